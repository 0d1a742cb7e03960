import {defineCommands} from '../schema';

/** Commands for the BLS key of a validator. */
export default defineCommands([
  {
    path: ['create-bls-key'],
    usage: 'create-bls-key',
    purpose: 'Makes a BLS key for a validator that has none.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/create_bls_key.go'},
  },
  {
    path: ['generate-bls-pop'],
    usage: 'generate-bls-pop',
    purpose: 'Writes a file that proves that you hold the BLS key; a new validator needs it.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/generate_bls_pop.go'},
  },
  {
    path: ['migrate-bls-key'],
    usage: 'migrate-bls-key',
    purpose: 'Moves the BLS key out of an old `priv_validator_key.json` into a file of its own.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
      {
        name: 'no-bls-password',
        type: 'bool',
        default: 'false',
        meaning: 'Uses an empty password for the BLS key, so whoever reads the file has the key.',
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/migrate_bls_key.go'},
  },
  {
    path: ['show-bls-key'],
    usage: 'show-bls-key',
    purpose: "Prints the validator's BLS public key.",
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/show_bls_key.go'},
  },
  {
    path: ['verify-validator-bls-key'],
    usage: 'verify-validator-bls-key <validator-address>',
    purpose: 'Compares the local BLS key with the one that the chain knows for a validator.',
    args: [
      {name: 'validator-address', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Folder with configuration, keys and data.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/verify_val_bls_key.go'},
  },
]);

import {defineCommands} from '../schema';

/** Commands for the BLS key of a validator. */
export default defineCommands([
  {
    path: ['create-bls-key'],
    usage: 'create-bls-key',
    purpose: 'Creates a BLS key for a validator that does not have one.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/create_bls_key.go'},
  },
  {
    path: ['generate-bls-pop'],
    usage: 'generate-bls-pop',
    purpose:
      'Creates the file with the proof of possession of the BLS key, which a new validator needs.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/generate_bls_pop.go'},
  },
  {
    path: ['migrate-bls-key'],
    usage: 'migrate-bls-key',
    purpose: 'Migrates the BLS key from an old `priv_validator_key.json` to its own file.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
      {
        name: 'no-bls-password',
        type: 'bool',
        default: 'false',
        meaning:
          'Uses an empty password for the BLS key, so anyone who can read the file can use the key.',
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
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/show_bls_key.go'},
  },
  {
    path: ['verify-validator-bls-key'],
    usage: 'verify-validator-bls-key <validator-address>',
    purpose: 'Compares the local BLS key with the key registered on the chain for a validator.',
    args: [
      {name: 'validator-address', meaning: 'Validator address (`bbnvaloper1…`).', required: true},
    ],
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/verify_val_bls_key.go'},
  },
]);

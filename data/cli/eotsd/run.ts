import {defineCommands} from '../schema';

/** Commands that set up and run the daemon. */
export default defineCommands([
  {
    path: ['init'],
    usage: 'init',
    purpose: 'Creates the home directory and the configuration.',
    flags: [
      {
        name: 'force',
        type: 'bool',
        default: 'false',
        meaning: 'Overwrites an existing configuration.',
      },
    ],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/init.go'},
  },
  {
    path: ['start'],
    usage: 'start',
    purpose: 'Runs the daemon that holds EOTS keys and signs votes.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.eotsd',
        meaning: 'Directory with configuration, keys and data.',
      },
      {
        name: 'rpc-listener',
        type: 'string',
        default: '',
        meaning: 'Address on which the daemon listens.',
      },
    ],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/start.go'},
  },
  {
    path: ['backup'],
    usage: 'backup',
    purpose: 'Copies the database while the daemon is running.',
    flags: [
      {
        name: 'db-path',
        type: 'string',
        default: '',
        meaning:
          'Path of the database. Its value is not used, because the daemon copies the database that it has open.',
        required: true,
      },
      {
        name: 'backup-dir',
        type: 'string',
        default: '',
        meaning: 'Directory for the copy.',
        required: true,
      },
      {
        name: 'rpc-client',
        type: 'string',
        default: '',
        meaning: 'Address of the running eotsd.',
        required: true,
      },
    ],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/backup.go'},
    note: 'The command fails if the daemon has an HMAC key, because it cannot send one. The copy does not include the keyring.',
  },
  {
    path: ['unlock'],
    usage: 'unlock',
    purpose: 'Loads a key into the running daemon with its passphrase.',
    flags: [
      {
        name: 'eots-pk',
        type: 'string',
        default: '',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
      {
        name: 'rpc-client',
        type: 'string',
        default: '',
        meaning: 'Address of the running eotsd.',
        required: true,
      },
      {
        name: 'home',
        type: 'string',
        default: '',
        meaning:
          'Directory with the `eotsd.conf` from which the HMAC key is read, unless `HMAC_KEY` is set.',
      },
    ],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/unlock.go'},
    note: 'If `eotsd start` runs in a terminal, eotsd ignores this passphrase and prompts for it in its own terminal. Start it as a service, or with `< /dev/null`.',
  },
  {
    path: ['unsafe-rollback'],
    usage: 'unsafe-rollback',
    purpose: 'Rolls back the signing record so that heights can be signed again.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.eotsd',
        meaning: 'Directory with configuration, keys and data.',
        required: true,
      },
      {
        name: 'eots-pk',
        type: 'string',
        default: '',
        meaning: 'EOTS public key of the finality provider as hex.',
        required: true,
      },
      {
        name: 'chain-id',
        type: 'string',
        default: '',
        meaning: 'ID of the chain whose record is rolled back.',
        required: true,
      },
      {
        name: 'rollback-until-height',
        type: 'uint64',
        default: '0',
        meaning: 'First height whose record is deleted, together with all heights above it.',
        required: true,
      },
    ],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/store.go'},
    note: 'Heights that already have a vote can then be signed twice, which reveals the private key and gets the stake slashed. The daemon must be stopped.',
  },
  {
    path: ['version'],
    aliases: ['v'],
    usage: 'version',
    purpose: "Prints the program's version.",
  },
]);

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
      {
        name: 'home',
        type: 'string',
        default: '~/.fpd',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/daemon/init.go'},
  },
  {
    path: ['start'],
    usage: 'start',
    purpose: 'Runs the finality provider daemon.',
    flags: [
      {
        name: 'eots-pk',
        type: 'string',
        default: '',
        meaning:
          'EOTS public key of the finality provider as hex. Needed only if the database has more than one provider.',
      },
      {
        name: 'rpc-listener',
        type: 'string',
        default: '',
        meaning: 'Address on which the daemon listens.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.fpd',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/daemon/start.go'},
    note: 'fpd ignores SIGTERM and Ctrl-C. Stop it with SIGKILL, which leaves the database intact; systemd does this after `TimeoutStopSec`.',
  },
  {
    path: ['get-info'],
    aliases: ['gi'],
    usage: 'get-info',
    purpose: 'Shows the version of the running daemon.',
    flags: [
      {
        name: 'daemon-address',
        type: 'string',
        default: '127.0.0.1:12581',
        meaning: 'Address of the running daemon.',
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/common/common_cmd.go'},
  },
  {
    path: ['backup'],
    aliases: ['bkp'],
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
        name: 'daemon-address',
        type: 'string',
        default: '',
        meaning: 'Address of the running daemon.',
        required: true,
      },
    ],
    source: {id: 'FP', path: 'finality-provider/cmd/fpd/common/backup.go'},
  },
  {
    path: ['version'],
    aliases: ['v'],
    usage: 'version',
    purpose: "Prints the program's version.",
  },
]);

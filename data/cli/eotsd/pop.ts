import {defineCommands, type CliFlag} from '../schema';

/** Locations of the two keys; each of them signs the proof. */
const keys: readonly CliFlag[] = [
  {
    name: 'home',
    type: 'string',
    default: '~/.eotsd',
    meaning: 'Directory with configuration, keys and data.',
  },
  {
    name: 'key-name',
    type: 'string',
    default: '',
    meaning: 'Name of the EOTS key. Pass it or `--eots-pk`, which takes precedence.',
  },
  {
    name: 'eots-pk',
    type: 'string',
    default: '',
    meaning: 'EOTS public key of the finality provider as hex.',
  },
  {
    name: 'keyring-backend',
    type: 'string',
    default: 'test',
    meaning:
      'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
    values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
  },
  {
    name: 'baby-home',
    type: 'string',
    default: '',
    meaning:
      'Directory that contains the keyring of the BABY key. Defaults to the working directory.',
  },
  {
    name: 'baby-key-name',
    type: 'string',
    default: '',
    meaning: 'Name of the BABY key.',
    required: true,
  },
  {
    name: 'baby-keyring-backend',
    type: 'string',
    default: 'test',
    meaning:
      'Keyring backend of the BABY key. `test` stores it unencrypted: never use it for a key that controls real funds.',
    values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
  },
];

const outputFile: CliFlag = {
  name: 'output-file',
  type: 'string',
  default: '',
  meaning: 'File to which the result is written, in addition to being printed.',
};

/** Commands for proofs of possession. */
export default defineCommands([
  {
    path: ['pop'],
    usage: 'pop <command>',
    purpose: 'Creates and verifies proofs that link an EOTS key to a BABY key.',
    group: true,
  },
  {
    path: ['pop', 'export'],
    usage: 'pop export',
    purpose: 'Creates the proof that links an EOTS key to a BABY key.',
    flags: [...keys, outputFile],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/pop.go, eotsmanager/localmanager.go'},
    note: 'The command signs only with an EOTS key in the `test` backend: a key in `file` stays locked, because `eotsd unlock` unlocks it only for the daemon. Stop eotsd first, because the command opens its database.',
  },
  {
    path: ['pop', 'validate'],
    usage: 'pop validate <file>',
    purpose: 'Verifies a proof of possession.',
    args: [{name: 'file', meaning: 'File with the proof.', required: true}],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/pop.go'},
  },
  {
    path: ['pop', 'delete'],
    usage: 'pop delete',
    purpose: 'Signs a request to remove a proof of possession.',
    flags: [
      ...keys,
      {
        name: 'message',
        type: 'string',
        default: '',
        meaning: 'Message to sign; escape sequences such as `\\n` are interpreted.',
        required: true,
      },
      outputFile,
    ],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/pop.go'},
    note: 'Stop eotsd first, because the command opens its database.',
  },
]);

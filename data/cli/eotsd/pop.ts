import {defineCommands} from '../schema';

/** Commands for proofs of possession. */
export default defineCommands([
  {
    path: ['pop'],
    usage: 'pop <command>',
    purpose: 'Makes and checks proofs that tie an EOTS key to a BABY key.',
    group: true,
  },
  {
    path: ['pop', 'export'],
    usage: 'pop export',
    purpose: 'Writes the proof that ties an EOTS key to a BABY key.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.eotsd',
        meaning: 'Folder with configuration, keys and data.',
      },
      {name: 'key-name', type: 'string', default: '', meaning: 'Name of the key.'},
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
          'Where keys are kept. `test` keeps them unencrypted: never for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'baby-home',
        type: 'string',
        default: '',
        meaning: 'Home folder of the BABY key; empty is the same as `--home`.',
      },
      {name: 'baby-key-name', type: 'string', default: '', meaning: 'Name of the BABY key.'},
      {
        name: 'baby-keyring-backend',
        type: 'string',
        default: 'test',
        meaning:
          'Where the BABY key is kept. `test` keeps it unencrypted: never for a key that holds value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'output-file',
        type: 'string',
        default: '',
        meaning: 'File for the result; empty prints it.',
      },
    ],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/pop.go'},
  },
  {
    path: ['pop', 'validate'],
    usage: 'pop validate <file>',
    purpose: 'Checks such a proof.',
    args: [{name: 'file', meaning: 'File with the proof.', required: true}],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/pop.go'},
  },
  {
    path: ['pop', 'delete'],
    usage: 'pop delete',
    purpose: 'Signs the request that removes such a proof.',
    flags: [
      {
        name: 'home',
        type: 'string',
        default: '~/.eotsd',
        meaning: 'Folder with configuration, keys and data.',
      },
      {name: 'key-name', type: 'string', default: '', meaning: 'Name of the key.'},
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
          'Where keys are kept. `test` keeps them unencrypted: never for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'baby-home',
        type: 'string',
        default: '',
        meaning: 'Home folder of the BABY key; empty is the same as `--home`.',
      },
      {name: 'baby-key-name', type: 'string', default: '', meaning: 'Name of the BABY key.'},
      {
        name: 'baby-keyring-backend',
        type: 'string',
        default: 'test',
        meaning:
          'Where the BABY key is kept. `test` keeps it unencrypted: never for a key that holds value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {name: 'message', type: 'string', default: '', meaning: 'Text to sign.'},
      {
        name: 'output-file',
        type: 'string',
        default: '',
        meaning: 'File for the result; empty prints it.',
      },
    ],
    source: {id: 'FP', path: 'eotsmanager/cmd/eotsd/daemon/pop.go'},
  },
]);

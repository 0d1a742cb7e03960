import {defineCommands} from '../schema';

/** Commands that need no running stakerd. */
export default defineCommands([
  {
    path: ['admin'],
    aliases: ['ad'],
    usage: 'admin <command>',
    purpose: 'Commands that need no running stakerd.',
    group: true,
    source: {id: 'STK', path: 'cmd/stakercli/admin/admin.go'},
  },
  {
    path: ['admin', 'dump-config'],
    aliases: ['dc'],
    usage: 'admin dump-config',
    purpose: 'Writes a configuration file with defaults.',
    flags: [
      {
        name: 'config-file-dir',
        type: 'string',
        default: '~/.stakerd/stakerd.conf',
        meaning: 'Path of the configuration file.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/admin/admin.go'},
  },
  {
    path: ['admin', 'create-keyring'],
    aliases: ['ck'],
    usage: 'admin create-keyring',
    purpose: 'Makes a BABY key for stakerd.',
    flags: [
      {name: 'key-name', type: 'string', default: 'node0', meaning: 'Name of the key.'},
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'file',
        meaning:
          'Where keys are kept. `test` keeps them unencrypted: never for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'chain-id',
        type: 'string',
        default: 'chain-test',
        meaning: 'Chain id with which the key store is made.',
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '<babylon home>',
        meaning: 'Folder of the keys, where it is not the home folder.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/admin/admin.go'},
  },
  {
    path: ['admin', 'migrate-tracked-transactions'],
    aliases: ['mtt'],
    usage: 'admin migrate-tracked-transactions',
    purpose: 'Brings the database into the form of v0.16 and later.',
    flags: [
      {
        name: 'config-file-dir',
        type: 'string',
        default: '~/.stakerd/stakerd.conf',
        meaning: 'Path of the configuration file.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/admin/admin.go'},
  },
]);

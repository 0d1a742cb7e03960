import {defineCommands} from '../schema';

/** Commands that need no running stakerd. */
export default defineCommands([
  {
    path: ['admin'],
    aliases: ['ad'],
    usage: 'admin <command>',
    purpose: 'Commands that do not need a running stakerd.',
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
    purpose: 'Creates a BABY key for stakerd.',
    flags: [
      {name: 'key-name', type: 'string', default: 'node0', meaning: 'Name of the key.'},
      {
        name: 'keyring-backend',
        type: 'string',
        default: 'file',
        meaning:
          'Keyring backend. `test` stores keys unencrypted: never use it for keys that hold value.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'chain-id',
        type: 'string',
        default: 'chain-test',
        meaning: 'Chain ID with which the keyring is created.',
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '~/.stakerd',
        meaning: 'Folder of the keyring.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/admin/admin.go'},
    note: 'A second run with the same name replaces the key without asking, and no seed phrase is printed: the old account is lost.',
  },
  {
    path: ['admin', 'migrate-tracked-transactions'],
    aliases: ['mtt'],
    usage: 'admin migrate-tracked-transactions',
    purpose: 'Migrates the database to the format of v0.16 and later.',
    flags: [
      {
        name: 'config-file-dir',
        type: 'string',
        default: '~/.stakerd/stakerd.conf',
        meaning:
          'Leave it out: with it, the configuration cannot be loaded, and the database in the default folder is migrated.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/admin/admin.go'},
    note: 'Stop stakerd and copy its database first. The command reads `~/.stakerd/stakerd.conf`.',
  },
]);

import {defineCommands} from '../schema';

/** Commands that don't need a running stakerd. */
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
          'Keyring backend. `test` stores keys unencrypted: never use it for keys that control real funds.',
        values: ['os', 'file', 'kwallet', 'pass', 'test', 'memory'],
      },
      {
        name: 'chain-id',
        type: 'string',
        default: 'chain-test',
        meaning: 'Chain ID used to create the keyring.',
      },
      {
        name: 'keyring-dir',
        type: 'string',
        default: '~/.stakerd',
        meaning: 'Keyring directory.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/admin/admin.go'},
    note: 'If you run the command again with the same name, it replaces the key without asking. It prints no seed phrase, so the old account is lost.',
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
          'Do not use it: with this flag, the command cannot load the configuration and migrates the database in the default directory.',
      },
    ],
    source: {id: 'STK', path: 'cmd/stakercli/admin/admin.go'},
    note: 'Stop stakerd and copy its database first. The command reads `~/.stakerd/stakerd.conf`.',
  },
]);

import {defineCli} from '../schema';

export default defineCli({
  binary: 'covd',
  title: 'covd',
  purpose: 'Signs as a member of the covenant committee.',
  framework: 'urfave',
  versions: 'main as of 2026-06-24',
  source: {id: 'COV', path: 'cmd/covd'},
  asOf: '2026-03-26',
  commands: [
    {
      path: ['start'],
      usage: 'start',
      purpose: 'Runs the covenant emulator.',
      flags: [
        {
          name: 'home',
          type: 'string',
          default: '~/.covd',
          meaning: 'Directory with configuration, keys and data.',
        },
      ],
      source: {id: 'COV', path: 'cmd/covd/start.go'},
    },
    {
      path: ['create-key'],
      aliases: ['ck'],
      usage: 'create-key',
      purpose: 'Creates the BABY key that pays for submissions.',
      flags: [
        {
          name: 'chain-id',
          type: 'string',
          default: 'chain-test',
          meaning: 'Chain ID used to create the keyring.',
        },
        {
          name: 'key-name',
          type: 'string',
          default: '',
          meaning: 'Name of the key.',
          required: true,
        },
        {
          name: 'passphrase',
          type: 'string',
          default: '',
          meaning:
            'Passphrase that encrypts the key. Used with the `file` backend, not with `test`.',
        },
        {
          name: 'hd-path',
          type: 'string',
          default: '',
          meaning: 'Derivation path of the key (BIP 44).',
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
          name: 'home',
          type: 'string',
          default: '~/.covd',
          meaning: 'Directory with configuration, keys and data.',
        },
      ],
      source: {id: 'COV', path: 'cmd/covd/key.go'},
      note: 'The command requires covd.conf and writes `Key` and `KeyringBackend` to it. If you run it again with the same name, it replaces the key without asking. It prints no seed phrase, so the old account is lost.',
    },
    {
      path: ['show-key'],
      aliases: ['sk'],
      usage: 'show-key',
      purpose: 'Shows the public key and the address of the BABY key.',
      flags: [
        {
          name: 'chain-id',
          type: 'string',
          default: 'chain-test',
          meaning: 'Chain ID that was used to create the keyring.',
        },
        {
          name: 'key-name',
          type: 'string',
          default: '',
          meaning: 'Name of the key.',
          required: true,
        },
        {
          name: 'passphrase',
          type: 'string',
          default: '',
          meaning: 'Passphrase of the key, for the `file` backend.',
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
          name: 'home',
          type: 'string',
          default: '~/.covd',
          meaning: 'Directory with configuration, keys and data.',
        },
      ],
      source: {id: 'COV', path: 'cmd/covd/key.go'},
    },
    {
      path: ['init'],
      usage: 'init',
      purpose: 'Creates the home directory and the configuration.',
      flags: [
        {
          name: 'home',
          type: 'string',
          default: '~/.covd',
          meaning: 'Directory with configuration, keys and data.',
        },
        {
          name: 'force',
          type: 'bool',
          default: 'false',
          meaning: 'Overwrites an existing configuration.',
        },
      ],
      source: {id: 'COV', path: 'cmd/covd/init.go'},
    },
  ],
  files: [
    {path: '<home>/covd.conf', meaning: 'Configuration.'},
    {path: '<home>/logs/covd.log', meaning: 'Log.'},
  ],
  ports: [{port: 2112, meaning: 'Prometheus metrics.'}],
});

import {defineCommands} from '../schema';

/** `babylond config`. */
export default defineCommands([
  {
    path: ['config'],
    usage: 'config <command>',
    purpose: 'Reads and changes configuration files.',
    group: true,
    source: {id: 'COS', path: 'tools/confix/cmd at tools/confix/v0.1.2'},
  },
  {
    path: ['config', 'diff'],
    usage: 'config diff <target-version> [app-toml-path]',
    purpose: 'Shows how a file differs from the defaults of a version.',
    args: [
      {
        name: 'target-version',
        meaning: 'Version of the Cosmos SDK to compare with: `v0.45`, `v0.46`, `v0.47` or `v0.50`.',
        required: true,
      },
      {
        name: 'app-toml-path',
        meaning: 'Path of the file; defaults to `app.toml` in the home directory.',
        required: false,
      },
    ],
    source: {id: 'COS', path: 'tools/confix/cmd at tools/confix/v0.1.2'},
  },
  {
    path: ['config', 'get'],
    usage: 'config get <config> <key>',
    purpose: 'Prints one value.',
    args: [
      {name: 'config', meaning: 'File: `app`, `client` or `config`.', required: true},
      {name: 'key', meaning: 'Key with its section, such as `api.enable`.', required: true},
    ],
    source: {id: 'COS', path: 'tools/confix/cmd at tools/confix/v0.1.2'},
  },
  {
    path: ['config', 'home'],
    usage: 'config home',
    purpose: 'Prints the home directory.',
    source: {id: 'COS', path: 'tools/confix/cmd at tools/confix/v0.1.2'},
  },
  {
    path: ['config', 'migrate'],
    usage: 'config migrate <target-version> [app-toml-path]',
    purpose: 'Migrates a file to the format of a newer version.',
    args: [
      {
        name: 'target-version',
        meaning: 'Version of the Cosmos SDK to migrate to: `v0.45`, `v0.46`, `v0.47` or `v0.50`.',
        required: true,
      },
      {
        name: 'app-toml-path',
        meaning: 'Path of the file; defaults to `app.toml` in the home directory.',
        required: false,
      },
    ],
    flags: [
      {
        name: 'skip-validate',
        type: 'bool',
        default: 'false',
        meaning: 'Does not check the result.',
      },
      {
        name: 'stdout',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the result and leaves the file unchanged.',
      },
      {name: 'verbose', type: 'bool', default: 'false', meaning: 'Reports the changes.'},
    ],
    source: {id: 'COS', path: 'tools/confix/cmd at tools/confix/v0.1.2'},
  },
  {
    path: ['config', 'set'],
    usage: 'config set <config> <key> <value>',
    purpose: 'Changes one value.',
    args: [
      {name: 'config', meaning: 'File: `app`, `client` or `config`.', required: true},
      {name: 'key', meaning: 'Key with its section, such as `api.enable`.', required: true},
      {name: 'value', meaning: 'New value.', required: true},
    ],
    flags: [
      {
        name: 'skip-validate',
        shorthand: 's',
        type: 'bool',
        default: 'false',
        meaning: 'Does not check the result.',
      },
      {
        name: 'stdout',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the result and leaves the file unchanged.',
      },
      {
        name: 'verbose',
        shorthand: 'v',
        type: 'bool',
        default: 'false',
        meaning: 'Reports the changes.',
      },
    ],
    source: {id: 'COS', path: 'tools/confix/cmd at tools/confix/v0.1.2'},
  },
  {
    path: ['config', 'view'],
    usage: 'config view <config>',
    purpose: 'Prints a complete file.',
    args: [{name: 'config', meaning: 'File: `app`, `client` or `config`.', required: true}],
    flags: [
      {
        name: 'output-format',
        type: 'string',
        default: 'toml',
        meaning: 'Output format.',
        values: ['json', 'toml'],
      },
    ],
    source: {id: 'COS', path: 'tools/confix/cmd at tools/confix/v0.1.2'},
  },
]);

import {defineCommands} from '../schema';

/** Commands that show information about the program and the node. */
export default defineCommands([
  {
    path: ['completion'],
    usage: 'completion',
    purpose: 'Prints a shell completion script.',
    flags: [
      {
        name: 'zsh',
        type: 'bool',
        default: 'false',
        meaning: 'Prints the script for zsh instead of bash.',
      },
    ],
    hidden: true,
    source: {id: 'BBN', path: 'cmd/babylond/cmd/root.go'},
  },
  {
    path: ['help'],
    usage: 'help [command]...',
    purpose: 'Prints help for a command.',
    args: [
      {name: 'command', meaning: 'Command to print help for.', required: false, repeated: true},
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/root.go'},
  },
  {
    path: ['status'],
    usage: 'status',
    purpose: 'Prints the version, network, height and validator of a node.',
    flags: [
      {
        name: 'node',
        shorthand: 'n',
        type: 'string',
        default: 'tcp://localhost:26657',
        meaning: 'RPC address of the node to query, as `tcp://host:port` or `https://host:port`.',
      },
      {
        name: 'output',
        shorthand: 'o',
        type: 'string',
        default: 'json',
        meaning: 'Output format.',
        values: ['text', 'json'],
      },
    ],
    source: {id: 'COS', path: 'server/cmt_cmds.go'},
  },
  {
    path: ['version'],
    usage: 'version',
    purpose: "Prints the program's version.",
    flags: [
      {
        name: 'long',
        type: 'bool',
        default: 'false',
        meaning:
          'Also prints the commit, the build tags, and the versions of Go and of all dependencies.',
      },
      {
        name: 'output',
        shorthand: 'o',
        type: 'string',
        default: 'text',
        meaning: 'Output format with `--long`; without `--long`, only the version is printed.',
        values: ['text', 'json'],
      },
    ],
    source: {id: 'COS', path: 'version/command.go'},
  },
]);

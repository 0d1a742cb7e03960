import {defineCommands} from '../schema';

/** Commands for the stored state. */
export default defineCommands([
  {
    path: ['export'],
    usage: 'export',
    purpose: 'Prints the state of the chain as a genesis file.',
    flags: [
      {
        name: 'for-zero-height',
        type: 'bool',
        default: 'false',
        meaning:
          'Meant to prepare the state for a new chain that starts at height 0. Fails on every chain that has a validator, with `panic: validator does not exist`.',
      },
      {
        name: 'height',
        type: 'int64',
        default: '-1',
        meaning: 'Block whose state is exported; -1 is the latest.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
      {
        name: 'jail-allowed-addrs',
        type: 'strings',
        default: '',
        meaning:
          'Used with `--for-zero-height`: operator addresses of validators, separated by commas. All other validators are jailed in the export; without the flag, none are jailed.',
      },
      {
        name: 'modules-to-export',
        type: 'strings',
        default: '',
        meaning: 'Modules to export, separated by commas; defaults to all modules.',
      },
      {
        name: 'output-document',
        type: 'string',
        default: '',
        meaning:
          'Output file; by default, the state is printed to standard output, after log lines.',
      },
    ],
    source: {id: 'COS', path: 'server/export.go'},
  },
  {
    path: ['module-hash-by-height'],
    usage: 'module-hash-by-height <height>',
    purpose: 'Prints the hash of each module at a height, to find where two nodes differ.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['query'],
    source: {id: 'COS', path: 'server/module_hash.go'},
    note: 'Stop the node first, because the command opens its database. Of the query flags, only `--output` has an effect. If `config/bls_key.json` is missing, the command creates a new BLS key.',
  },
  {
    path: ['module-sizes'],
    usage: 'module-sizes <path-to-db>',
    purpose: 'Adds up the size of each module’s data in a database.',
    args: [{name: 'path-to-db', meaning: 'Database directory.', required: true}],
    flags: [
      {
        name: 'print-interval',
        type: 'int',
        default: '100000',
        meaning: 'Reports progress after this many keys.',
      },
    ],
    source: {id: 'BBN', path: 'cmd/babylond/cmd/sizes_cmd.go'},
  },
  {
    path: ['rollback'],
    usage: 'rollback',
    purpose: 'Rolls back the state of the last block.',
    flags: [
      {
        name: 'hard',
        type: 'bool',
        default: 'false',
        meaning: 'Also removes the last block, not only its state.',
      },
      {
        name: 'home',
        type: 'string',
        default: '~/.babylond',
        meaning: 'Directory with configuration, keys and data.',
      },
    ],
    flagSets: ['blsPassword'],
    source: {id: 'COS', path: 'server/rollback.go'},
    note: 'Stop the node first. On a validator, leave `priv_validator_state.json` as it is: it prevents a second, different signature at the same height. If `config/bls_key.json` is missing, the command creates a new BLS key.',
  },
]);

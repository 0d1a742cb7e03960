import {defineCommands} from '../schema';

/** Queries that don't belong to a module. */
export default defineCommands([
  {
    path: ['query'],
    aliases: ['q'],
    usage: 'query <command>',
    purpose: 'Queries a node for information about the chain and its state.',
    persistentFlagSets: ['chain'],
    group: true,
    source: {id: 'COS', path: 'client/rpc'},
  },
  {
    path: ['query', 'block'],
    usage: 'query block [height|hash]',
    purpose: 'Shows a block by height or hash.',
    args: [
      {
        name: 'height|hash',
        meaning:
          'Height, or hash as hex. Defaults to the latest block, in which case a line of text precedes the JSON.',
        required: false,
      },
    ],
    flags: [
      {
        name: 'type',
        type: 'string',
        default: 'hash',
        meaning: 'Type of the argument; a height needs `--type height`.',
        values: ['height', 'hash'],
      },
    ],
    flagSets: ['query'],
    source: {id: 'COS', path: 'client/rpc'},
  },
  {
    path: ['query', 'block-results'],
    usage: 'query block-results [height]',
    purpose: 'Shows the results of a block’s transactions.',
    args: [
      {
        name: 'height',
        meaning:
          'Block height. Defaults to the latest block, in which case a line of text precedes the JSON.',
        required: false,
      },
    ],
    flagSets: ['query'],
    source: {id: 'COS', path: 'client/rpc'},
  },
  {
    path: ['query', 'blocks'],
    usage: 'query blocks',
    purpose: 'Finds blocks by their events.',
    flags: [
      {
        name: 'limit',
        type: 'int64',
        default: '100',
        meaning: 'Maximum number of entries in one response.',
      },
      {
        name: 'order_by',
        type: 'string',
        default: '',
        meaning: 'Sort order.',
        values: ['asc', 'desc'],
      },
      {name: 'page', type: 'int64', default: '1', meaning: 'Page to show, counted from 1.'},
      {
        name: 'query',
        type: 'string',
        default: '',
        required: true,
        meaning:
          'Conditions on heights or on events of the blocks themselves, such as `block.height>100 AND block.height<110`. To search for transaction events, use `query txs`.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'COS', path: 'client/rpc'},
  },
  {
    path: ['query', 'comet-validator-set'],
    aliases: ['cometbft-validator-set', 'tendermint-validator-set'],
    usage: 'query comet-validator-set [height]',
    purpose: 'Lists the consensus validators at a height.',
    args: [{name: 'height', meaning: 'Block height; defaults to the latest.', required: false}],
    flags: [
      {
        name: 'limit',
        type: 'int64',
        default: '100',
        meaning: 'Maximum number of entries in one response.',
      },
      {
        name: 'node',
        type: 'string',
        default: 'tcp://localhost:26657',
        meaning: 'RPC address of the node to query, as `tcp://host:port` or `https://host:port`.',
      },
      {
        name: 'output',
        shorthand: 'o',
        type: 'string',
        default: 'text',
        meaning: 'Output format.',
        values: ['text', 'json'],
      },
      {name: 'page', type: 'int64', default: '1', meaning: 'Page to show, counted from 1.'},
    ],
    source: {id: 'COS', path: 'client/rpc'},
  },
  {
    path: ['query', 'tx'],
    usage: 'query tx <hash|acc_seq|signature>',
    purpose: 'Shows a transaction by hash, by signature, or by address and sequence.',
    args: [
      {
        name: 'hash|acc_seq|signature',
        meaning: 'Hash, signature, or address and sequence as `address/sequence`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'type',
        type: 'string',
        default: 'hash',
        meaning: 'Type of the argument.',
        values: ['hash', 'acc_seq', 'signature'],
      },
    ],
    flagSets: ['query'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
  },
  {
    path: ['query', 'txs'],
    usage: 'query txs',
    purpose: 'Finds transactions by their events.',
    flags: [
      {
        name: 'limit',
        type: 'int64',
        default: '100',
        meaning: 'Maximum number of entries in one response.',
      },
      {
        name: 'order_by',
        type: 'string',
        default: '',
        meaning: 'Sort order.',
        values: ['asc', 'desc'],
      },
      {name: 'page', type: 'int64', default: '1', meaning: 'Page to show, counted from 1.'},
      {
        name: 'query',
        type: 'string',
        default: '',
        required: true,
        meaning:
          "Conditions on events, such as `message.sender='bbn1…' AND tx.height>1`. All conditions except those on the height must match the same event.",
      },
    ],
    flagSets: ['query'],
    source: {id: 'COS', path: 'x/auth/client/cli'},
  },
  {
    path: ['query', 'wait-tx'],
    aliases: ['event-query-tx-for'],
    usage: 'query wait-tx [hash]',
    purpose: 'Waits until a transaction is in a block, and shows its result.',
    args: [
      {
        name: 'hash',
        meaning:
          'Hash of the transaction. If you omit it, the command reads the output of a `tx` command from standard input.',
        required: false,
      },
    ],
    flags: [
      {
        name: 'timeout',
        type: 'duration',
        default: '15s',
        meaning: 'How long to wait for the transaction.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'COS', path: 'client/rpc'},
  },
]);

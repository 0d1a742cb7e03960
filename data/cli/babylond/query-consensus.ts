import {defineCommands} from '../schema';

/** `babylond query consensus`. */
export default defineCommands([
  {
    path: ['query', 'consensus'],
    usage: 'query consensus <command>',
    purpose: 'Queries about consensus.',
    group: true,
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['query', 'consensus', 'comet'],
    usage: 'query consensus comet <command>',
    purpose: 'Queries CometBFT through the application.',
    group: true,
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['query', 'consensus', 'comet', 'block-by-height'],
    usage: 'query consensus comet block-by-height <height>',
    purpose: 'Shows a block.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['query', 'consensus', 'comet', 'block-latest'],
    usage: 'query consensus comet block-latest',
    purpose: 'Shows the latest block.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['query', 'consensus', 'comet', 'node-info'],
    usage: 'query consensus comet node-info',
    purpose: 'Shows information about the node and its version.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['query', 'consensus', 'comet', 'syncing'],
    usage: 'query consensus comet syncing',
    purpose: 'Shows whether the node is catching up.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['query', 'consensus', 'comet', 'validator-set'],
    aliases: [
      'validator-set-latest',
      'comet-validator-set',
      'cometbft-validator-set',
      'tendermint-validator-set',
    ],
    usage: 'query consensus comet validator-set',
    purpose: 'Lists the current consensus validators.',
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['query', 'consensus', 'comet', 'validator-set-by-height'],
    usage: 'query consensus comet validator-set-by-height <height>',
    purpose: 'Lists the consensus validators at a height.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/consensus'},
  },
  {
    path: ['query', 'consensus', 'params'],
    usage: 'query consensus params',
    purpose: 'Shows the consensus parameters, such as block limits.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/consensus'},
  },
]);

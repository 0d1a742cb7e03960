import {defineTerms} from './schema';

const DEVELOPERS = '/developers/';

/** Terms about APIs. */
export default defineTerms({
  'cometbft-rpc': {
    term: 'CometBFT RPC',
    definition:
      'A node interface for querying blocks, transactions and events, and for broadcasting transactions.',
    see: ['cometbft', 'grpc', 'rest-api'],
    page: DEVELOPERS,
  },
  grpc: {
    term: 'gRPC',
    definition:
      'A protocol for remote procedure calls with typed messages. Nodes use it to serve queries about the chain’s state.',
    see: ['rest-api'],
    page: DEVELOPERS,
  },
  'rest-api': {
    term: 'REST API',
    also: ['LCD', 'REST endpoint'],
    definition:
      'A node’s HTTP interface for queries, which returns JSON. Large integers are returned as strings so that they are not rounded.',
    see: ['grpc'],
    page: DEVELOPERS,
  },
  'staking-api': {
    term: 'Staking API',
    also: ['staking API'],
    definition:
      'A web service that lists stakes, finality providers and statistics. It reads an index of the chain and can lag behind it.',
    see: ['staking-indexer', 'staking-site'],
    page: DEVELOPERS,
  },
  'staking-indexer': {
    term: 'staking indexer',
    also: ['indexer'],
    definition:
      'The service that follows both chains and stores the state of every stake in a database. It also tracks steps on Bitcoin that the chain does not record.',
    see: ['delegation-state'],
    page: DEVELOPERS,
  },
});

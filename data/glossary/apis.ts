import {defineTerms} from './schema';

const DEVELOPERS = '/developers/';

/** Words of those who read the chain by program. */
export default defineTerms({
  'cometbft-rpc': {
    term: 'CometBFT RPC',
    definition:
      'The interface of a node for blocks, transactions and events, and for sending a transaction.',
    see: ['cometbft', 'grpc', 'rest-api'],
    page: DEVELOPERS,
  },
  grpc: {
    term: 'gRPC',
    definition:
      'A protocol for calls between programs, with typed messages. Every node answers queries about the chain’s state by it.',
    see: ['rest-api'],
    page: DEVELOPERS,
  },
  'rest-api': {
    term: 'REST API',
    also: ['LCD', 'REST endpoint'],
    definition:
      'The web form of a node’s queries: plain addresses that answer in JSON. Large whole numbers come as text, so that none is rounded.',
    see: ['grpc'],
    page: DEVELOPERS,
  },
  'staking-api': {
    term: 'Staking API',
    also: ['staking API'],
    definition:
      'A web service with stakes, finality providers and statistics, ready to show. It is an index beside the chain and can lag.',
    see: ['staking-indexer', 'staking-site'],
    page: DEVELOPERS,
  },
  'staking-indexer': {
    term: 'staking indexer',
    also: ['indexer'],
    definition:
      'The service that follows both chains and keeps the state of every stake in a database. It knows steps on Bitcoin that the chain does not record.',
    see: ['delegation-state'],
    page: DEVELOPERS,
  },
});

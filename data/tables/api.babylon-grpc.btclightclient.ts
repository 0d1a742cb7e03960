import {defineTable} from '../schema';

/** Queries of the service babylon.btclightclient.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.btclightclient',
  title: 'Queries of btclightclient',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'Params',
      path: '/babylon/btclightclient/v1/params',
      query: '–',
      purpose: 'Addresses that may report headers; an empty list means anyone.',
    },
    {
      method: 'Hashes',
      path: '/babylon/btclightclient/v1/hashes',
      query: 'pagination.*',
      purpose:
        'Hashes of the headers that the chain keeps. Give pagination.limit: without any page parameter it fails.',
    },
    {
      method: 'Contains',
      path: '/babylon/btclightclient/v1/contains',
      query: 'hash',
      purpose: 'Whether the chain keeps a header. Over REST use ContainsBytes.',
    },
    {
      method: 'ContainsBytes',
      path: '/babylon/btclightclient/v1/containsBytes',
      query: 'hash',
      purpose:
        'The same, with the 32 bytes of the hash in base64, in the order that Bitcoin hashes them.',
    },
    {
      method: 'MainChain',
      path: '/babylon/btclightclient/v1/mainchain',
      query: 'pagination.*',
      purpose: 'Headers from the tip downwards, or from the base upwards with pagination.reverse.',
    },
    {
      method: 'Tip',
      path: '/babylon/btclightclient/v1/tip',
      query: '–',
      purpose:
        'The highest header, with its height: the Bitcoin height that rules of the chain use.',
    },
    {
      method: 'BaseHeader',
      path: '/babylon/btclightclient/v1/baseheader',
      query: '–',
      purpose: 'The header that the chain began with.',
    },
    {
      method: 'HeaderDepth',
      path: '/babylon/btclightclient/v1/depth/{hash}',
      query: '–',
      purpose: 'How many headers are on top of this one; an error if it is not on the main chain.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/btclightclient/v1/query.proto'},
  asOf: '2026-07-01',
});

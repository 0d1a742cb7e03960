import {defineTable} from '../schema';

/** Queries of the service babylon.btccheckpoint.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.btccheckpoint',
  title: 'Queries of btccheckpoint',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'Params',
      path: '/babylon/btccheckpoint/v1/params',
      query: '–',
      purpose:
        'Depths at which a checkpoint is confirmed and finalized, and the tag that marks it.',
    },
    {
      method: 'BtcCheckpointInfo',
      path: '/babylon/btccheckpoint/v1/{epoch_num}',
      query: '–',
      purpose:
        'Where the best submission of an epoch’s checkpoint lies on Bitcoin, and who reported it.',
    },
    {
      method: 'BtcCheckpointsInfo',
      path: '/babylon/btccheckpoint/v1',
      query: 'pagination.*',
      purpose: 'The same for all epochs.',
    },
    {
      method: 'EpochSubmissions',
      path: '/babylon/btccheckpoint/v1/{epoch_num}/submissions',
      query: '–',
      purpose:
        'All submissions that were reported for an epoch, as block hashes and transaction positions.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/btccheckpoint/v1/query.proto'},
  asOf: '2026-07-01',
});

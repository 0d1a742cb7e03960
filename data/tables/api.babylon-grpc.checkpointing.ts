import {defineTable} from '../schema';

/** Queries of the service babylon.checkpointing.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.checkpointing',
  title: 'Queries of checkpointing',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'RawCheckpointList',
      path: '/babylon/checkpointing/v1/raw_checkpoints/{status}',
      query: 'pagination.*',
      purpose: 'Checkpoints in one status.',
    },
    {
      method: 'RawCheckpoint',
      path: '/babylon/checkpointing/v1/raw_checkpoint/{epoch_num}',
      query: '–',
      purpose: 'The checkpoint of an epoch: block hash, aggregate signature, power, life so far.',
    },
    {
      method: 'RawCheckpoints',
      path: '/babylon/checkpointing/v1/raw_checkpoints',
      query: 'pagination.*',
      purpose: 'All checkpoints in the order of epochs.',
    },
    {
      method: 'BlsPublicKeyList',
      path: '/babylon/checkpointing/v1/bls_public_keys/{epoch_num}',
      query: 'pagination.*',
      purpose:
        'BLS keys and power of the validators of any epoch; all of them unless you give a limit.',
    },
    {
      method: 'EpochStatus',
      path: '/babylon/checkpointing/v1/epochs/{epoch_num}/status',
      query: '–',
      purpose: 'Status of an epoch’s checkpoint.',
    },
    {
      method: 'RecentEpochStatusCount',
      path: '/babylon/checkpointing/v1/epochs:status_count',
      query: 'epoch_count',
      purpose: 'How many of the last epochs are in each status.',
    },
    {
      method: 'LastCheckpointWithStatus',
      path: '/babylon/checkpointing/v1/last_raw_checkpoint/{status}',
      query: '–',
      purpose: 'The newest checkpoint that has reached at least a status.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/checkpointing/v1/query.proto'},
  asOf: '2026-07-01',
});

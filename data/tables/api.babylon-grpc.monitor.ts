import {defineTable} from '../schema';

/** Queries of the service babylon.monitor.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.monitor',
  title: 'Queries of monitor',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'EndedEpochBtcHeight',
      path: '/babylon/monitor/v1/epochs/{epoch_num}',
      query: '–',
      purpose: 'Bitcoin height when an epoch ended.',
    },
    {
      method: 'ReportedCheckpointBtcHeight',
      path: '/babylon/monitor/v1/checkpoints/{ckpt_hash}',
      query: '–',
      purpose: 'Bitcoin height when a checkpoint, named by its hash, was reported.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/monitor/v1/query.proto'},
  asOf: '2026-07-01',
});

import {defineTable} from '../schema';

/** Queries of the service babylon.epoching.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.epoching',
  title: 'Queries of epoching',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'Params',
      path: '/babylon/epoching/v1/params',
      query: '–',
      purpose: 'Length of an epoch, extra gas and least amount of queued requests.',
    },
    {
      method: 'EpochInfo',
      path: '/babylon/epoching/v1/epochs/{epoch_num}',
      query: '–',
      purpose: 'First and last block, and state, of an epoch.',
    },
    {
      method: 'EpochsInfo',
      path: '/babylon/epoching/v1/epochs',
      query: 'pagination.*',
      purpose: 'The same for all epochs.',
    },
    {
      method: 'CurrentEpoch',
      path: '/babylon/epoching/v1/current_epoch',
      query: '–',
      purpose: 'Number of the running epoch and height of its last block.',
    },
    {
      method: 'EpochMsgs',
      path: '/babylon/epoching/v1/epochs/{epoch_num}/messages',
      query: 'pagination.*',
      purpose: 'Requests that were queued in an epoch.',
    },
    {
      method: 'LatestEpochMsgs',
      path: '/babylon/epoching/v1/epochs:latest/messages',
      query: 'end_epoch, epoch_count, pagination.*',
      purpose: 'Requests of the last epochs; epoch_count must be above 0.',
    },
    {
      method: 'ValidatorLifecycle',
      path: '/babylon/epoching/v1/validator_lifecycle/{val_addr}',
      query: '–',
      purpose: 'What happened to a validator, with heights and times.',
    },
    {
      method: 'DelegationLifecycle',
      path: '/babylon/epoching/v1/delegation_lifecycle/{del_addr}',
      query: '–',
      purpose: 'What happened to a delegator’s BABY stakes, with heights and times.',
    },
    {
      method: 'EpochValSet',
      path: '/babylon/epoching/v1/epochs/{epoch_num}/validator_set',
      query: 'pagination.*',
      purpose: 'Validators with power of the running epoch. See the warning for past epochs.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/epoching/v1/query.proto'},
  asOf: '2026-07-01',
});

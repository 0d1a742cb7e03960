// cspell:words costaker
import {defineTable} from '../schema';

/** Queries of the service babylon.costaking.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.costaking',
  title: 'Queries of costaking',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'Params',
      path: '/babylon/costaking/v1/params',
      query: '–',
      purpose: 'Shares of the inflation, and how much BABY one satoshi needs for the full score.',
    },
    {
      method: 'CostakerRewardsTracker',
      path: '/babylon/costaking/v1/costakers/{costaker_address}/rewards_tracker',
      query: '–',
      purpose: 'Active bitcoin, active BABY and score of one address.',
    },
    {
      method: 'HistoricalRewards',
      path: '/babylon/costaking/v1/historical_rewards/{period}',
      query: '–',
      purpose: 'Sum of rewards per score up to a period.',
    },
    {
      method: 'CurrentRewards',
      path: '/babylon/costaking/v1/current_rewards',
      query: '–',
      purpose: 'Rewards, number and total score of the running period.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/costaking/v1/query.proto'},
  asOf: '2026-07-01',
});

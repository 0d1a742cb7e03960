import {defineTable} from '../schema';

/** Queries of the service babylon.incentive.Query. */
export default defineTable({
  id: 'api.babylon-grpc.incentive',
  title: 'Queries of incentive',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'Params',
      path: '/babylon/incentive/params',
      query: '–',
      purpose: 'Shares of the inflation for stakers and finality providers.',
    },
    {
      method: 'RewardGauges',
      path: '/babylon/incentive/address/{address}/reward_gauge',
      query: '–',
      purpose: 'What an address has earned and withdrawn, by role, all counted up to now.',
    },
    {
      method: 'BTCStakingGauge',
      path: '/babylon/incentive/btc_staking_gauge/{height}',
      query: '–',
      purpose: 'Reward that was set aside for bitcoin staking in one block.',
    },
    {
      method: 'DelegatorWithdrawAddress',
      path: '/babylon/incentive/delegators/{delegator_address}/withdraw_address',
      query: '–',
      purpose: 'Address that rewards of a staker are paid to.',
    },
    {
      method: 'DelegationRewards',
      path: '/babylon/incentive/finality_providers/{finality_provider_address}/delegators/{delegator_address}/delegation_rewards',
      query: '–',
      purpose: 'Reward of one staker behind one finality provider that is not yet in the gauge.',
    },
    {
      method: 'FpCurrentRewards',
      path: '/babylon/incentive/finality_providers_current_rewards/{finality_provider_address}',
      query: '–',
      purpose: 'Reward pool of a finality provider for its running period, with its active stake.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/incentive/query.proto'},
  asOf: '2026-07-01',
});

import {defineModule, fields} from './schema';

/** The module that sets rewards aside, pays them out, and refunds fees. */
export default defineModule({
  name: 'incentive',
  package: 'babylon.incentive',
  page: '/guides/architecture/babylon_genesis_modules/incentive/',
  source: {id: 'BBN431', path: 'x/incentive'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  eventsFile: 'x/incentive/types/events.go',
  store: [
    {key: '0x01', contents: 'The parameters.'},
    {key: '0x02, height', contents: 'The gauge for Bitcoin staking. Deleted once distributed.'},
    {key: '0x03, length and bytes of an address', contents: 'The withdraw address.'},
    {
      key: '0x04, stakeholder type, address',
      contents: 'The reward gauge: total rewards so far, and the amount withdrawn.',
    },
    {
      key: '0x05, hash of a message',
      contents: 'A message whose fee will be refunded. Deleted at the end of its transaction.',
    },
    {key: '0x06, provider', contents: 'Current rewards, period and active satoshis.'},
    {
      key: '0x07, provider, period',
      contents: 'Sum of the rewards per satoshi up to the end of this period.',
    },
    {
      key: '0x08, provider, delegator',
      contents: 'Active satoshis, and the period from which they count.',
    },
    {
      key: '0x09, delegator, provider',
      contents: 'Set if the delegator has a stake with the provider.',
    },
    {
      key: '0x0a, height',
      contents: 'Activations and unbondings, applied when that height is rewarded.',
    },
    {key: '0x0b', contents: 'The last height up to which activations and unbondings were applied.'},
    {
      key: '0x12, height',
      contents: 'The gauge for finality providers only. Deleted once distributed.',
    },
  ],
  messages: [
    {
      name: 'MsgWithdrawReward',
      signer: 'the stakeholder',
      fields: fields('type: string', 'address: string'),
      effect:
        'Pays out all withdrawable rewards of one type, to the withdraw address if one is set.',
      checks:
        'The type is finality_provider, btc_staker or costaker, and the address is well-formed. There is something to withdraw.',
      command: 'babylond tx incentive withdraw-reward',
    },
    {
      name: 'MsgSetWithdrawAddress',
      signer: 'the stakeholder',
      fields: fields('delegator_address: string', 'withdraw_address: string'),
      effect: 'Sets the address to which rewards of all three types are paid.',
      checks:
        'Both addresses are well-formed. The withdraw address is not a module account that is blocked from receiving coins.',
      command: 'babylond tx incentive set-withdraw-addr',
    },
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      effect: 'Replaces all parameters.',
      checks:
        'Every parameter satisfies its rule. This is checked when the proposal is executed, not when it is submitted.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'incentive-params',
      path: '/babylon/incentive/params',
      request: [],
      response: fields('params: Params'),
      returns: 'The parameters.',
      command: 'babylond query incentive params',
    },
    {
      name: 'RewardGauges',
      api: 'reward-gauges',
      path: '/babylon/incentive/address/{address}/reward_gauge',
      request: fields('address: string'),
      response: fields('reward_gauges: map<string, RewardGaugesResponse>'),
      returns:
        'Rewards that an account has earned, by stakeholder type: the total so far, and the amount withdrawn.',
      command: 'babylond query incentive reward-gauges',
    },
    {
      name: 'BTCStakingGauge',
      api: 'btc-staking-gauge',
      path: '/babylon/incentive/btc_staking_gauge/{height}',
      request: fields('height: uint64'),
      response: fields('gauge: BTCStakingGaugeResponse'),
      returns: 'The Bitcoin staking gauge for a height that has not been rewarded yet.',
      command: 'babylond query incentive btc-staking-gauge',
    },
    {
      name: 'DelegatorWithdrawAddress',
      api: 'delegator-withdraw-address',
      path: '/babylon/incentive/delegators/{delegator_address}/withdraw_address',
      request: fields('delegator_address: string'),
      response: fields('withdraw_address: string'),
      returns:
        'The address to which the rewards for an account are paid; the account itself if no address is set.',
    },
    {
      name: 'DelegationRewards',
      api: 'delegation-rewards',
      path: '/babylon/incentive/finality_providers/{finality_provider_address}/delegators/{delegator_address}/delegation_rewards',
      request: fields('finality_provider_address: string', 'delegator_address: string'),
      response: fields('rewards: []Coin'),
      returns:
        'Rewards that one delegator has earned with one provider and that are not in the reward gauge yet.',
      command: 'babylond query incentive delegation-rewards',
    },
    {
      name: 'FpCurrentRewards',
      api: 'fp-current-rewards',
      path: '/babylon/incentive/finality_providers_current_rewards/{finality_provider_address}',
      request: fields('finality_provider_address: string'),
      response: fields('current_rewards: []Coin', 'period: uint64', 'total_active_sat: Int'),
      returns:
        'Rewards of one provider’s delegators in the current period, and the provider’s active satoshis.',
    },
  ],
  events: [
    {
      name: 'btc_staking_reward',
      attributes: fields('amount: string'),
      when: 'At the beginning of a block, when the portion for Bitcoin staking is taken.',
      plain: true,
    },
    {
      name: 'fp_direct_rewards',
      attributes: fields('amount: string'),
      when: 'At the beginning of a block, when the portion for finality providers is taken.',
      plain: true,
    },
  ],
  parameters: [
    {
      name: 'btc_staking_portion',
      type: 'Dec',
      fact: 'bbn-1.incentive.btc-staking-portion',
      rule: 'not negative; its sum with fp_portion must be less than one',
    },
    {
      name: 'fp_portion',
      type: 'Dec',
      fact: 'bbn-1.incentive.fp-portion',
      rule: 'not negative; its sum with btc_staking_portion must be less than one',
    },
  ],
  duties: [
    {
      at: 'begin',
      block: 'every block',
      effect: 'Reads the balance of the fee collector. If it is empty, stops here.',
    },
    {
      at: 'begin',
      block: 'every block',
      effect:
        'Computes both portions of that balance, rounded down, stores the gauges for this height, emits the events, and transfers the coins to the module account.',
    },
    {
      at: 'end',
      block: 'every block in which finality rewards heights',
      effect:
        'Called by the finality module for each height that it rewards: applies activations and unbondings up to that height, then distributes both gauges.',
    },
  ],
  hooks: [
    {
      name: 'BeforeRewardWithdraw',
      when: 'during a withdrawal, before rewards of a type are paid',
      use: 'costaking: for the type costaker, ends the period and credits the account.',
    },
  ],
  reactions: [
    {
      module: 'finality',
      hook: 'AfterBtcDelegationActivated',
      effect: 'Records the activation under this height.',
    },
    {
      module: 'finality',
      hook: 'AfterBtcDelegationUnbonded',
      effect: 'Records the unbonding under this height.',
    },
  ],
  errors: [
    {
      code: 1100,
      name: 'ErrBTCStakingGaugeNotFound',
      message: 'BTC staking gauge not found',
      meaning: 'The height has already been rewarded, is in the future, or had no rewards.',
    },
    {
      code: 1101,
      name: 'ErrRewardGaugeNotFound',
      message: 'reward gauge not found',
      meaning: 'RewardGauges found no reward of any type for this address.',
    },
    {
      code: 1102,
      name: 'ErrNoWithdrawableCoins',
      message: 'no coin is withdrawable',
      meaning: 'There is nothing to withdraw for this type and address.',
    },
    {
      code: 1103,
      name: 'ErrFPCurrentRewardsNotFound',
      message: 'finality provider current rewards not found',
      meaning: 'No provider with delegations has this address.',
    },
    {
      code: 1104,
      name: 'ErrFPHistoricalRewardsNotFound',
      message: 'finality provider historical rewards not found',
      meaning: 'A period is missing from the store.',
    },
    {
      code: 1105,
      name: 'ErrBTCDelegationRewardsTrackerNotFound',
      message: 'BTC delegation rewards tracker not found',
      meaning:
        'The chain has no record of a stake of this delegator with this provider. The record of a stake that ended is kept.',
    },
    {
      code: 1106,
      name: 'ErrBTCDelegationRewardsTrackerNegativeAmount',
      message: 'BTC delegation rewards tracker has a negative amount of TotalActiveSat',
      meaning: 'More satoshis would be removed than the delegation has.',
    },
    {
      code: 1107,
      name: 'ErrFPCurrentRewardsTrackerNegativeAmount',
      message: 'FP current rewards tracker has a negative amount of TotalActiveSat',
      meaning: 'More satoshis would be removed than are delegated to the provider.',
    },
    {
      code: 1108,
      name: 'ErrInvalidAmount',
      message: 'invalid amount',
      meaning:
        'Rewards overflow when they are added; only the costaking module returns this error.',
    },
  ],
});

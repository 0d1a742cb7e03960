import {defineModule, fields} from './schema';

/** The module that scores accounts that stake bitcoin and BABY, and credits their rewards. */
export default defineModule({
  name: 'costaking',
  package: 'babylon.costaking.v1',
  page: '/guides/architecture/babylon_genesis_modules/costaking/',
  source: {id: 'BBN431', path: 'x/costaking'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  store: [
    {key: '0x01', contents: 'The parameters.'},
    {
      key: '0x02, period',
      contents: 'Running sum of the rewards per unit of score, at the end of that period.',
    },
    {key: '0x03', contents: 'Current rewards: coins, period, total score.'},
    {
      key: '0x04, account',
      contents: 'Rewards tracker: start period, active satoshis, active ubbn, score.',
    },
    {
      key: '0x05',
      contents: 'Active validators of the current epoch, with their tokens and shares.',
    },
  ],
  messages: [
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      effect:
        'Replaces all parameters. A new score ratio ends the period and recalculates every score.',
      checks:
        'Each portion, and their sum, is at least zero and less than one. The score ratio is at least one. Nothing is checked at submission: a proposal that violates a rule can pass the vote and then fail.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'costaking-params',
      path: '/babylon/costaking/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'The parameters.',
      command: 'babylond query costaking params',
    },
    {
      name: 'CostakerRewardsTracker',
      api: 'costaker-rewards-tracker',
      path: '/babylon/costaking/v1/costakers/{costaker_address}/rewards_tracker',
      request: fields('costaker_address: string'),
      response: fields(
        'start_period_cumulative_reward: uint64',
        'active_satoshis: Int',
        'active_baby: Int',
        'total_score: Int',
      ),
      returns: 'Active satoshis, active ubbn and score of one account.',
      command: 'babylond query costaking costaker-rewards-tracker',
    },
    {
      name: 'HistoricalRewards',
      api: 'historical-rewards',
      path: '/babylon/costaking/v1/historical_rewards/{period}',
      request: fields('period: uint64'),
      response: fields('cumulative_rewards_per_score: []Coin'),
      returns: 'The running sum at the end of a period.',
      command: 'babylond query costaking historical-rewards',
    },
    {
      name: 'CurrentRewards',
      api: 'current-rewards',
      path: '/babylon/costaking/v1/current_rewards',
      request: [],
      response: fields('rewards: []Coin', 'period: uint64', 'total_score: Int'),
      returns: 'Rewards of the current period, its number, and the total score.',
      command: 'babylond query costaking current-rewards',
    },
  ],
  events: [
    {
      name: 'EventCostakersAddRewards',
      attributes: fields(
        'add_rewards: []Coin',
        'current_rewards: []Coin',
        'current_period: uint64',
        'current_total_score: Int',
      ),
      when: 'Rewards are added at the beginning of a block. The current rewards are those before the addition.',
    },
    {
      name: 'validator_direct_rewards',
      attributes: fields('amount: string', 'validator_count: string'),
      when: 'Validators are paid at the beginning of a block.',
      plain: true,
    },
  ],
  parameters: [
    {
      name: 'costaking_portion',
      type: 'Dec',
      fact: 'bbn-1.costaking.costaking-portion',
      rule: '0 or more; its sum with validators_portion must be less than one',
    },
    {
      name: 'score_ratio_btc_by_baby',
      type: 'Int',
      fact: 'bbn-1.costaking.score-ratio',
      rule: 'at least 1',
    },
    {
      name: 'validators_portion',
      type: 'Dec',
      fact: 'bbn-1.costaking.validators-portion',
      rule: '0 or more; its sum with costaking_portion must be less than one',
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
        'Transfers the validators’ portion to the distribution module and credits it to the validators of the last commit, by voting power, as commission. A validator is credited whether or not it signed.',
    },
    {
      at: 'begin',
      block: 'every block',
      effect:
        'Transfers the co-stakers’ portion to the module account and adds it to the current period.',
    },
    {at: 'end', block: 'every block', effect: 'Clears its cache.'},
  ],
  hooks: [],
  reactions: [
    {
      module: 'finality',
      hook: 'AfterBtcDelegationActivated',
      effect:
        'Adds the satoshis of the delegation, if its finality provider was active in the previous block.',
    },
    {
      module: 'finality',
      hook: 'AfterBtcDelegationUnbonded',
      effect: 'Subtracts the satoshis, under the same condition.',
    },
    {
      module: 'finality',
      hook: 'AfterBbnFpEntersActiveSet',
      effect: 'Adds the satoshis of all delegations to the provider.',
    },
    {
      module: 'finality',
      hook: 'AfterBbnFpRemovedFromActiveSet',
      effect: 'Subtracts the satoshis of all delegations to the provider.',
    },
    {
      module: 'staking',
      hook: 'BeforeDelegationSharesModified',
      effect: 'Saves the delegated amount of BABY before the change.',
    },
    {
      module: 'staking',
      hook: 'AfterDelegationModified',
      effect:
        'Adds or subtracts the difference, if the validator is active in this epoch. If it was slashed in this epoch, only saves the difference in shares.',
    },
    {
      module: 'staking',
      hook: 'BeforeDelegationRemoved',
      effect: 'Subtracts the remaining BABY, if the validator is active in this epoch.',
    },
    {
      module: 'epoching',
      hook: 'AfterEpochBegins',
      effect: 'Stores the active validators, if none are stored yet.',
    },
    {
      module: 'epoching',
      hook: 'BeforeEpochEnds',
      effect: 'Reads the stored validators into a cache.',
    },
    {
      module: 'epoching',
      hook: 'AfterEpochEnds',
      effect:
        'Adds or subtracts the BABY delegated to validators that entered or left the set, then stores the new set.',
    },
    {
      module: 'incentive',
      hook: 'BeforeRewardWithdraw',
      effect: 'For a withdrawal of type costaker, ends the period and credits the account.',
    },
  ],
  errors: [
    {
      code: 1102,
      name: 'ErrInvalidScoreRatioBtcByBaby',
      message: 'score ratio of btc to baby is invalid',
      meaning: 'The parameter change does not contain a ratio.',
    },
    {
      code: 1103,
      name: 'ErrScoreRatioTooLow',
      message: 'score ratio of btc to baby should be higher or equal 1',
      meaning: 'The ratio in the parameter change is below one.',
    },
    {
      code: 1104,
      name: 'ErrInvalidCurrentRewards',
      message: 'current rewards is invalid',
      meaning: 'Registered, but v4.3.1 never returns it.',
    },
    {
      code: 1105,
      name: 'ErrPercentageTooHigh',
      message: 'percentage should be less or equal 1',
      meaning: 'A portion, or the sum of both, is one or greater; exactly one is also rejected.',
    },
    {
      code: 1106,
      name: 'ErrInvalidPercentage',
      message: 'percentage is invalid',
      meaning: 'A portion is missing or negative.',
    },
    {
      code: 1107,
      name: 'ErrInvalidPeriod',
      message: 'period is invalid',
      meaning: 'The start period of an account is after the period that ended.',
    },
    {
      code: 1108,
      name: 'ErrNegativeRewards',
      message: 'negative rewards should not be possible',
      meaning: 'The running sum decreased.',
    },
    {
      code: 1109,
      name: 'ErrInvalidCostakerRwdTracker',
      message: 'costaker reward tracker is invalid',
      meaning: 'The satoshis, ubbn or score of a tracker would become negative.',
    },
  ],
});

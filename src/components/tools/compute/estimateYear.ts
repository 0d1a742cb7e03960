import {percent, type Share} from './amounts';

/** How the yearly provision is divided: percentages of the supply, and the ratio used for the score. */
export type RewardShares = {
  readonly rate: string;
  readonly bitcoin: string;
  readonly baby: string;
  readonly costaking: string;
  /** Number of ubbn that must be staked per satoshi for the full score. */
  readonly scoreRatio: string;
};

/** Amounts are in satoshis or ubbn, scores in satoshis. */
export type RewardInput = {
  /** New BABY per year. */
  readonly provision: bigint;
  readonly myBitcoin: bigint;
  readonly allBitcoin: bigint;
  readonly providerCommission: Share;
  readonly myBaby: bigint;
  readonly allBaby: bigint;
  readonly validatorCommission: Share;
  readonly allScores: bigint;
};

/** Which coins the reader stakes. */
export type Staker = 'bitcoin' | 'baby' | 'both';
export type RewardName = 'bitcoin' | 'baby' | 'costaking';

/** One reward with its intermediate values. */
export type Reward = {
  readonly name: RewardName;
  /** BABY distributed per year, in ubbn. */
  readonly pool: bigint;
  /** The pool as a percentage of the supply. */
  readonly share: string;
  /** The reader's stake or score. */
  readonly mine: bigint;
  /** The total stake or score, including the reader's. */
  readonly all: bigint;
  /** Before commission. */
  readonly gross: bigint;
  readonly commission?: Share;
  readonly net: bigint;
};

export type Estimate = {readonly rewards: readonly Reward[]; readonly total: bigint};

export type RewardField = keyof RewardInput;
export type RewardProblem = {readonly field: RewardField; readonly message: string};

/** The fields that the form shows for each kind of staker. */
export const fieldsOf: Readonly<Record<Staker, readonly RewardField[]>> = {
  bitcoin: ['myBitcoin', 'providerCommission', 'provision', 'allBitcoin'],
  baby: ['myBaby', 'validatorCommission', 'provision', 'allBaby'],
  both: [
    'myBitcoin',
    'providerCommission',
    'myBaby',
    'validatorCommission',
    'provision',
    'allBitcoin',
    'allBaby',
    'allScores',
  ],
};

/** Returns the co-staking score in satoshis, which is the smaller of the two stakes. */
export function scoreOf(satoshi: bigint, ubbn: bigint, scoreRatio: string): bigint {
  const babyScore = ubbn / BigInt(scoreRatio);
  return babyScore < satoshi ? babyScore : satoshi;
}

/**
 * Estimates the rewards of a year at the given totals. Each reward is calculated as a single fraction,
 * which is rounded down to a whole ubbn at the end.
 */
export function estimateYear(
  staker: Staker,
  input: RewardInput,
  shares: RewardShares,
): Estimate | RewardProblem[] {
  const {myBitcoin, myBaby} = input;
  const score = scoreOf(myBitcoin, myBaby, shares.scoreRatio);
  const problems: RewardProblem[] = [];
  const check = (field: RewardField, mine: bigint, all: bigint) => {
    if (all === 0n) problems.push({field, message: 'The total must be above zero.'});
    else if (mine > all)
      problems.push({
        field,
        message: 'This total includes your stake, so it cannot be smaller than your stake.',
      });
  };
  const withBitcoin = staker !== 'baby';
  const withBaby = staker !== 'bitcoin';
  if (withBitcoin) check('allBitcoin', myBitcoin, input.allBitcoin);
  if (withBaby) check('allBaby', myBaby, input.allBaby);
  if (staker === 'both') check('allScores', score, input.allScores);
  if (problems.length > 0) return problems;

  const reward = (
    name: RewardName,
    [mine, all]: readonly [bigint, bigint],
    commission?: Share,
  ): Reward => {
    const share = shares[name];
    const [portion, rate] = [percent(share), percent(shares.rate)];
    const [numerator, denominator] = [portion.parts * rate.of, portion.of * rate.parts];
    const remainder = commission ? commission.of - commission.parts : 1n;
    const of = commission?.of ?? 1n;
    return {
      name,
      share,
      pool: (input.provision * numerator) / denominator,
      mine,
      all,
      gross: (input.provision * numerator * mine) / (denominator * all),
      commission,
      net: (input.provision * numerator * mine * remainder) / (denominator * all * of),
    };
  };
  const rewards = [
    ...(withBitcoin
      ? [reward('bitcoin', [myBitcoin, input.allBitcoin], input.providerCommission)]
      : []),
    ...(withBaby ? [reward('baby', [myBaby, input.allBaby], input.validatorCommission)] : []),
    ...(staker === 'both' ? [reward('costaking', [score, input.allScores])] : []),
  ];
  return {rewards, total: rewards.reduce((sum, {net}) => sum + net, 0n)};
}

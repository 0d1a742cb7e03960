import {
  BABY_DECIMALS,
  BTC_DECIMALS,
  readDecimal,
  readPercent,
  type Share,
} from '@site/src/components/tools/compute/amounts';
import {
  estimateYear,
  fieldsOf,
  type Estimate,
  type RewardField,
  type RewardInput,
  type RewardShares,
  type Staker,
} from '@site/src/components/tools/compute/estimateYear';

export type Typed = Readonly<Record<RewardField, string>>;
export type Errors = Partial<Record<RewardField, string>>;
export type Outcome =
  {readonly estimate: Estimate; readonly input: RewardInput} | {readonly errors: Errors};

const DECIMALS = {
  provision: BABY_DECIMALS,
  myBitcoin: BTC_DECIMALS,
  allBitcoin: BTC_DECIMALS,
  myBaby: BABY_DECIMALS,
  allBaby: BABY_DECIMALS,
  allScores: BTC_DECIMALS,
} as const;

const NOTHING: Share = {parts: 0n, of: 1n};

/** What comes of what was typed: a year of rewards, or what is wrong, by field. */
export function readRewards(staker: Staker, typed: Typed, shares: RewardShares): Outcome {
  const errors: Errors = {};
  const asked = new Set(fieldsOf[staker]);
  const amount = (field: keyof typeof DECIMALS): bigint => {
    if (!asked.has(field)) return 0n;
    const read = readDecimal(typed[field], DECIMALS[field]);
    if ('value' in read) return read.value;
    errors[field] = read.error;
    return 0n;
  };
  const commission = (field: 'providerCommission' | 'validatorCommission'): Share => {
    if (!asked.has(field)) return NOTHING;
    const read = readPercent(typed[field]);
    if ('value' in read) return read.value;
    errors[field] = read.error;
    return NOTHING;
  };
  const input: RewardInput = {
    provision: amount('provision'),
    myBitcoin: amount('myBitcoin'),
    allBitcoin: amount('allBitcoin'),
    providerCommission: commission('providerCommission'),
    myBaby: amount('myBaby'),
    allBaby: amount('allBaby'),
    validatorCommission: commission('validatorCommission'),
    allScores: amount('allScores'),
  };
  if (Object.keys(errors).length > 0) return {errors};
  const estimate = estimateYear(staker, input, shares);
  if (!Array.isArray(estimate)) return {estimate, input};
  for (const {field, message} of estimate) errors[field] ??= message;
  return {errors};
}

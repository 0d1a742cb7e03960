import {
  BABY_DECIMALS,
  BTC_DECIMALS,
  readDecimal,
  readPercent,
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
import {firstErrors, readFields, type Errors} from '../parts/readFields';

export type Typed = Readonly<Record<RewardField, string>>;
export type Outcome =
  | {readonly estimate: Estimate; readonly input: RewardInput}
  | {readonly errors: Errors<RewardInput>};

const readBitcoin = (text: string) => readDecimal(text, BTC_DECIMALS);
const readBaby = (text: string) => readDecimal(text, BABY_DECIMALS);
const READERS = {
  provision: readBaby,
  myBitcoin: readBitcoin,
  allBitcoin: readBitcoin,
  providerCommission: readPercent,
  myBaby: readBaby,
  allBaby: readBaby,
  validatorCommission: readPercent,
  allScores: readBitcoin,
};

/** Estimates the rewards of a year from what the reader typed, or returns the errors by field. */
export function readRewards(staker: Staker, typed: Typed, shares: RewardShares): Outcome {
  const shown = fieldsOf[staker];
  const texts = Object.keys(READERS).map((name) => {
    const field = name as RewardField;
    return [field, shown.includes(field) ? typed[field] : '0'];
  });
  const read = readFields<RewardInput>(READERS, Object.fromEntries(texts) as Typed);
  if ('errors' in read) return read;
  const estimate = estimateYear(staker, read.values, shares);
  return Array.isArray(estimate) ? {errors: firstErrors(estimate)} : {estimate, input: read.values};
}

import {
  BABY_DECIMALS,
  BTC_DECIMALS,
  parseDecimal,
  parsePercent,
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
import {firstErrors, parseFields, type Errors} from '../parts/parseFields';

export type FormValues = Readonly<Record<RewardField, string>>;
export type Outcome =
  | {readonly estimate: Estimate; readonly input: RewardInput}
  | {readonly errors: Errors<RewardInput>};

const readBitcoin = (text: string) => parseDecimal(text, BTC_DECIMALS);
const readBaby = (text: string) => parseDecimal(text, BABY_DECIMALS);
const PARSERS = {
  provision: readBaby,
  myBitcoin: readBitcoin,
  allBitcoin: readBitcoin,
  providerCommission: parsePercent,
  myBaby: readBaby,
  allBaby: readBaby,
  validatorCommission: parsePercent,
  allScores: readBitcoin,
};

/** Estimates the rewards of a year from the values of the form, or returns the errors by field. */
export function calculateRewards(
  staker: Staker,
  formValues: FormValues,
  shares: RewardShares,
): Outcome {
  const visible = fieldsOf[staker];
  const texts = Object.keys(PARSERS).map((name) => {
    const field = name as RewardField;
    return [field, visible.includes(field) ? formValues[field] : '0'];
  });
  const parsed = parseFields<RewardInput>(PARSERS, Object.fromEntries(texts) as FormValues);
  if ('errors' in parsed) return parsed;
  const estimate = estimateYear(staker, parsed.values, shares);
  return Array.isArray(estimate)
    ? {errors: firstErrors(estimate)}
    : {estimate, input: parsed.values};
}

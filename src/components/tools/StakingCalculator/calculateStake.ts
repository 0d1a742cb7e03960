import {
  BTC_DECIMALS,
  parseDecimal,
  parseTime,
  parseInteger,
  type ParseResult,
} from '@site/src/components/tools/compute/amounts';
import {formatDay, timeOf} from '@site/src/components/tools/compute/dates';
import type {StakingNetwork} from '@site/src/components/tools/compute/network';
import {
  planStake,
  type StakeInput,
  type StakePlan,
} from '@site/src/components/tools/compute/planStake';
import {firstErrors, parseFields, type Errors} from '../parts/parseFields';

/** The text of each field; only the amount and the height are required. */
export type FormValues = Readonly<Record<keyof StakeInput, string>> & {readonly unit: string};

export type Outcome =
  {readonly plan: StakePlan; readonly input: StakeInput} | {readonly errors: Errors<StakeInput>};

/** Calculates a stake from the values of the form, or returns the errors by field. */
export function calculateStake(network: StakingNetwork, formValues: FormValues): Outcome {
  const optional = (text: string): ParseResult<number | undefined> =>
    text.trim() === '' ? {value: undefined} : parseInteger(text);
  const parsed = parseFields<StakeInput>(
    {
      sat: (text) => parseDecimal(text, formValues.unit === 'BTC' ? BTC_DECIMALS : 0),
      height: (text) => parseInteger(text),
      term: optional,
      registeredAt: optional,
      unbondedAt: optional,
    },
    formValues,
  );
  if ('errors' in parsed) return parsed;
  const plan = planStake(network, parsed.values);
  return Array.isArray(plan) ? {errors: firstErrors(plan)} : {plan, input: parsed.values};
}

export type Dates = {
  /** Returns the date of a height, or an empty string if it is unknown. */
  readonly at: (height: number) => string;
  readonly errors: {readonly mined?: string; readonly pace?: string};
};

/**
 * Estimates the dates of heights at a constant time between blocks, counted from the date of the staking
 * transaction or, if that is empty, from the block of the network whose date is known.
 *
 * @param mined date of the staking transaction, or empty
 * @param pace minutes between blocks
 */
export function datesOf(
  {knownBlock}: Pick<StakingNetwork, 'knownBlock'>,
  height: string,
  mined: string,
  pace: string,
): Dates {
  const withoutDates = (errors: Dates['errors']): Dates => ({at: () => '', errors});
  const parsedPace = parseTime(pace);
  if ('error' in parsedPace) return withoutDates({pace: parsedPace.error});
  const parsedHeight = parseInteger(height);
  const ms = Date.parse(mined);
  if (mined !== '' && Number.isNaN(ms)) return withoutDates({mined: 'Enter a date.'});
  const datedBlock =
    mined === ''
      ? knownBlock && {height: knownBlock.height, ms: Date.parse(knownBlock.on)}
      : 'value' in parsedHeight && {height: parsedHeight.value, ms};
  if (!datedBlock) return withoutDates({});
  return {at: (target) => formatDay(timeOf(target, datedBlock, parsedPace.value * 60)), errors: {}};
}

import {
  BTC_DECIMALS,
  readDecimal,
  readTime,
  readWhole,
  type Read,
} from '@site/src/components/tools/compute/amounts';
import {day, timeOf} from '@site/src/components/tools/compute/dates';
import type {StakingNetwork} from '@site/src/components/tools/compute/network';
import {
  planStake,
  type StakeInput,
  type StakePlan,
} from '@site/src/components/tools/compute/planStake';
import {firstErrors, readFields, type Errors} from '../parts/readFields';

/** The text of each field; only the amount and the height are required. */
export type Typed = Readonly<Record<keyof StakeInput, string>> & {readonly unit: string};

export type Outcome =
  {readonly plan: StakePlan; readonly input: StakeInput} | {readonly errors: Errors<StakeInput>};

/** Calculates the stake that the reader typed, or returns the errors by field. */
export function readStake(network: StakingNetwork, typed: Typed): Outcome {
  const optional = (text: string): Read<number | undefined> =>
    text.trim() === '' ? {value: undefined} : readWhole(text);
  const read = readFields<StakeInput>(
    {
      sat: (text) => readDecimal(text, typed.unit === 'BTC' ? BTC_DECIMALS : 0),
      height: (text) => readWhole(text),
      term: optional,
      registeredAt: optional,
      unbondedAt: optional,
    },
    typed,
  );
  if ('errors' in read) return read;
  const planned = planStake(network, read.values);
  return Array.isArray(planned)
    ? {errors: firstErrors(planned)}
    : {plan: planned, input: read.values};
}

export type Dates = {
  /** The date of a height; empty if unknown. */
  readonly at: (height: number) => string;
  readonly errors: {readonly mined?: string; readonly pace?: string};
};

/**
 * Dates heights at a constant pace: from the date of the staking transaction, or else from the block
 * of the network whose date is known.
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
  const none = (errors: Dates['errors']): Dates => ({at: () => '', errors});
  const minutes = readTime(pace);
  if ('error' in minutes) return none({pace: minutes.error});
  const block = readWhole(height);
  const ms = Date.parse(mined);
  if (mined !== '' && Number.isNaN(ms)) return none({mined: 'Enter a date.'});
  const known =
    mined === ''
      ? knownBlock && {height: knownBlock.height, ms: Date.parse(knownBlock.on)}
      : 'value' in block && {height: block.value, ms};
  if (!known) return none({});
  return {at: (other) => day(timeOf(other, known, minutes.value * 60)), errors: {}};
}

import {readDecimal, readWhole} from '@site/src/components/tools/compute/amounts';
import {day, timeOf} from '@site/src/components/tools/compute/dates';
import type {StakingNetwork} from '@site/src/components/tools/compute/network';

export type Dates = {
  /** The day of a height, or nothing where none can be said. */
  readonly at: (height: number) => string;
  readonly errors: {readonly mined?: string; readonly pace?: string};
};

const none = (errors: Dates['errors']): Dates => ({at: () => '', errors});

/**
 * Days of heights at a stated pace: from the day of the staking transaction, else from the block of
 * the network that is dated.
 */
export function datesOf(
  {knownBlock}: Pick<StakingNetwork, 'knownBlock'>,
  height: string,
  mined: string,
  pace: string,
): Dates {
  const minutes = readDecimal(pace, 3);
  if ('error' in minutes) return none({pace: minutes.error});
  if (minutes.value === 0n) return none({pace: 'The time must be above zero.'});
  const block = readWhole(height);
  const ms = Date.parse(mined);
  if (mined !== '' && Number.isNaN(ms)) return none({mined: 'Type a day.'});
  const known =
    mined === ''
      ? knownBlock && {height: knownBlock.height, ms: Date.parse(knownBlock.on)}
      : 'value' in block && {height: block.value, ms};
  if (!known) return none({});
  const seconds = (Number(minutes.value) / 1000) * 60;
  return {at: (wanted) => day(timeOf(wanted, known, seconds)), errors: {}};
}

import epoching from './bbn-1.epoching';
import upgrades from '../tables/bbn-1.upgrades';
import {defineFacts} from '../schema';

/**
 * Number of the epoch that contains a height, counted from 1, if the epoch length has never changed.
 * Epoch 0 contains only the genesis block.
 */
export function epochOf(height: number, interval: number): number {
  return Math.ceil(height / interval);
}

const interval = Number(epoching.facts['epoch-interval']?.value);
const v4 = upgrades.rows.find((row) => row.name === 'v4');
const height = Number(String(v4?.height).replaceAll(',', ''));
const epoch = epochOf(height, interval);

/** The epoch of the v4 upgrade, for the examples on the epoching page. */
export default defineFacts({
  group: 'epoching-example',
  title: 'The epoch of the v4 upgrade',
  network: 'bbn-1',
  source: upgrades.source,
  asOf: upgrades.asOf,
  facts: {
    height: {
      label: 'Height of the v4 upgrade',
      value: height,
      unit: 'babylon-height',
      meaning: 'First block that the v4 binary produced.',
    },
    epoch: {
      label: 'Epoch of the v4 upgrade',
      value: epoch,
      unit: 'count',
      meaning: 'The height divided by the epoch length, rounded up.',
    },
    'first-height': {
      label: 'First block of the epoch of the v4 upgrade',
      value: (epoch - 1) * interval + 1,
      unit: 'babylon-height',
      meaning: 'The block after the last block of the previous epoch.',
    },
    boundary: {
      label: 'Last block of the epoch of the v4 upgrade',
      value: epoch * interval,
      unit: 'babylon-height',
      meaning: 'The epoch number times the epoch length.',
    },
  },
});

import {groupDigits} from '../../src/components/tools/compute/amounts';
import {epochAt} from '../../src/components/tools/compute/epochs';
import {epochNetworks} from '../calculators/epochNetworks';
import example from '../facts/epoching-example';
import epoching from '../facts/bbn-1.epoching';
import {defineTable} from '../schema';
import {parseInteger} from './bbn-1.btcstaking-versions';

const [{interval}] = epochNetworks;
/** Height of an upgrade, the first block of its epoch. */
export const epochExampleHeight = parseInteger(String(example.facts['height']?.value));
const boundary = parseInteger(String(example.facts['boundary']?.value));

/** Epochs of some heights, at their first and last blocks. */
export default defineTable({
  id: 'epoch-examples',
  title: 'Epochs by height',
  columns: [
    {key: 'height', label: 'Babylon height', align: 'right'},
    {key: 'epoch', label: 'Epoch', align: 'right'},
    {key: 'first', label: 'First block', align: 'right'},
    {key: 'last', label: 'Last block', align: 'right'},
    {key: 'next', label: 'A message sent now is executed at', align: 'right'},
  ],
  rows: [
    0,
    1,
    interval - 1,
    interval,
    interval + 1,
    epochExampleHeight,
    boundary - 1,
    boundary,
  ].map((height) => {
    const {number, first, last} = epochAt(height, interval);
    return {
      height: groupDigits(height),
      epoch: groupDigits(number),
      first: groupDigits(first),
      last: groupDigits(last),
      next: groupDigits(epochAt(height + 1, interval).last),
    };
  }),
  source: epoching.source,
  asOf: epoching.asOf,
  network: 'bbn-1',
  note: 'The height is that of the latest block, so your message can be included in the next block at the earliest. Epochs on the testnet have the same length.',
});

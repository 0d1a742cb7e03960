import {stakeHeightColumns, stakeHeightRows} from '../calculators/stakeHeights';
import {stakingNetworks} from '../calculators/stakingNetworks';
import {defineTable} from '../schema';
import versions from './bbn-test-6.btcstaking-versions';

const [, testnet] = stakingNetworks;

/** Heights and deductions of a stake on the testnet, by parameter version. */
export default defineTable({
  ...versions,
  id: 'bbn-test-6.stake-heights',
  title: 'Heights and deductions of a stake on the testnet, by parameter version',
  columns: stakeHeightColumns(testnet.bitcoin),
  rows: stakeHeightRows(testnet),
  note: 'Calculated for the longest term of each version. This table does not include versions that governance may have added since.',
});

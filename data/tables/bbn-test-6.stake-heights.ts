import {stakeHeightColumns, stakeHeightRows} from '../calculators/stakeHeights';
import {stakingNetworks} from '../calculators/stakingNetworks';
import {defineTable} from '../schema';
import versions from './bbn-test-6.btcstaking-versions';

const [, testnet] = stakingNetworks;

/** What each version of the parameters makes of a stake on the test network. */
export default defineTable({
  ...versions,
  id: 'bbn-test-6.stake-heights',
  title: 'The same on the test network',
  columns: stakeHeightColumns(testnet.bitcoin),
  rows: stakeHeightRows(testnet),
  note: 'For the longest term of each version. Versions that governance may have added since are not in this table.',
});

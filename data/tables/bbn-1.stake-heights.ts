import {stakeHeightColumns, stakeHeightRows} from '../calculators/stakeHeights';
import {stakingNetworks} from '../calculators/stakingNetworks';
import {defineTable} from '../schema';
import type {Clock} from '../clock';
import versions from './bbn-1.btcstaking-versions';

const [mainnet] = stakingNetworks;

/** Heights and deductions of a stake on mainnet, by parameter version. */
export default (clock: Clock) =>
  defineTable({
    ...versions(clock),
    id: 'bbn-1.stake-heights',
    title: 'Heights and deductions of a stake, by parameter version',
    columns: stakeHeightColumns(mainnet.bitcoin),
    rows: stakeHeightRows(mainnet),
    note: 'Computed by the calculator above. H is the height of the block that contains the staking transaction, and U is the height of the block that contains the unbonding transaction. The slashed amount is the lowest possible, for a minimum-size stake.',
  });

import {groupDigits} from '../../src/components/tools/compute/amounts';
import type {StakingNetwork} from '../../src/components/tools/compute/network';
import {planStake} from '../../src/components/tools/compute/planStake';
import {UNVERIFIED, type Column, type Row} from '../schema';

/** Columns of a table that shows the heights and deductions of a stake for each parameter version. */
export const stakeHeightColumns = (bitcoin: string): readonly Column[] => [
  {key: 'version', label: 'Version', align: 'right'},
  {key: 'from', label: `From ${bitcoin} height`, align: 'right'},
  {key: 'active', label: 'Active from', align: 'right'},
  {key: 'counts', label: 'Last ACTIVE block', align: 'right'},
  {key: 'expired', label: 'EXPIRED from', align: 'right'},
  {key: 'ends', label: 'Timelock expires', align: 'right'},
  {key: 'unbonded', label: 'Withdrawal after unbonding', align: 'right'},
  {key: 'fee', label: 'Unbonding fee, sat', align: 'right'},
  {key: 'slashed', label: 'Slashed from a minimum stake, sat', align: 'right'},
];

/** Rows of that table, computed with the code of the staking calculator. */
export function stakeHeightRows(network: StakingNetwork): Row[] {
  return network.versions.map(({version, from, minSat, unverified}) => {
    const plan = planStake(network, {sat: BigInt(minSat), height: from});
    if (Array.isArray(plan)) throw new Error(`[calculators] ${plan[0]?.message}`);
    const after = (height: number) => `H + ${groupDigits(height - from)}`;
    const {unbonding, slashedStake} = plan;
    return {
      version,
      from: groupDigits(from),
      active: after(plan.activeFrom),
      counts: after(plan.lastActive),
      expired: after(plan.expiredFrom),
      ends: after(plan.timelockEnds),
      unbonded: `U + ${groupDigits(unbonding.withdrawFrom - unbonding.minedAt)}`,
      fee: groupDigits(unbonding.fee),
      slashed: groupDigits(slashedStake.total - slashedStake.returned),
      ...(unverified !== undefined && {[UNVERIFIED]: unverified}),
    };
  });
}

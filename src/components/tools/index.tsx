import type {ReactNode} from 'react';
import {ToolPlace, type ToolForm} from './parts/ToolPlace';

export {default as TransactionChecker} from './TransactionChecker';

export const StakingCalculator = tool(
  'Staking calculator',
  () => import('./StakingCalculator/StakingForm'),
);
export const EpochClock = tool('Epoch clock', () => import('./EpochClock/EpochForm'));
export const RewardEstimate = tool('Reward estimate', () => import('./RewardEstimate/RewardForm'));

/** A tool on a page; markdown/calculators writes its import and its values into the page. */
function tool(name: string, load: () => Promise<{default: ToolForm}>) {
  return function Tool({data}: {readonly data: string}): ReactNode {
    return <ToolPlace name={name} data={data} load={load} />;
  };
}

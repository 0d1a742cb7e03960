import type {ReactNode} from 'react';
import {LazyTool, type FormComponent} from './parts/LazyTool';

export const StakingCalculator = tool(
  'Staking calculator',
  () => import('./StakingCalculator/StakingForm'),
);
export const EpochClock = tool('Epoch clock', () => import('./EpochClock/EpochForm'));
export const RewardEstimate = tool('Reward estimate', () => import('./RewardEstimate/RewardForm'));
export const TransactionChecker = tool(
  'Transaction checker',
  () => import('./TransactionChecker/CheckForm'),
  'The form needs JavaScript. Without it, run the program below, babylon-check.mjs, which runs the same checks.',
);

/** A tool that pages embed. markdown/calculators adds the import and the `data` to the page. */
function tool(name: string, load: () => Promise<{default: FormComponent}>, withoutScript?: string) {
  return function Tool({data}: {readonly data: string}): ReactNode {
    return <LazyTool name={name} data={data} load={load} withoutScript={withoutScript} />;
  };
}

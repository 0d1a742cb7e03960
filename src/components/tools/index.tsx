import type {ReactNode} from 'react';
import {ToolPlace, type FormComponent} from './parts/ToolPlace';

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

/** A tool on a page; markdown/calculators writes its import and its values into the page. */
function tool(name: string, load: () => Promise<{default: FormComponent}>, withoutScript?: string) {
  return function Tool({data}: {readonly data: string}): ReactNode {
    return <ToolPlace name={name} data={data} load={load} withoutScript={withoutScript} />;
  };
}

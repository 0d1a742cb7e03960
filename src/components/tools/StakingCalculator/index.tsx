import type {ReactNode} from 'react';
import {ToolPlace} from '../ToolPlace';

const load = () => import('./StakingForm');

/** A tool on a page; markdown/calculators gives it its values. */
export default function StakingCalculator({data}: {readonly data: string}): ReactNode {
  return <ToolPlace name="Staking calculator" data={data} load={load} />;
}

import type {ReactNode} from 'react';
import {ToolPlace} from '../ToolPlace';

const load = () => import('./RewardForm');

/** A tool on a page; markdown/calculators gives it its values. */
export default function RewardEstimate({data}: {readonly data: string}): ReactNode {
  return <ToolPlace name="Reward estimate" data={data} load={load} />;
}

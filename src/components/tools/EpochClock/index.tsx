import type {ReactNode} from 'react';
import {ToolPlace} from '../ToolPlace';

const load = () => import('./EpochForm');

/** A tool on a page; markdown/calculators gives it its values. */
export default function EpochClock({data}: {readonly data: string}): ReactNode {
  return <ToolPlace name="Epoch clock" data={data} load={load} />;
}

import type {ReactNode} from 'react';
import {ToolPlace} from '../parts/ToolPlace';

const load = () => import('./CheckForm');

/** A tool on a page; markdown/calculators gives it its values. */
export default function TransactionChecker({data}: {readonly data: string}): ReactNode {
  return (
    <ToolPlace
      name="Transaction checker"
      data={data}
      load={load}
      without="The form needs JavaScript. Without it, run the program below, babylon-check.mjs: it compares the same."
    />
  );
}

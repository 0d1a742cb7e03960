import type {ReactNode} from 'react';
import type {MarkedText} from '../searcher';

/** A text with its ranges in `mark` elements. */
export default function Marked({marked: {text, ranges}}: {readonly marked: MarkedText}): ReactNode {
  let end = 0;
  const parts = ranges.flatMap(([start, to]) => {
    const before = text.slice(end, start);
    end = to;
    return [before, <mark key={start}>{text.slice(start, to)}</mark>];
  });
  return [...parts, text.slice(end)];
}

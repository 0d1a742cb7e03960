import type {ReactNode} from 'react';
import type {HighlightedText} from '../searcher';

/** Renders text with its ranges in `mark` elements. */
export default function Highlight({text, ranges}: HighlightedText): ReactNode {
  let previousEnd = 0;
  const parts = ranges.flatMap(([start, end]) => {
    const before = text.slice(previousEnd, start);
    previousEnd = end;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return [...parts, text.slice(previousEnd)];
}

import type {ReactNode} from 'react';
import {wordsOf} from '@site/plugins/search/rank';

/** Text with the words of a query marked. The text is never read as markup. */
export default function Highlighted({
  text,
  query,
}: {
  readonly text: string;
  readonly query: string;
}): ReactNode {
  const words = wordsOf(query);
  if (!words.length) return text;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'giu'));
  return parts.map((part, index) =>
    // Splitting by a group puts each match at an odd place.
    index % 2 ? <mark key={index}>{part}</mark> : part,
  );
}

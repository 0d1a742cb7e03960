import type {ReactNode} from 'react';
import {markedParts} from './markedParts';

type Props = {
  /** Escaped text with `<mark>` around what was found. It is never read as markup. */
  readonly value?: string;
  /** Plain text that is shown where there is no such value. */
  readonly text: string;
};

/** A text of a hit, with what was found marked. */
export default function Marked({value, text}: Props): ReactNode {
  if (value === undefined) return text;
  return markedParts(value).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

import type {ReactNode} from 'react';
import {markedParts} from './markedParts';

/** A highlighted value of a hit, with what was found marked. It is never read as markup. */
export default function Marked({value}: {readonly value: string}): ReactNode {
  return markedParts(value).map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

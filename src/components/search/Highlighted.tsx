import type {ReactNode} from 'react';
import {markMatches} from '@site/plugins/search/client/markMatches';

type Props = {readonly text: string; readonly query: string};

/** Text with what the query asked for marked. The text is never read as markup. */
export default function Highlighted({text, query}: Props): ReactNode {
  return markMatches(text, query).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

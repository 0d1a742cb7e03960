import type {ReactNode} from 'react';
import {CopyButton} from './CopyButton';
import {ScrollText} from './ScrollText';

type Props = {readonly text: string; readonly label: string};

/** Lines to copy. The same text is shown and copied. */
export function CodeText({text, label}: Props): ReactNode {
  return (
    <div className="rq-code">
      <ScrollText text={text} label={label} className="rq-lines" />
      <CopyButton text={() => text} label="Copy" />
    </div>
  );
}

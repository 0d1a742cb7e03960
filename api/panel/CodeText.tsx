import {useRef, type ReactNode} from 'react';
import CopyButton from '../../src/components/CopyButton';
import {ScrollText} from './ScrollText';

type Props = {readonly text: string; readonly label: string};

/** Lines to copy. The same text is shown and copied. */
export function CodeText({text, label}: Props): ReactNode {
  const lines = useRef<HTMLPreElement>(null);
  return (
    <div className="rq-code">
      <ScrollText ref={lines} text={text} label={label} className="rq-lines" />
      <CopyButton
        label="Copy"
        text={() => text}
        shown={() => lines.current as Element}
        className="rq-button"
      />
    </div>
  );
}

import {useRef, type ReactNode, type Ref} from 'react';
import CopyButton from '../../src/components/CopyButton';

type Props = {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLPreElement>;
};

/** Text as it stands, in a box that scrolls. */
export function ScrollText({text, label, className, ref}: Props): ReactNode {
  return (
    // A box that scrolls takes the focus, or the keyboard could not scroll it.
    <pre
      ref={ref}
      className={className}
      role="region"
      aria-label={label}
      translate="no"
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {text}
    </pre>
  );
}

/** Lines to copy. The same text is shown and copied. */
export function CodeText({text, label}: Pick<Props, 'text' | 'label'>): ReactNode {
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

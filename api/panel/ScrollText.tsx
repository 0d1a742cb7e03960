import type {ReactNode, Ref} from 'react';

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

import type {ReactNode} from 'react';
import LiveCode from './LiveCode';
import styles from './styles.module.css';

type Props = {
  /** Markup from markdown/highlight, one `span.line` per line. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  /** Accessible name, unique on the page; set by markdown/highlight. */
  readonly name?: string;
  /** Source of a `live` block, which the reader can edit. */
  readonly live?: string;
  /** Plain text, for a block that another component renders. */
  readonly children?: ReactNode;
};

/** A block of code, highlighted at build time. CodeActions handles its buttons. */
export default function CodeBlock({
  html,
  language = 'text',
  title,
  name = title ?? `${language} code`,
  live,
  children,
}: Props): ReactNode {
  return (
    <div className={styles.block} data-language={language}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? language}</span>
        <button
          type="button"
          className={styles.button}
          data-code-action="wrap"
          aria-pressed="false"
          aria-label={`Toggle word wrap: ${name}`}
        >
          Wrap
        </button>
        <button
          type="button"
          className={styles.button}
          data-code-action="copy"
          aria-label={`Copy code to clipboard: ${name}`}
        >
          {/* Copying before hydration changes this text. */}
          <span aria-live="polite" suppressHydrationWarning>
            Copy
          </span>
        </button>
      </div>
      {/* A scrollable element must be focusable with the keyboard. */}
      <pre
        className={styles.pre}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={name}
        role="group"
      >
        {html === undefined ? (
          <code translate="no">{children}</code>
        ) : (
          // Safe: our own build step writes this markup from escaped text.
          <code translate="no" dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {live !== undefined && <LiveCode source={live} />}
    </div>
  );
}

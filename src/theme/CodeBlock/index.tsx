import type {ReactNode} from 'react';
import LiveCode from './LiveCode';
import styles from './styles.module.css';

type Props = {
  /** Finished markup from markdown/highlight, one `span.line` a line. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  /** What screen readers call the block: unique on the page; written by markdown/highlight. */
  readonly name?: string;
  /** Source of a `live` block; its presence makes the block editable. */
  readonly live?: string;
  /** Plain text, for a block that another component makes. */
  readonly children?: ReactNode;
};

/**
 * A block of code. It highlights nothing itself: that was done when the site was built. CodeActions
 * listens for its buttons.
 */
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
          {/* A copy before hydration shows its outcome here. */}
          <span aria-live="polite" suppressHydrationWarning>
            Copy
          </span>
        </button>
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
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
          // Markup that our own build step wrote from escaped text.
          <code translate="no" dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {live !== undefined && <LiveCode source={live} />}
    </div>
  );
}

import {lazy, Suspense, useRef, useState, type ReactNode} from 'react';
import CopyButton from './CopyButton';
import {copiedText} from './copiedText';
import styles from './styles.module.css';

const LivePlayground = lazy(() => import('@site/src/components/LivePlayground'));

type Props = {
  /** Finished markup from plugins/highlight, one `span.line` a line. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: string;
  /** Source of a `live` block; its presence makes the block editable. */
  readonly live?: string;
  /** Plain text, for a block that another component makes. */
  readonly children?: ReactNode;
};

/** A block of code. It highlights nothing itself: that was done when the site was built. */
export default function CodeBlock({
  html,
  language = 'text',
  title,
  live,
  children,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [wrap, setWrap] = useState(false);
  const [editing, setEditing] = useState(false);
  const label = title ?? `${language} code`;
  return (
    <div className={styles.block} data-language={language}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? language}</span>
        <button
          type="button"
          className={styles.button}
          aria-pressed={wrap}
          aria-label="Toggle word wrap"
          onClick={() => setWrap(!wrap)}
        >
          Wrap
        </button>
        <CopyButton text={() => (code.current ? copiedText(code.current) : '')} />
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <pre
        className={wrap ? styles.wrapped : styles.pre}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        role="group"
      >
        {html === undefined ? (
          <code ref={code} translate="no">
            {children}
          </code>
        ) : (
          // Markup that our own build step wrote from escaped text.
          <code ref={code} translate="no" dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
      {live !== undefined && !editing && (
        <button type="button" className={styles.edit} onClick={() => setEditing(true)}>
          Edit and run
        </button>
      )}
      {live !== undefined && editing && (
        <Suspense fallback={<p className={styles.loading}>Loading the playground…</p>}>
          <LivePlayground source={live} />
        </Suspense>
      )}
    </div>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** markdown/facts sets these when the page is built; pages set only an id or a group. */
type Props = {
  readonly title?: string;
  readonly network?: string;
  readonly source?: string;
  readonly url?: string;
  readonly asOf?: string;
  readonly note?: string;
  /** Set by markdown/tables: the layout of the rows on a phone. */
  readonly className?: string;
  /** Rows without links and components, as HTML from markdown/tables. */
  readonly html?: string;
  readonly children?: ReactNode;
};

/** A table from the data, with its network, source and date. Wide tables scroll horizontally. */
export function DataTable(props: Props): ReactNode {
  const {title, network, source, url, asOf, note, className, html, children} = props;
  return (
    <figure className={styles.figure}>
      {/* A scrollable element must be focusable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
        <table
          className={clsx(styles.table, className)}
          dangerouslySetInnerHTML={html === undefined ? undefined : {__html: html}}
        >
          {children}
        </table>
      </div>
      <figcaption className={styles.caption}>
        <strong>{title}</strong>
        {network && `, ${network}`}. As of {asOf}.{' '}
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {source}
          </a>
        ) : (
          source
        )}
        .{note && ` ${note}`}
      </figcaption>
    </figure>
  );
}

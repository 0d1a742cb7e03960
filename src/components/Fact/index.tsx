import facts from '@page-data/facts';
import type {ReactNode} from 'react';
import type {PublishedFact} from '@site/data/publish';
import styles from './styles.module.css';

/**
 * Pages give `id` and perhaps `show`; markdown/facts writes `text` and `unit` when the page is
 * built, and a `mark` for a value that is not verified.
 */
type Props = {
  readonly id: string;
  readonly show?: string;
  readonly text?: string;
  readonly unit?: string;
  readonly mark?: string;
};

/**
 * A value from the data. HoverCards shows its source on hover, focus or tap: this is markup only,
 * because a page may hold hundreds.
 */
export function Fact({id, text, unit, mark}: Props): ReactNode {
  // Known to the server only: without script the title says where the value comes from.
  const info = facts[id];
  return (
    <span className={styles.fact}>
      {/* A button element cannot break over lines as the words around it do. */}
      <span
        role="button"
        tabIndex={0}
        className={styles.value}
        data-fact={id}
        data-unit={unit}
        aria-expanded="false"
        title={info && titleOf(info)}
        translate="no"
        suppressHydrationWarning
      >
        {text}
      </span>
      {mark && <span className={styles.mark}> ({mark})</span>}
    </span>
  );
}

function titleOf({label, source, asOf, unverified}: PublishedFact): string {
  const why = unverified ? `. Not verified: ${unverified}` : '';
  return `${label}. Source: ${source}, ${asOf}${why}`;
}

import facts from '@page-data/facts';
import type {ReactNode} from 'react';
import type {PublishedFact} from '@site/data/publish';
import styles from './styles.module.css';

/**
 * Pages set `id` and optionally `show`. When the page is built, markdown/facts adds `text` and `unit`,
 * and a `mark` to a value that isn't verified.
 */
type Props = {
  readonly id: string;
  readonly show?: string;
  readonly text?: string;
  readonly unit?: string;
  readonly mark?: string;
};

/**
 * A value from the data. It is static markup, because a page can contain hundreds of values. HoverCards
 * shows the source on hover, focus or tap.
 */
export function Fact({id, text, unit, mark}: Props): ReactNode {
  // Empty in the browser. The title shows the source to readers without JavaScript.
  const fact = facts[id];
  return (
    <span className={styles.fact}>
      {/* A button element can't wrap with the text around it. */}
      <span
        role="button"
        tabIndex={0}
        className={styles.value}
        data-fact={id}
        data-unit={unit}
        aria-expanded="false"
        title={fact && titleOf(fact)}
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
  const warning = unverified ? `. Not verified: ${unverified}` : '';
  return `${label}. Source: ${source}, ${asOf}${warning}`;
}

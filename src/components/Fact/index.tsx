import facts from '@page-data/facts';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Pages give `id` and perhaps `show`; plugins/facts writes `text` when the page is built. */
type Props = {readonly id: string; readonly show?: string; readonly text?: string};

/**
 * A value from the data. HoverCards shows its source on hover, focus or tap: this is markup only,
 * because a page may hold hundreds.
 */
export function Fact({id, text}: Props): ReactNode {
  // Known to the server only: without script the title says where the value comes from.
  const info = facts[id];
  return (
    <span className={styles.fact}>
      <button
        type="button"
        className={styles.value}
        data-fact={id}
        data-unit={info?.unit}
        aria-expanded="false"
        title={info && `${info.label}. Source: ${info.source}, ${info.asOf}`}
        translate="no"
        suppressHydrationWarning
      >
        {text}
      </button>
    </span>
  );
}

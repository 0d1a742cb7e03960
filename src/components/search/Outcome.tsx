import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  readonly state: 'idle' | 'loading' | 'error' | 'ready';
  readonly query: string;
  readonly hits: number;
  readonly pages: number;
  readonly onRetry: () => void;
};

/** What stands above the hits, and what a screen reader is told when they change. */
export default function Outcome({state, query, hits, pages, onRetry}: Props): ReactNode {
  if (state === 'error') {
    return (
      <div role="alert" className={styles.outcome}>
        <p>Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
        <button type="button" className={styles.retry} onClick={onRetry}>
          Retry
        </button>
      </div>
    );
  }
  return (
    <p role="status" className={styles.outcome}>
      {message(state, query, hits, pages)}
    </p>
  );
}

function message(
  state: 'idle' | 'loading' | 'ready',
  query: string,
  hits: number,
  pages: number,
): string {
  if (!query.trim()) return 'Type a word, a flag, an error or an identifier.';
  if (state !== 'ready') return 'Searching…';
  if (hits === 0) return `No results for "${query.trim()}"`;
  return `${count(hits, 'result')} on ${count(pages, 'page')}`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

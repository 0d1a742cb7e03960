import {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What the framework's loader hands over while a route's files come in. */
type Props = {
  readonly error?: unknown;
  readonly pastDelay?: boolean;
  readonly retry: () => void;
};

/** Shown in place of a page: nothing for the first 200 ms, then a spinner, or why it failed. */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  const hasFailed = Boolean(error);
  useEffect(() => {
    if (!hasFailed) return undefined;
    // What was lost with the network comes with it. A file that failed may fail again until the page is new.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [hasFailed]);
  if (hasFailed) {
    return (
      <main className={styles.box} role="alert">
        <p>This page could not be loaded.</p>
        <p className={styles.reason}>{error instanceof Error ? error.message : 'Unknown error'}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <main className={styles.box} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>Loading…</p>
    </main>
  );
}

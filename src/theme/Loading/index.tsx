import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

const BOX = clsx(styles.box, 'container margin-vert--xl text--center');

/** The framework sets these props while the files of a route load. */
type Props = {
  readonly error?: unknown;
  readonly pastDelay?: boolean;
  readonly retry: () => void;
};

/** Replaces a page while it loads: renders nothing at first, a spinner after 200 ms, or the error. */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  const hasFailed = Boolean(error);
  useEffect(() => {
    if (!hasFailed) return undefined;
    // Retrying without a reload can fail again for a file that failed once.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [hasFailed]);
  if (hasFailed) {
    return (
      <main className={BOX} role="alert">
        <p>This page failed to load.</p>
        <p className={styles.reason}>{error instanceof Error ? error.message : 'Unknown error'}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </main>
    );
  }
  if (!pastDelay) return null;
  return (
    <main className={BOX} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>Loading…</p>
    </main>
  );
}

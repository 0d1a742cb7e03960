import {useEffect, useSyncExternalStore, type MouseEvent, type ReactNode} from 'react';
import {cutQuery} from './queryText';
import './searchStatus.css';

type Props = {
  /** As the searcher threw it. */
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** Shown instead of results when no host answered, or one refused the query. */
export default function SearchError({error, onRetry}: Props): ReactNode {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => logOnce(error), [error]);
  return (
    <div role="alert" className="search-error">
      <p className="search-error-title">Unable to fetch results</p>
      <p>{describeError(error)}</p>
      {!isOnline && <p>Your device is offline.</p>}
      <button
        type="button"
        className="button button--primary"
        onClick={(event) => {
          focusField(event);
          onRetry();
        }}
      >
        Retry
      </button>
    </div>
  );
}

/** The button disappears with the results, so the focus moves to the field. */
function focusField({currentTarget, nativeEvent}: MouseEvent): void {
  // On a phone the focus would cover the results with the keyboard.
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return;
  currentTarget.closest('dialog, main')?.querySelector('input')?.focus();
}

let logged: string | undefined;

/** Logs what a service answered, unless it's the same as before: each key may repeat it. */
function logOnce(error: unknown): void {
  if (isUnreachable(error) || String(error) === logged) return;
  logged = String(error);
  console.error('[search] A query failed.', error);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Names of errors after which nobody was reached: no host, no index, or not even the code. */
const UNREACHABLE = ['RetryError', 'ChunkLoadError', 'IndexUnavailable'];

/** Longest message of a service that is shown, in UTF-16 units: it may be a whole page. */
const MAX_MESSAGE = 200;

/** Whether a query failed because nobody was reached, and not because of an answer. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && UNREACHABLE.includes(error.name);
}

/**
 * The line below "Unable to fetch results". It names the network only where nobody was reached.
 *
 * @param error as the official client throws it: its errors of the service have a status
 */
export function describeError(error: unknown): string {
  if (isUnreachable(error)) return 'You might want to check your network connection.';
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    const message = cutQuery(String(error.message), MAX_MESSAGE) || 'no reason given';
    return `The search service rejected the query with status ${error.status}: ${message}`;
  }
  return 'The search service gave an answer that cannot be read.';
}

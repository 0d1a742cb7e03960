import {useEffect, type MouseEvent, type ReactNode} from 'react';
import {oneLine} from './queryText';

type Props = {
  /** As the searcher threw it. */
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** Shown instead of results when no host answered, or one rejected the query. */
export default function SearchError({error, onRetry}: Props): ReactNode {
  const text = describeError(error);
  useEffect(() => {
    if (text !== UNREACHABLE) console.error('[search] The query failed.', error);
    // oxlint-disable-next-line react/exhaustive-deps -- each key may repeat the error: logged once
  }, [text]);
  return (
    <div role="alert" className="search-error">
      <p>Unable to fetch results</p>
      <p>{text}</p>
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

/** The button disappears, so the focus moves to the field. */
function focusField({currentTarget, nativeEvent}: MouseEvent): void {
  // On a phone the focus would cover the results with the keyboard.
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return;
  currentTarget.closest('dialog, main')?.querySelector('input')?.focus();
}

const UNREACHABLE = 'You might want to check your network connection.';

/** Names of the errors thrown when no host, no index, or not even the code could be loaded. */
const UNREACHABLE_ERRORS = ['RetryError', 'ChunkLoadError', 'IndexUnavailable'];

/** Longest message of a service that is shown, in UTF-16 units: it may be a whole page. */
const MAX_MESSAGE = 200;

/**
 * The line below "Unable to fetch results". It mentions the network only if no host was reached.
 *
 * @param error as the official client throws it: its errors of the service have a status
 */
export function describeError(error: unknown): string {
  if (error instanceof Error && UNREACHABLE_ERRORS.includes(error.name)) return UNREACHABLE;
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    const message = oneLine(String(error.message), MAX_MESSAGE) || 'no reason given';
    return `The search service rejected the query with status ${error.status}: ${message}`;
  }
  return 'The search service returned an invalid response.';
}

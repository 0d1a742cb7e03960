import {useEffect, type MouseEvent, type ReactNode} from 'react';
import {oneLine} from './queryText';

type Props = {
  /** The error that the searcher threw. */
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** Replaces the results when no host can be reached or the service rejects the query. */
export default function SearchError({error, onRetry}: Props): ReactNode {
  const text = describeError(error);
  useEffect(() => {
    if (text !== UNREACHABLE) console.error('[search] The query failed.', error);
    // oxlint-disable-next-line react/exhaustive-deps -- a repeated error is logged once
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
  // On a phone, focusing the field would open the keyboard over the results.
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return;
  currentTarget.closest('dialog, main')?.querySelector('input')?.focus();
}

const UNREACHABLE = 'You might want to check your network connection.';

/** Names of the errors thrown if no host can be reached, or the index or the code can't be loaded. */
const UNREACHABLE_ERRORS = ['RetryError', 'ChunkLoadError', 'IndexUnavailable'];

/** Maximum length of a service's error message, in UTF-16 code units: it may be a whole HTML page. */
const MAX_MESSAGE_LENGTH = 200;

/**
 * The line below "Unable to fetch results". It mentions the network only if no host was reached.
 *
 * @param error from the searcher; errors that the service returned have a `status`
 */
export function describeError(error: unknown): string {
  if (error instanceof Error && UNREACHABLE_ERRORS.includes(error.name)) return UNREACHABLE;
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    const message = oneLine(String(error.message), MAX_MESSAGE_LENGTH) || 'no reason given';
    return `The search service rejected the query with status ${error.status}: ${message}`;
  }
  return 'The search service returned an invalid response.';
}

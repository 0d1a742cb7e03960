import {cutQuery} from './query';

/** Names of errors after which nobody was reached: no host, no index, or not even the code. */
const UNREACHABLE = ['RetryError', 'ChunkLoadError', 'IndexUnavailable'];

/** Longest message of a service that is shown, in UTF-16 units: it may be a whole page. */
const MAX_MESSAGE = 200;

/** Whether a query failed because nobody was reached, and not because of what was answered. */
export function isUnreachable(cause: unknown): boolean {
  return cause instanceof Error && UNREACHABLE.includes(cause.name);
}

/**
 * The line below "Unable to fetch results". A network is blamed only where nobody was reached;
 * who answered, with an error or with what is no answer, is told as such.
 *
 * @param cause as the official client throws it: its errors of the service have a status
 */
export function failureHint(cause: unknown): string {
  if (isUnreachable(cause)) return 'You might want to check your network connection.';
  if (cause instanceof Error && 'status' in cause && typeof cause.status === 'number') {
    const message = cutQuery(String(cause.message), MAX_MESSAGE) || 'no reason given';
    return `The search service refused the query with status ${cause.status}: ${message}`;
  }
  return 'The search service gave an answer that cannot be read.';
}

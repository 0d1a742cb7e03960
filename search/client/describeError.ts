import {cutQuery} from './queryText';

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
    return `The search service refused the query with status ${error.status}: ${message}`;
  }
  return 'The search service gave an answer that cannot be read.';
}

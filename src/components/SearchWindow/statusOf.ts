import type {Found} from '@site/src/components/search/findHits';
import type {Asked} from '@site/src/components/search/useAsked';

/**
 * The line that says how the search stands.
 *
 * @param found what is shown, which may be of an earlier text
 */
export function statusOf(
  state: Asked<Found>['state'],
  found: Found | undefined,
  cause: unknown,
): string {
  if (state === 'idle') return '';
  if (state === 'error') return 'Unable to fetch results';
  // After a failure the window still tells it, so that it is said at once that this is another try.
  if (state === 'stalled' || cause !== undefined) return 'Searching…';
  if (!found) return '';
  if (found.nbHits === 0) return `No results for "${found.query.trim()}"`;
  return found.nbHits === 1 ? '1 result' : `${found.nbHits} results`;
}

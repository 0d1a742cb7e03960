import type {SearchOption} from '@site/config/search';
import {startEarly} from '@site/src/search/startWorker';

/** The client's code, which no page needs before its reader searches. */
export const loadClient = () =>
  import(/* webpackChunkName: "search-client" */ '@site/src/search/searchClient');

/**
 * Fetches the client and what the first query needs. A failure shows at that query.
 *
 * @param query what is typed so far
 * @returns whether the worker that answers was started just now
 */
export function warmUp(option: SearchOption, baseUrl: string, query?: string): boolean {
  const isStarted = option.mode === 'embedded' && startEarly(baseUrl);
  loadClient().then(
    (client) => client.warmUp(option, baseUrl, query),
    () => undefined,
  );
  return isStarted;
}

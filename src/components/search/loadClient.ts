import type {SearchOption} from '@site/config/search';

/** The client's code, which no page needs before its reader searches. */
export const loadClient = () =>
  import(/* webpackChunkName: "search-client" */ '@site/src/search/searchClient');

/** Fetches the client and what the first query needs. A failure shows at that query. */
export function warmUp(option: SearchOption, baseUrl: string): void {
  loadClient().then(
    (client) => client.warmUp(option, baseUrl),
    () => undefined,
  );
}

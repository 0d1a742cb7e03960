import {searchWindow} from '../../../config/searchWindow';

/** Where a reader reports a query that should have results, with the query filled in. */
export function missingResultsUrl(query: string): string {
  const url = new URL(searchWindow.missingResultsUrl);
  url.searchParams.set('title', `Search: no results for "${query.trim()}"`);
  return url.href;
}

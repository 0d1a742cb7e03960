import {useCallback, useEffect, useState} from 'react';
import type {SearchResults} from '../searcher';
import type {SearchSetup} from './useSearchSetup';

/** Delay before a slow query is reported as stalled, in ms. */
const STALLED_MS = 300;

/** A query is sent when the reader has stopped typing for this long, in ms. */
const DEBOUNCE_MS = 50;

/** The state of a search. */
export type SearchState = {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error' | 'ready';
  /** While a query loads, the results of the previous query. */
  readonly results?: SearchResults;
  /** The error of the last query; stays set while the query is retried. */
  readonly error?: unknown;
};

export type Search = SearchState & {
  /** Whether `results` belongs to the current query, not to an earlier one. */
  readonly isCurrent: boolean;
  readonly retry: () => void;
};

/**
 * Searches whenever the query or the page changes. Results of an earlier query never replace those of
 * a later one.
 *
 * @param query empty if there is nothing to search for
 * @param page of results, from 1
 */
export function useSearch(
  {loadSearcher}: Pick<SearchSetup, 'loadSearcher'>,
  query: string,
  page = 1,
): Search {
  const [state, setState] = useState<SearchState>({status: 'idle'});
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (query === '') {
      setState({status: 'idle'});
      return;
    }
    let isLatest = true;
    setState((before) => ({...before, status: 'loading'}));
    const search = async () => {
      const request = {query, page, snippetWords: snippetWords()};
      const next = await loadSearcher()
        .then((searcher) => searcher.search(request))
        .then(
          (results): SearchState => ({status: 'ready', results}),
          (error: unknown): SearchState => ({status: 'error', error}),
        );
      clearTimeout(stalledTimer);
      if (isLatest) setState(next);
    };
    const debounceTimer = setTimeout(() => void search(), DEBOUNCE_MS);
    const stalledTimer = setTimeout(
      () => setState((before) => ({...before, status: 'stalled'})),
      STALLED_MS,
    );
    return () => {
      isLatest = false;
      clearTimeout(debounceTimer);
      clearTimeout(stalledTimer);
    };
  }, [loadSearcher, query, page, attempts]);
  return {
    ...state,
    isCurrent: state.status === 'ready' && state.results?.query === query,
    retry: useCallback(() => setAttempts((count) => count + 1), []),
  };
}

/** Maximum length of a snippet on this screen, in words. */
function snippetWords(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

/** Status line of a search. On the search page it includes the query, in the window it doesn't. */
export function describeSearch(
  {status, results, error}: SearchState,
  {includesQuery}: {readonly includesQuery: boolean},
): string {
  if (status === 'idle') return '';
  if (status === 'error') return 'Unable to fetch results';
  // After a failure, "Searching…" shows at once that the query is being retried.
  if (status === 'stalled' || error !== undefined) return 'Searching…';
  if (!results) return '';
  const {query, total, page, pages} = results;
  const quoted = `"${query.trim()}"`;
  if (total === 0) return `No results for ${quoted}`;
  const count = total === 1 ? '1 result' : `${total} results`;
  if (!includesQuery) return count;
  return `${count} for ${quoted}${pages > 1 ? `, page ${page} of ${pages}` : ''}`;
}

import {useCallback, useEffect, useState} from 'react';
import type {SearchResults} from '../searcher';
import type {SearchSetup} from './useSearchSetup';

/** Loading that takes longer is shown, in ms. */
const STALLED_MS = 300;

/** A query is sent when the reader has stopped typing for this long, in ms. */
const TYPING_MS = 50;

/** A search as the reader sees it. */
export type SearchState = {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error' | 'ready';
  /** While a query loads, the results of the one before. */
  readonly results?: SearchResults;
  /** Why the last query failed; kept while it's retried. */
  readonly error?: unknown;
};

export type Search = SearchState & {
  /** Whether the results are those of the query, and not of an earlier one. */
  readonly isCurrent: boolean;
  readonly retry: () => void;
};

/**
 * Searches whenever the query or the page changes. The answer to an earlier query never replaces a
 * later one.
 *
 * @param query empty when nothing is asked
 * @param page of results, from 1
 */
export function useSearch(
  {searcher}: Pick<SearchSetup, 'searcher'>,
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
      const next = await searcher()
        .then((loaded) => loaded.search(request))
        .then(
          (results): SearchState => ({status: 'ready', results}),
          (error: unknown): SearchState => ({status: 'error', error}),
        );
      clearTimeout(stalling);
      if (isLatest) setState(next);
    };
    const sending = setTimeout(() => void search(), TYPING_MS);
    const stalling = setTimeout(
      () => setState((before) => ({...before, status: 'stalled'})),
      STALLED_MS,
    );
    return () => {
      isLatest = false;
      clearTimeout(sending);
      clearTimeout(stalling);
    };
  }, [searcher, query, page, attempts]);
  return {
    ...state,
    isCurrent: state.status === 'ready' && state.results?.query === query,
    retry: useCallback(() => setAttempts((count) => count + 1), []),
  };
}

/** Words of a snippet on this screen. */
function snippetWords(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

/** The status line of a search. The search page's includes the query, the window's doesn't. */
export function describeSearch(
  {status, results, error}: SearchState,
  {includesQuery}: {readonly includesQuery: boolean},
): string {
  if (status === 'idle') return '';
  if (status === 'error') return 'Unable to fetch results';
  // After a failure, "Searching…" shows at once that it's being retried.
  if (status === 'stalled' || error !== undefined) return 'Searching…';
  if (!results) return '';
  const {query, total, page, pages} = results;
  const quoted = `"${query.trim()}"`;
  if (total === 0) return `No results for ${quoted}`;
  const count = total === 1 ? '1 result' : `${total} results`;
  if (!includesQuery) return count;
  return `${count} for ${quoted}${pages > 1 ? `, page ${page} of ${pages}` : ''}`;
}

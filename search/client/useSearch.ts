import {useCallback, useEffect, useReducer, useState} from 'react';
import {IDLE, reduceSearch, type SearchState} from './searchState';
import type {SearchSetup} from './useSearchSetup';

/** Loading that takes longer is shown, in ms. */
const STALLED_MS = 300;

/** A query that is typed on within this time isn't sent, in ms. */
const TYPING_MS = 50;

export type Search = SearchState & {
  /** Whether the results are those of the query, and not of an earlier one. */
  readonly isCurrent: boolean;
  readonly select: (row: number) => void;
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
  const [state, dispatch] = useReducer(reduceSearch, IDLE);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (query === '') {
      dispatch({type: 'clear'});
      return;
    }
    let isLatest = true;
    dispatch({type: 'load'});
    const search = async () => {
      try {
        const request = {query, page, snippetWords: snippetWords()};
        const results = await (await searcher()).search(request);
        if (isLatest) dispatch({type: 'succeed', results});
      } catch (error) {
        if (isLatest) dispatch({type: 'fail', error});
      }
      clearTimeout(stalling);
    };
    const sending = setTimeout(() => void search(), TYPING_MS);
    const stalling = setTimeout(() => dispatch({type: 'stall'}), STALLED_MS);
    return () => {
      isLatest = false;
      clearTimeout(sending);
      clearTimeout(stalling);
    };
  }, [searcher, query, page, attempts]);
  return {
    ...state,
    isCurrent: state.status === 'ready' && state.results?.query === query,
    select: useCallback((row: number) => dispatch({type: 'select', row}), []),
    retry: useCallback(() => setAttempts((count) => count + 1), []),
  };
}

/** Words of a snippet on this screen. */
function snippetWords(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

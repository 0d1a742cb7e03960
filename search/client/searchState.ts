import type {SearchResults} from '../searcher';

/** A search as the reader sees it. */
export type SearchState = {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error' | 'ready';
  /** While a query loads, the results of the one before. */
  readonly results?: SearchResults;
  /** Why the last query failed; still there while it's tried again. */
  readonly error?: unknown;
  /** The row that Enter opens. */
  readonly selected: number;
};

export type SearchAction =
  | {readonly type: 'clear'}
  | {readonly type: 'load'}
  | {readonly type: 'stall'}
  | {readonly type: 'succeed'; readonly results: SearchResults}
  | {readonly type: 'fail'; readonly error: unknown}
  | {readonly type: 'select'; readonly row: number};

export const IDLE: SearchState = {status: 'idle', selected: 0};

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'clear':
      return IDLE;
    case 'load':
      return {...state, status: 'loading'};
    case 'stall':
      return {...state, status: 'stalled'};
    case 'succeed':
      return {status: 'ready', results: action.results, selected: 0};
    case 'fail':
      return {status: 'error', error: action.error, selected: 0};
    case 'select':
      return state.selected === action.row ? state : {...state, selected: action.row};
  }
}

/** The line that tells how the search is going; the page names the query, the window doesn't. */
export function describeSearch(
  {status, results, error}: SearchState,
  {names}: {readonly names: 'query' | 'nothing'},
): string {
  if (status === 'idle') return '';
  if (status === 'error') return 'Unable to fetch results';
  // After a failure, "Searching…" says at once that this is another try.
  if (status === 'stalled' || error !== undefined) return 'Searching…';
  if (!results) return '';
  const {query, total, page, pages} = results;
  const quoted = `"${query.trim()}"`;
  if (total === 0) return `No results for ${quoted}`;
  const count = total === 1 ? '1 result' : `${total} results`;
  if (names === 'nothing') return count;
  return `${count} for ${quoted}${pages > 1 ? `, page ${page} of ${pages}` : ''}`;
}

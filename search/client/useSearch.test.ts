import {expect, test} from 'vitest';
import type {SearchResults} from '../searcher';
import {describeSearch, type SearchState} from './useSearch';

const results = (total: number, overrides: Partial<SearchResults> = {}): SearchResults => ({
  query: 'slash ',
  page: 1,
  pages: 1,
  hits: [],
  total,
  ...overrides,
});

const FAILURE = {error: new Error('lost')};
const THREE_RESULTS = results(3);

test.each<[string, SearchState, string]>([
  ['there is no query', {status: 'idle'}, ''],
  ['the first query is loading', {status: 'loading'}, ''],
  ['a query is slow', {status: 'stalled'}, 'Searching…'],
  [
    'a query is slow and earlier results are shown',
    {status: 'stalled', results: THREE_RESULTS},
    'Searching…',
  ],
  [
    'a query is loading and earlier results are shown',
    {status: 'loading', results: THREE_RESULTS},
    '3 results',
  ],
  ['there is one result', {status: 'ready', results: results(1)}, '1 result'],
  ['there are no results', {status: 'ready', results: results(0)}, 'No results for "slash"'],
  ['no host responds', {status: 'error', ...FAILURE}, 'Unable to fetch results'],
  ['a failed query is retried', {status: 'loading', ...FAILURE}, 'Searching…'],
])('the status line describes the search when %s', (_, state, line) => {
  expect(describeSearch(state, {includesQuery: false})).toBe(line);
});

test('the status line of the search page includes the query and the page', () => {
  const line = (page: SearchResults) =>
    describeSearch({status: 'ready', results: page}, {includesQuery: true});
  expect(line(results(1))).toBe('1 result for "slash"');
  expect(line(results(41, {page: 2, pages: 3}))).toBe('41 results for "slash", page 2 of 3');
});

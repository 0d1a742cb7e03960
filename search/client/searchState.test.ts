import {expect, test} from 'vitest';
import type {SearchResults} from '../searcher';
import {describeSearch, IDLE, reduceSearch, type SearchAction} from './searchState';

const results = (total: number, more: Partial<SearchResults> = {}): SearchResults => ({
  query: 'slash ',
  page: 1,
  pages: 1,
  hits: [],
  total,
  ...more,
});

const after = (...actions: SearchAction[]) => actions.reduce(reduceSearch, IDLE);

const LOAD = {type: 'load'} as const;
const succeed = (total: number) => ({type: 'succeed', results: results(total)}) as const;
const FAIL = {type: 'fail', error: new Error('lost')} as const;

test.each([
  ['nothing is asked', after(), ''],
  ['the first query loads', after(LOAD), ''],
  ['it takes long', after(LOAD, {type: 'stall'}), 'Searching…'],
  ['it takes long over earlier results', after(succeed(3), LOAD, {type: 'stall'}), 'Searching…'],
  ['earlier results are shown meanwhile', after(succeed(3), LOAD), '3 results'],
  ['there is one', after(LOAD, succeed(1)), '1 result'],
  ['there is none', after(LOAD, succeed(0)), 'No results for "slash"'],
  ['no host answers', after(LOAD, FAIL), 'Unable to fetch results'],
  ['it is tried again', after(LOAD, FAIL, LOAD), 'Searching…'],
  ['the field is emptied', after(succeed(3), {type: 'clear'}), ''],
])('the status line when %s', (_, state, line) => {
  expect(describeSearch(state, {names: 'nothing'})).toBe(line);
});

test('the search page names the query and the page', () => {
  const line = (found: SearchResults) =>
    describeSearch(after({type: 'succeed', results: found}), {names: 'query'});
  expect(line(results(1))).toBe('1 result for "slash"');
  expect(line(results(41, {page: 2, pages: 3}))).toBe('41 results for "slash", page 2 of 3');
});

test('a failure drops the results of an earlier query, and stays while it is tried again', () => {
  expect(after(succeed(3), FAIL).results).toBeUndefined();
  expect(after(FAIL, LOAD)).toMatchObject({status: 'loading', error: FAIL.error});
  expect(after(FAIL, LOAD, succeed(1)).error).toBeUndefined();
});

test('new results select their first row', () => {
  const select = {type: 'select', row: 4} as const;
  expect(after(succeed(9), select).selected).toBe(4);
  expect(after(succeed(9), select, succeed(9)).selected).toBe(0);
});

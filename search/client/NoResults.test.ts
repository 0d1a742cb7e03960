import {expect, test} from 'vitest';
import type {SearchRequest} from '../searcher';
import {suggestQueries} from './NoResults';

const OTHERS = ['one', 'two', 'three', 'four'];

/** A searcher that only knows these words. */
const knowing =
  (...known: string[]) =>
  () =>
    Promise.resolve({
      search: ({query}: SearchRequest) =>
        Promise.resolve({query, page: 1, pages: 1, hits: [], total: Number(known.includes(query))}),
    });

test('words of the query that have results come first, and there are three suggestions', async () => {
  expect(await suggestQueries(knowing('unbond'), 'zzzq unbond', OTHERS)).toEqual([
    ...['unbond', 'one', 'two'],
  ]);
});

test('where no host answers, the others are suggested', async () => {
  const broken = () => Promise.reject(new Error('down'));
  expect(await suggestQueries(broken, 'zzzq unbond', OTHERS)).toEqual(['one', 'two', 'three']);
});

test.each(['two', ' Two '])('the query that failed, here %j, is not suggested', async (query) => {
  expect(await suggestQueries(knowing('two'), query, OTHERS)).toEqual(['one', 'three', 'four']);
});

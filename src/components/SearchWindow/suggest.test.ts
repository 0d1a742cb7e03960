import type {LiteClient} from 'algoliasearch/lite';
import {expect, test} from 'vitest';
import {suggest, wordsToTry} from './suggest';

const REQUEST = {indexName: 'i', facetFilters: []};
const OTHERS = ['one', 'two', 'three', 'four'];

/** A client that finds these words only. */
const finding = (...known: string[]) =>
  ({
    search: ({requests}: {requests: {query: string}[]}) =>
      Promise.resolve({
        results: requests.map(({query}) => ({nbHits: Number(known.includes(query))})),
      }),
  }) as unknown as LiteClient;

test('words of a query, longer ones first, without the query itself', () => {
  expect(wordsToTry('How do I unbond BTC, btc_staker?')).toEqual([
    ...['btc_staker', 'unbond', 'how', 'btc'],
  ]);
  expect(wordsToTry(' Zzz ')).toEqual([]);
  expect(wordsToTry('<>"/.*')).toEqual([]);
  expect(wordsToTry('ab cd '.repeat(50) + 'word '.repeat(50)).length).toBeLessThanOrEqual(6);
});

test('words that lead somewhere come first, and never more than three', async () => {
  const found = await suggest(finding('unbond'), REQUEST, 'zzzq unbond', OTHERS);
  expect(found).toEqual(['unbond', 'one', 'two']);
});

test('where the words cannot be looked up, the others are offered', async () => {
  const broken = {search: () => Promise.reject(new Error('down'))} as unknown as LiteClient;
  expect(await suggest(broken, REQUEST, 'zzzq unbond', OTHERS)).toEqual(['one', 'two', 'three']);
});

test.each(['two', ' Two '])('the query that failed, here %j, is not suggested', async (query) => {
  expect(await suggest(finding('two'), REQUEST, query, OTHERS)).toEqual(['one', 'three', 'four']);
});

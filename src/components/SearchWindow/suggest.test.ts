import {expect, test} from 'vitest';
import type {HitsQuery} from '../../../search/answer/types';
import {suggest, wordsToTry} from './suggest';

const OTHERS = ['one', 'two', 'three', 'four'];

/** Finds these words only. */
const finding = (...known: string[]) => ({
  find: (queries: readonly HitsQuery[]) =>
    Promise.resolve(queries.map(({query}) => ({nbHits: Number(known.includes(query))}))),
});

test('words of a query, longer ones first, without the query itself', () => {
  expect(wordsToTry('How do I unbond BTC, btc_staker?')).toEqual([
    ...['btc_staker', 'unbond', 'how', 'btc'],
  ]);
  expect(wordsToTry(' Zzz ')).toEqual([]);
  expect(wordsToTry('<>"/.*')).toEqual([]);
  expect(wordsToTry('ab cd '.repeat(50) + 'word '.repeat(50)).length).toBeLessThanOrEqual(6);
});

test('words that lead somewhere come first, and never more than three', async () => {
  const found = await suggest(finding('unbond'), [], 'zzzq unbond', OTHERS);
  expect(found).toEqual(['unbond', 'one', 'two']);
});

test('where the words cannot be looked up, the others are offered', async () => {
  const broken = {find: () => Promise.reject(new Error('down'))};
  expect(await suggest(broken, [], 'zzzq unbond', OTHERS)).toEqual(['one', 'two', 'three']);
});

test.each(['two', ' Two '])('the query that failed, here %j, is not suggested', async (query) => {
  expect(await suggest(finding('two'), [], query, OTHERS)).toEqual(['one', 'three', 'four']);
});

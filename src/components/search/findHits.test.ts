import {expect, test, vi} from 'vitest';
import type {HitsQuery} from '../../../search/answer/types';
import type {Searcher} from '../../search/searcher';
import {findHits} from './findHits';

/** A setup whose searcher answers so, and the queries that it got. */
function setupOf(answer: (query: HitsQuery) => unknown) {
  const find = vi.fn((queries: readonly HitsQuery[]) => Promise.resolve(queries.map(answer)));
  const searcher = () => Promise.resolve({find} as unknown as Searcher);
  const asked = () => find.mock.calls.flatMap(([queries]) => queries);
  return {setup: {searcher, facetFilters: []}, asked};
}

/** One that knows `nbHits` hits. */
const knowing = (nbHits: number) =>
  setupOf(({page}) => {
    const hits = Array.from({length: Math.min(20, Math.max(0, nbHits - page * 20))}, (_, id) => ({
      objectID: String(id),
      hierarchy: {lvl1: 'Covenant'},
    }));
    return {hits, nbHits, nbPages: Math.ceil(nbHits / 20)};
  });

test('hits bear the name of their query and their page', async () => {
  const {setup, asked} = knowing(45);
  expect(await findHits(setup, {query: 'covenant', page: 2, words: 10})).toMatchObject({
    query: 'covenant',
    page: 2,
    nbHits: 45,
    nbPages: 3,
  });
  expect(asked().map(({page}) => page)).toEqual([1]);
});

test('a page beyond the last is the last', async () => {
  const {setup, asked} = knowing(45);
  const found = await findHits(setup, {query: 'covenant', page: 99, words: 10});
  expect(found.page).toBe(3);
  expect(found.hits).toHaveLength(5);
  expect(asked().map(({page}) => page)).toEqual([98, 2]);
  expect(await findHits(knowing(2).setup, {query: 'covenant', page: 2, words: 10})).toMatchObject({
    page: 1,
    nbPages: 1,
  });
});

test('where nothing is found, the page is the first', async () => {
  const found = await findHits(knowing(0).setup, {query: 'zzz', page: 7, words: 10});
  expect(found).toEqual({query: 'zzz', page: 1, hits: [], nbHits: 0, nbPages: 1});
});

test('no page is asked for, or told, that the service cannot reach', async () => {
  const {setup, asked} = knowing(20_000);
  expect(await findHits(setup, {query: 'a', page: 1e30, words: 10})).toMatchObject({
    page: 500,
    nbPages: 500,
  });
  expect(asked().map(({page}) => page)).toEqual([499]);
});

test('an answer without a list of hits is told, and not taken for one that found nothing', async () => {
  const {setup} = setupOf(() => ({message: 'busy'}));
  await expect(findHits(setup, {query: 'covenant', page: 1, words: 10})).rejects.toThrow(
    'The answer has no list of hits',
  );
});

test('snippets are as long as asked, and hits are put in order unless that is not wanted', async () => {
  const {setup, asked} = knowing(1);
  await findHits(setup, {query: 'a', page: 1, words: 5});
  await findHits(setup, {query: 'a', page: 1, words: 5, reranks: false, hitsPerPage: 8});
  expect(asked()).toMatchObject([
    {words: 5, reranks: true, hitsPerPage: 20},
    {words: 5, reranks: false, hitsPerPage: 8},
  ]);
});

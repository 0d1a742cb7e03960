import type {LiteClient} from 'algoliasearch/lite';
import {expect, test, vi} from 'vitest';
import {findHits} from './findHits';

type Request = {page: number; attributesToSnippet: string[]};

/** A client that knows `nbHits` hits, and what it was asked. */
function clientOf(nbHits: number) {
  const search = vi.fn(({requests: [request]}: {requests: [Request]}) => {
    const left = Math.max(0, nbHits - request.page * 20);
    const hits = Array.from({length: Math.min(20, left)}, (_, id) => ({
      objectID: String(id),
      hierarchy: {lvl1: 'Covenant'},
    }));
    return Promise.resolve({results: [{hits, nbHits, nbPages: Math.ceil(nbHits / 20)}]});
  });
  const client = () => Promise.resolve({search} as unknown as LiteClient);
  const asked = () => search.mock.calls.map(([{requests}]) => requests[0].page + 1);
  return {setup: {client, indexName: 'docs', facetFilters: []}, search, asked};
}

test('hits bear the name of their query and their page', async () => {
  const {setup, asked} = clientOf(45);
  expect(await findHits(setup, {query: 'covenant', page: 2, words: 10})).toMatchObject({
    query: 'covenant',
    page: 2,
    nbHits: 45,
    nbPages: 3,
  });
  expect(asked()).toEqual([2]);
});

test('a page beyond the last is the last', async () => {
  const {setup, asked} = clientOf(45);
  const found = await findHits(setup, {query: 'covenant', page: 99, words: 10});
  expect(found.page).toBe(3);
  expect(found.hits).toHaveLength(5);
  expect(asked()).toEqual([99, 3]);
  expect(await findHits(clientOf(2).setup, {query: 'covenant', page: 2, words: 10})).toMatchObject({
    page: 1,
    nbPages: 1,
  });
});

test('where nothing is found, the page is the first', async () => {
  const found = await findHits(clientOf(0).setup, {query: 'zzz', page: 7, words: 10});
  expect(found).toEqual({query: 'zzz', page: 1, hits: [], nbHits: 0, nbPages: 1});
});

test('no page is asked for, or told, that the protocol cannot reach', async () => {
  const {setup, asked} = clientOf(20_000);
  expect(await findHits(setup, {query: 'a', page: 1e30, words: 10})).toMatchObject({
    page: 500,
    nbPages: 500,
  });
  expect(asked()).toEqual([500]);
});

test('an answer without a list of hits is told, and not taken for one that found nothing', async () => {
  const search = () => Promise.resolve({results: [{message: 'busy'}]});
  const client = () => Promise.resolve({search} as unknown as LiteClient);
  const asked = findHits(
    {client, indexName: 'docs', facetFilters: []},
    {query: 'covenant', page: 1, words: 10},
  );
  await expect(asked).rejects.toThrow('The answer has no list of hits');
});

test('snippets are as long as asked', async () => {
  const {setup, search} = clientOf(1);
  await findHits(setup, {query: 'a', page: 1, words: 5});
  expect(search.mock.calls[0]?.[0].requests[0].attributesToSnippet).toContain('content:5');
});

import {expect, test} from 'vitest';
import {openEngine} from '../engine/openEngine';
import type {Passage} from '../engine/passages';
import {IndexUnavailable} from '../engine/source';
import {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';
import {answer} from './answer';
import type {Hits, HitsQuery} from './types';

const engine = openEngine(sourceOf(indexOf(PAGES)));

const queryOf = (query: Partial<HitsQuery>): HitsQuery => ({
  query: '',
  page: 0,
  hitsPerPage: 20,
  facetFilters: [],
  words: 10,
  excerpts: false,
  reranks: true,
  ...query,
});

async function find(query: Partial<HitsQuery>, from = engine): Promise<Hits> {
  const [hits] = await answer({type: 'hits', queries: [queryOf(query)]}, from);
  return hits as Hits;
}

test('a search as the window sends it', async () => {
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:other']];
  const result = await find({query: 'finality', facetFilters});
  expect(result).toMatchObject({nbHits: 1, nbPages: 1});
  expect(result.hits[0]).toMatchObject({
    objectID: '/glossary/:1',
    url: '/glossary/#finality-provider',
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Guides', lvl1: 'Glossary'},
    _snippetResult: {hierarchy: {lvl2: {value: '<mark>Finality</mark> provider'}}},
  });
});

test('a heading comes with the first sentence of its section, where that is asked for', async () => {
  expect((await find({query: 'finality'})).hits[0]).not.toHaveProperty('excerpt');
  expect((await find({query: 'finality', excerpts: true})).hits[0]).toMatchObject({
    objectID: '/glossary/:1',
    type: 'lvl2',
    excerpt: expect.stringMatching(/\w{3,}/) as string,
  });
});

test('a query that says a word twice is found in full where the word stands', async () => {
  for (const query of ['unbonding unbonding', 'unbonding of unbonding']) {
    expect((await find({query})).hits[0]).toMatchObject({
      type: 'lvl1',
      _snippetResult: {hierarchy: {lvl1: {value: '<mark>Unbonding</mark>'}}},
    });
  }
});

test('nothing of a record is ever markup; only the marks are', async () => {
  const {hits} = await find({query: 'EOTS twice'});
  expect(hits[0]?._snippetResult.content?.value).toContain(
    '<mark>EOTS</mark> keys &lt;b&gt;never <mark>twice</mark>&lt;/b&gt;',
  );
});

test('a snippet is as long as asked, and says where words are left out', async () => {
  const {hits} = await find({query: 'Bitcoin blocks hours', words: 4});
  expect(hits[0]?._snippetResult.content?.value).toMatch(/^….*<mark>.*$/);
});

test('a field of a schema and a row of a table are reached at their own anchors', async () => {
  expect((await find({query: 'state ACTIVE'})).hits[0]?.url).toBe('/api/delegations/#field-state');
  expect((await find({query: '--keyring-backend'})).hits[0]?.url).toBe(
    '/operators/create-bls-key/#flag-home',
  );
});

test('facets that no page has leave nothing', async () => {
  expect((await find({query: 'blocks', facetFilters: ['language:de']})).nbHits).toBe(0);
  expect((await find({query: 'blocks', facetFilters: ['language:en']})).nbHits).toBe(3);
});

test('pages of results', async () => {
  const result = await find({query: 'blocks', hitsPerPage: 1, page: 1});
  expect(result).toMatchObject({nbHits: 3, nbPages: 3});
  expect(result.hits).toHaveLength(1);
});

test('without ranking anew, only the texts of the hits are read', async () => {
  const pages = Object.fromEntries(
    Array.from({length: 30}, (_, index) => [
      `/p${index}/`,
      `<h1>P</h1><p>${'stake '.repeat(800)}</p>`,
    ]),
  );
  const read = async (reranks: boolean) => {
    const source = sourceOf(indexOf(pages));
    await find({query: 'stake', hitsPerPage: 3, reranks}, openEngine(source));
    return source.asked.filter((path) => path.includes('/text-')).length;
  };
  expect(await read(true)).toBeGreaterThan(3);
  expect(await read(false)).toBe(3);
});

test('several queries are answered in their order', async () => {
  const queries = ['unbonding', 'no such word', 'blocks'].map((query) => queryOf({query}));
  const all = (await answer({type: 'hits', queries}, engine)) as Hits[];
  const alone = await Promise.all(queries.map((query) => find(query)));
  expect(all).toEqual(alone);
});

test('a question is answered by a passage with its sentence, or by nothing', async () => {
  const ask = async (question: string) =>
    (await answer({type: 'passages', question}, engine)) as Passage[];
  const [passage] = await ask('How long does unbonding take?');
  expect(passage?.url).toBe('/guides/unbonding/#how-long');
  expect(passage?.text.slice(passage.sentence.start, passage.sentence.end)).toBe(
    'It takes 301 Bitcoin blocks, about 50 hours.',
  );
  expect(await ask('best pizza in town')).toEqual([]);
});

test('an index that cannot be had is told as such', async () => {
  const offline = () => Promise.reject(new Error('offline'));
  const broken = openEngine({manifest: offline, file: offline});
  await expect(find({query: 'x'}, broken)).rejects.toThrow(IndexUnavailable);
});

import {expect, test, vi} from 'vitest';
import {openEngine} from '../engine/openEngine';
import {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';
import {answer} from './answer';
import type {SearchResult} from './types';

const engine = openEngine(sourceOf(indexOf(PAGES)));
const QUERIES = '/1/indexes/*/queries';

async function post(path: string, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const {status, body: reply} = await answer({method: 'POST', path, body: text}, engine, () => 7);
  return {status, reply: JSON.parse(reply) as Record<string, unknown>};
}

async function searchFor(request: object): Promise<SearchResult> {
  const {status, reply} = await post(QUERIES, {
    requests: [{indexName: 'babylon-docs', ...request}],
  });
  expect(reply).not.toHaveProperty('message');
  expect(status).toBe(200);
  return (reply.results as SearchResult[])[0] as SearchResult;
}

test('a search as the window sends it', async () => {
  const result = await searchFor({
    query: 'finality',
    attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'content', 'type', 'url'],
    attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:3'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: true,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:other']],
  });
  expect(result).toMatchObject({
    nbHits: 1,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: 'finality',
  });
  expect(result.queryID).toMatch(/^[0-9a-f]{32}$/);
  expect(result.hits[0]).toMatchObject({
    objectID: '/glossary/:1',
    url: '/glossary/#finality-provider',
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Guides', lvl1: 'Glossary'},
    _snippetResult: {
      hierarchy: {lvl2: {value: '<mark>Finality</mark> provider', matchLevel: 'full'}},
    },
  });
  expect(result.hits[0]).not.toHaveProperty('weight');
});

test('a heading comes with the first sentence of its section, where that is asked for', async () => {
  const asked = {query: 'finality', attributesToHighlight: [], attributesToSnippet: []};
  const plain = await searchFor({...asked, attributesToRetrieve: ['*']});
  expect(plain.hits[0]).not.toHaveProperty('excerpt');
  const {hits} = await searchFor({...asked, attributesToRetrieve: ['type', 'excerpt']});
  expect(hits[0]).toMatchObject({
    objectID: '/glossary/:1',
    type: 'lvl2',
    excerpt: expect.stringMatching(/\w{3,}/) as string,
  });
});

test('a query that says a word twice is found in full where the word stands', async () => {
  for (const query of ['unbonding unbonding', 'unbonding of unbonding']) {
    const {hits} = await searchFor({query, attributesToHighlight: ['hierarchy.lvl1']});
    expect(hits[0]).toMatchObject({
      type: 'lvl1',
      _highlightResult: {hierarchy: {lvl1: {value: '<em>Unbonding</em>', matchLevel: 'full'}}},
    });
  }
});

test('nothing of a record is ever markup; only the asked tags are', async () => {
  const {hits} = await searchFor({
    query: 'EOTS twice',
    attributesToSnippet: ['content:10'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
  expect(hits[0]?._snippetResult.content).toEqual({
    matchLevel: 'full',
    value: expect.stringContaining(
      '<mark>EOTS</mark> keys &lt;b&gt;never <mark>twice</mark>&lt;/b&gt;',
    ) as string,
  });
  expect(JSON.stringify(hits[0]?._highlightResult)).not.toContain('<b>');
});

test('a field of a schema and a row of a table are reached at their own anchors', async () => {
  expect((await searchFor({query: 'state ACTIVE'})).hits[0]?.url).toBe(
    '/api/delegations/#field-state',
  );
  expect((await searchFor({query: '--keyring-backend'})).hits[0]?.url).toBe(
    '/operators/create-bls-key/#flag-home',
  );
});

test('facets that no page has leave nothing', async () => {
  expect((await searchFor({query: 'blocks', facetFilters: ['language:de']})).nbHits).toBe(0);
  expect((await searchFor({query: 'blocks', facetFilters: ['language:-de']})).nbHits).toBe(3);
});

test('parameters in the form of a query string count', async () => {
  const result = await searchFor({params: 'query=blocks&hitsPerPage=1&page=1'});
  expect(result).toMatchObject({query: 'blocks', page: 1, hitsPerPage: 1, nbPages: 3});
  expect(result.hits.length).toBe(1);
});

test('parameters of the hosted service that are empty choose nothing, and are read over', async () => {
  const result = await searchFor({query: 'blocks', filters: '', numericFilters: [], length: null});
  expect(result.nbHits).toBe(3);
});

test('without ranking anew, only the texts of the hits are read', async () => {
  const pages = Object.fromEntries(
    Array.from({length: 30}, (_, index) => [
      `/p${index}/`,
      `<h1>P</h1><p>${'stake '.repeat(800)}</p>`,
    ]),
  );
  const read = async (parameters: object) => {
    const source = sourceOf(indexOf(pages));
    const request = {indexName: 'babylon-docs', query: 'stake', hitsPerPage: 3, ...parameters};
    const body = JSON.stringify({requests: [request]});
    await answer({method: 'POST', path: QUERIES, body}, openEngine(source));
    return source.asked.filter((path) => path.includes('/text-')).length;
  };
  expect(await read({})).toBeGreaterThan(3);
  expect(await read({enableReRanking: false})).toBe(3);
  expect(await read({params: 'enableReRanking=false'})).toBe(3);
});

test('several searches are answered in their order', async () => {
  const {reply} = await post(QUERIES, {
    requests: ['unbonding', 'validator'].map((query) => ({indexName: 'babylon-docs', query})),
  });
  expect((reply.results as SearchResult[]).map(({query}) => query)).toEqual([
    'unbonding',
    'validator',
  ]);
});

test('recommendations are other pages', async () => {
  const {status, reply} = await post('/1/indexes/*/recommendations', {
    requests: [
      {
        indexName: 'babylon-docs',
        model: 'related-products',
        objectID: '/api/delegations/:0',
        threshold: 0,
        maxRecommendations: 2,
      },
    ],
  });
  expect(status).toBe(200);
  const [{hits}] = reply.results as [{hits: {url: string; _score: number}[]}];
  expect(hits.every(({url}) => !url.startsWith('/api/delegations/'))).toBe(true);
});

test('recommendations keep to the threshold, and a record that is not known has none', async () => {
  const recommend = async (rest: object) => {
    const request = {indexName: 'babylon-docs', model: 'looking-similar', ...rest};
    const {reply} = await post('/1/indexes/*/recommendations', {requests: [request]});
    return (reply.results as [{hits: {_score: number}[]}])[0].hits;
  };
  const objectID = '/guides/unbonding/:1';
  const all = await recommend({objectID});
  expect(all.length).toBeGreaterThan(0);
  expect(await recommend({objectID, threshold: 100})).toEqual(
    all.filter(({_score}) => _score === 100),
  );
  const [{_score} = {_score: 0}] = all;
  expect(await recommend({objectID, threshold: _score - 0.5})).toEqual(
    all.filter((other) => other._score >= _score - 0.5),
  );
  expect(await recommend({objectID, queryParameters: {facetFilters: ['language:de']}})).toEqual([]);
  expect(await recommend({objectID: '/nope/:3'})).toEqual([]);
  expect(await recommend({objectID: 'no address'})).toEqual([]);
});

test('a question is answered by a passage with its sentence, or by nothing', async () => {
  const path = '/1/indexes/babylon-docs/passages';
  const {reply} = await post(path, {question: 'How long does unbonding take?'});
  const [passage] = reply.passages as {
    url: string;
    text: string;
    sentence: {start: number; end: number};
  }[];
  expect(passage?.url).toBe('/guides/unbonding/#how-long');
  expect(passage?.text.slice(passage.sentence.start, passage.sentence.end)).toBe(
    'It takes 301 Bitcoin blocks, about 50 hours.',
  );
  expect((await post(path, {question: 'best pizza in town'})).reply.passages).toEqual([]);
});

test.each([
  [QUERIES, '{"requests":', 400, /^invalid JSON in the body/],
  [QUERIES, '[]', 400, /^expected a JSON object/],
  [QUERIES, '{}', 400, /^"requests" is missing/],
  [QUERIES, '{"requests":[{}]}', 400, /^"indexName" is missing/],
  [QUERIES, '{"requests":[{"indexName":"../x"}]}', 404, /does not exist$/],
  [QUERIES, '{"requests":[{"indexName":"a","hitsPerPage":5000}]}', 400, /expected 0 to 1000/],
  [QUERIES, '{"requests":[{"indexName":"a","query":7}]}', 400, /"query".*expected a string/],
  [QUERIES, '{"requests":[{"indexName":"a","facetFilters":["color:red"]}]}', 400, /^no facet in/],
  [
    '/1/indexes/*/recommendations',
    '{"requests":[{"indexName":"a","model":"x"}]}',
    400,
    /^no model/,
  ],
  [
    '/1/indexes/*/recommendations',
    '{"requests":[{"indexName":"a","model":"related-products","objectID":"/:0","threshold":"x"}]}',
    400,
    /^invalid value for "threshold"/,
  ],
  [
    '/1/indexes/*/recommendations',
    '{"requests":[{"indexName":"a","model":{"toString":1}}]}',
    400,
    /^"model" is missing; expected related-products or looking-similar/,
  ],
  [
    '/1/indexes/*/recommendations',
    '{"requests":[{"indexName":"a","model":"related-products","objectID":"/:0","queryParameters":{"filters":"lang:de"}}]}',
    400,
    /^"filters" is not supported/,
  ],
  [QUERIES, '{"requests":[{"indexName":"a","hitsPerPage":{"toString":1}}]}', 400, /"hitsPerPage"/],
  [QUERIES, '{"requests":[{"indexName":"a","page":1.5}]}', 400, /"page".*a whole number$/],
  [QUERIES, '{"requests":[{"indexName":"a","params":"filters=a:b"}]}', 400, /^"filters" is not/],
  [QUERIES, '{"requests":[{"indexName":"a","offset":20,"length":5}]}', 400, /^"offset" is not/],
  [
    QUERIES,
    '{"requests":[{"indexName":"a","type":"facet","facet":"language"}]}',
    400,
    /^"type" is not supported by this search engine; it finds hits only$/,
  ],
  [
    QUERIES,
    '{"requests":[{"indexName":"a","restrictSearchableAttributes":["content"]}]}',
    400,
    /^"restrictSearchableAttributes" is not supported/,
  ],
  [
    QUERIES,
    `{"requests":[{"indexName":"a","highlightPreTag":"${'x'.repeat(257)}"}]}`,
    400,
    /^"highlightPreTag" has 257 characters; at most 256 are read$/,
  ],
  [
    QUERIES,
    `{"requests":[{"indexName":"a","snippetEllipsisText":"${'.'.repeat(257)}"}]}`,
    400,
    /^"snippetEllipsisText" has 257 characters/,
  ],
  [
    QUERIES,
    `{"requests":[{"indexName":"a","attributesToSnippet":"${'content,'.repeat(101)}"}]}`,
    400,
    /^"attributesToSnippet" has 101 entries; at most 100 are read$/,
  ],
  ['/1/indexes/a/passages', '{}', 400, /^"question" is missing/],
  ['/1/keys', '{}', 404, /^Path not supported/],
])('%s with %s is refused with %i', async (path, body, status, message) => {
  const answered = await post(path, body);
  expect(answered.status).toBe(status);
  expect(answered.reply).toEqual({message: expect.stringMatching(message) as string, status});
});

test('another method is refused', async () => {
  const {status} = await answer({method: 'DELETE', path: QUERIES, body: ''}, engine);
  expect(status).toBe(405);
});

test('an index that cannot be had makes the client ask the next host', async () => {
  const broken = openEngine({
    manifest: () => Promise.reject(new Error('offline')),
    file: () => Promise.reject(new Error('offline')),
  });
  const body = '{"requests":[{"indexName":"a","query":"x"}]}';
  const {status} = await answer({method: 'POST', path: QUERIES, body}, broken);
  expect(status).toBe(503);
});

test('a fault of the engine is logged, and its cause not told to the client', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new RangeError('of the inside');
  const faulty = {...engine, search: () => Promise.reject(fault)};
  const body = '{"requests":[{"indexName":"a","query":"x"}]}';
  const reply = await answer({method: 'POST', path: QUERIES, body}, faulty);
  expect(reply).toEqual({
    status: 500,
    body: '{"message":"The search engine failed on this query","status":500}',
  });
  expect(logged.mock.calls).toEqual([['[search] The engine failed on a query:', fault]]);
  logged.mockRestore();
});

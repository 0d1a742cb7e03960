import {expect, test} from 'vitest';
import {hostileQueries} from '../../tests/search/hostileQueries';
import {indexOf, PAGES, readFrom} from '../../tests/search/testIndex';
import {MANIFEST, type Manifest} from './format';
import {IndexUnavailable, openIndex, type SearchIndex} from './openIndex';

const files = indexOf(PAGES);
const index = openIndex(readFrom(files).read);

const search = (query: string, searched: SearchIndex = index, page = 1) =>
  searched.search({query, page, snippetWords: 10});
const urls = async (query: string, searched?: SearchIndex) =>
  (await search(query, searched)).hits.map(({url}) => url);

test.each([
  ['a title', 'unbonding', '/guides/unbonding/'],
  ['another form of a word', 'unbonded', '/guides/unbonding/'],
  ['the start of a word', 'unbondi', '/guides/unbonding/'],
  ['one letter', 'u', '/guides/unbonding/'],
  ['a misspelled word', 'unbnoding', '/guides/unbonding/'],
  ['a synonym', 'unstake', '/guides/unbonding/'],
  ['a question', 'how long does unbonding take?', '/guides/unbonding/#how-long'],
  ['a command', 'create-bls-key', '/operators/create-bls-key/'],
  ['a flag, at its row', '--keyring-backend', '/operators/create-bls-key/#flag-home'],
  ['a field, at its anchor', 'state active', '/api/delegations/#field-state'],
  ['a path', '/v2/delegations', '/api/delegations/'],
  ['a heading', 'finality provider', '/glossary/#finality-provider'],
])('%s finds the right page or section', async (_, query, url) => {
  expect((await urls(query))[0]).toBe(url);
});

test('a word that no page contains has no hits', async () => {
  expect(await search('zzzqqqx')).toEqual({
    query: 'zzzqqqx',
    page: 1,
    pages: 1,
    hits: [],
    total: 0,
  });
  expect((await search('…')).total).toBe(0);
});

test('a page of results has twenty hits, and a page number past the end returns the last page', async () => {
  const pages = Object.fromEntries(
    Array.from({length: 45}, (_, page) => [`/p${page}/`, `<h1>Stake ${page}</h1>`]),
  );
  const largeIndex = openIndex(readFrom(indexOf(pages)).read);
  const first = await search('stake', largeIndex);
  expect([first.hits.length, first.pages, first.total]).toEqual([20, 3, 45]);
  const last = await search('stake', largeIndex, 99);
  expect([last.hits.length, last.page]).toEqual([5, 3]);
});

test('results do not depend on earlier queries', async () => {
  const before = await search('finality provider');
  for (const query of ['unbonding', 'keys', 'validator state', 'f']) await search(query);
  expect(await search('finality provider')).toEqual(before);
});

test('only the files that a query needs are read, each once', async () => {
  const {read, requestedPaths} = readFrom(files);
  const fresh = openIndex(read);
  await search('validator', fresh);
  await search('validator', fresh);
  expect(new Set(requestedPaths).size).toBe(requestedPaths.length);
  expect(requestedPaths.length).toBeLessThan(files.size);
});

test('a missing index is reported, and fetched again by the next query', async () => {
  const served = new Map<string, string>();
  const broken = openIndex(readFrom(served).read);
  await expect(search('keys', broken)).rejects.toThrow(IndexUnavailable);
  files.forEach((text, path) => served.set(path, text));
  expect((await search('keys', broken)).total).toBeGreaterThan(0);
});

test.each(['missing', 'truncated'])('a shard that is %s is reported', async (damage) => {
  const served = new Map(files);
  for (const [path, text] of files) {
    if (!path.includes('/terms/')) continue;
    if (damage === 'missing') served.delete(path);
    else served.set(path, text.slice(0, text.length / 2));
  }
  const broken = openIndex(readFrom(served).read);
  await expect(search('keys', broken)).rejects.toThrow(IndexUnavailable);
  files.forEach((text, path) => served.set(path, text));
  expect((await search('keys', broken)).total).toBeGreaterThan(0);
});

test('a truncated cached file is read again from the server', async () => {
  const {read} = readFrom(files);
  const withTruncatedCache = openIndex(async (path, fresh) => {
    const text = await read(path, fresh);
    return fresh || path === MANIFEST ? text : text.slice(0, text.length / 2);
  });
  expect((await search('keys', withTruncatedCache)).total).toBeGreaterThan(0);
});

test('after a deployment, the next query uses the new index', async () => {
  const served = new Map(files);
  const open = openIndex(readFrom(served).read);
  expect((await urls('unbonding', open))[0]).toBe('/guides/unbonding/');
  served.clear();
  indexOf({'/new/': '<h1>Validators</h1><p>A new page.</p>'}).forEach((text, path) =>
    served.set(path, text),
  );
  expect(await urls('validators', open)).toEqual(['/new/']);
});

test('the error for an index in another format asks the reader to reload the page', async () => {
  const manifest = JSON.parse(files.get(MANIFEST) ?? '') as Manifest;
  const served = new Map(files).set(MANIFEST, JSON.stringify({...manifest, format: 1}));
  await expect(search('keys', openIndex(readFrom(served).read))).rejects.toThrow(
    /format 1.*Reload/,
  );
});

test.each(['(a+)+$', '[', '\\', '.*', '{1,', '__proto__', 'a'.repeat(10_000), ' '.repeat(2 ** 20)])(
  'a hostile query is treated as text: %.20j',
  async (query) => {
    expect((await search(query)).total).toBeGreaterThanOrEqual(0);
  },
);

test('the ranges of 500 hostile queries are within their texts', async () => {
  for (const query of hostileQueries(500, ['stake', 'unbonding', 'keys', 'epoch'])) {
    for (const {heading, snippet} of (await search(query)).hits) {
      for (const {text, ranges} of [heading, ...(snippet ? [snippet] : [])]) {
        let previousEnd = 0;
        for (const [start, end] of ranges) {
          expect(start >= previousEnd && end > start && end <= text.length).toBe(true);
          previousEnd = end;
        }
      }
    }
  }
});

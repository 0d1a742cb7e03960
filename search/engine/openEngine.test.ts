import {expect, test} from 'vitest';
import {addStarts} from '../../finish/search-index/addStarts';
import {MANIFEST} from './format';
import {openEngine} from './openEngine';
import {indexOf, PAGES, sourceOf} from '../../tests/search/testIndex';

const engine = openEngine(sourceOf(indexOf(PAGES)));
const first = async (query: string) => {
  const {hits} = await engine.search({query, page: 0, hitsPerPage: 20});
  const [hit] = hits;
  return hit && `${hit.page.url}${hit.unit.anchor === null ? '' : `#${hit.unit.anchor}`}`;
};

test.each([
  ['unbonding', '/guides/unbonding/'],
  ['unbond', '/guides/unbonding/'],
  ['unstake', '/guides/unbonding/'],
  ['unbonfing', '/guides/unbonding/'],
  ['create-bls-key', '/operators/create-bls-key/'],
  ['create bls', '/operators/create-bls-key/'],
  ['--keyring-backend', '/operators/create-bls-key/#flags'],
  ['keyring backend', '/operators/create-bls-key/#flags'],
  ['/v2/delegations', '/api/delegations/'],
  ['FP', '/glossary/#finality-provider'],
  ['finalityprovider', '/glossary/#finality-provider'],
  ['how long does it take', '/guides/unbonding/#how-long'],
  ['must not', '/guides/unbonding/#never'],
  ['fin', '/glossary/#finality-provider'],
])('%s leads to %s', async (query, url) => {
  expect(await first(query)).toBe(url);
});

test('one letter is enough for hits', async () => {
  expect((await engine.search({query: 'f', page: 0, hitsPerPage: 20})).count).toBeGreaterThan(0);
});

test('what nothing answers has no hits, and an empty query neither', async () => {
  for (const query of ['zzzzqqqq', '', '   ', '—…!?']) {
    const {hits, count} = await engine.search({query, page: 0, hitsPerPage: 20});
    expect([hits.length, count]).toEqual([0, 0]);
  }
});

test('only what a query needs is fetched', async () => {
  const source = sourceOf(indexOf(PAGES));
  await openEngine(source).search({query: 'unbonding', page: 0, hitsPerPage: 20});
  expect(source.asked[0]).toBe(MANIFEST);
  expect(source.asked.some((path) => path.includes('/words-'))).toBe(false);
});

test('pages of results neither repeat nor lose a section', async () => {
  const pages = Object.fromEntries(
    Array.from({length: 70}, (_, index) => [
      `/p${index}/`,
      `<h1>Page ${index}</h1><p>stake ${index}</p>`,
    ]),
  );
  const many = openEngine(sourceOf(indexOf(pages)));
  const urls = [];
  for (let page = 0; page < 10; page += 1) {
    const {hits, count} = await many.search({query: 'stake', page, hitsPerPage: 8});
    expect(count).toBe(70);
    urls.push(...hits.map(({page: {url}}) => url));
  }
  expect(new Set(urls).size).toBe(70);
  expect(urls.length).toBe(70);
});

test('among words of many files, letters find the best of all, and a word its forms', async () => {
  const letters = [...'bcdfghijklmnop'];
  // Between "stake" and "staking" in the order of the index, and thousands of them.
  const words = letters.flatMap((a) =>
    letters.flatMap((b) => letters.map((c) => `stakf${a}${b}${c}`)),
  );
  const files = indexOf({
    '/words/': `<h1>Words</h1><p>${words.join(' ')}</p>`,
    '/status/': '<h1>Status</h1><p>It is well.</p>',
    '/guide/': '<h1>Guide</h1><p>On staking.</p>',
  });
  const source = sourceOf(files);
  const large = openEngine(source);
  const found = async (query: string) => {
    const {hits} = await large.search({query, page: 0, hitsPerPage: 20});
    return hits.map(({page: {url}}) => url);
  };
  expect((await found('sta'))[0]).toBe('/status/');
  expect(source.asked.filter((path) => path.includes('/terms-')).length).toBeLessThan(3);
  for (const query of ['stake', 'stakes well', 'stak']) {
    expect(await found(query)).toContain('/guide/');
  }
  expect((await found('stakf'))[0]).toBe('/words/');
});

test('the same records give the same bytes', () => {
  expect([...indexOf(PAGES)]).toEqual([...indexOf(PAGES)]);
});

test('a phrase of the keywords leads to their page, before pages that say its words apart', async () => {
  const pages = {
    '/a/': '<h1>Stake</h1><p>Get a wallet, then bitcoin. Come back later; get on with it.</p>',
    '/b/': '<meta name="keywords" content="leave, get bitcoin back"><h1>Exit</h1><p>Bitcoin.</p>',
  };
  const {hits} = await openEngine(sourceOf(indexOf(pages))).search({
    query: 'get bitcoin back',
    page: 0,
    hitsPerPage: 20,
  });
  expect(hits[0]?.page.url).toBe('/b/');
});

test('a flag is told from the word in it, which finds it too', async () => {
  const pages = {
    '/a/': '<h1>Home</h1><p>At home.</p>',
    '/b/': '<h1>Start a node</h1><p>Give --home for another folder.</p>',
  };
  const flags = openEngine(sourceOf(indexOf(pages)));
  const urls = async (query: string) =>
    (await flags.search({query, page: 0, hitsPerPage: 20})).hits.map(({page}) => page.url);
  expect((await urls('--home'))[0]).toBe('/b/');
  expect(await urls('home')).toEqual(['/a/', '/b/']);
  // A flag that stands nowhere is looked for as a word.
  expect(await urls('--folder')).toEqual(['/b/']);
});

test('a heading that is asked for word for word is first', async () => {
  const {hits} = await openEngine(
    sourceOf(
      indexOf({
        '/signing/':
          '<h1>Double signing happens</h1><p>How double signing happens, and how often.</p>',
        '/list/': '<h1>Errors</h1><h2 id="how">How double signing happens</h2><p>By a copy.</p>',
      }),
    ),
  ).search({query: 'How double signing happens', page: 0, hitsPerPage: 20});
  expect(hits[0]).toMatchObject({page: {url: '/list/'}, unit: {anchor: 'how'}});
});

test('a name leads to the text that has it, before titles of the words in it', async () => {
  const named = openEngine(
    sourceOf(
      indexOf({
        '/keys/': '<h1>Key</h1><p>Make a key. A key signs.</p><h2 id="k">Key of keys</h2>',
        '/wallets/': '<h1>Wallets</h1><p>Some are phones, and OneKey is software.</p>',
        '/words/': '<h1>Files</h1><p>In one there is a setting named queue_key.</p>',
        '/queues/': '<h1>Queue key</h1><p>A queue has a key.</p>',
        '/epochs/': '<h1>Epoching</h1><p>The module x/epoching keeps a queue.</p>',
      }),
    ),
  );
  const found = async (query: string) => {
    const {hits} = await named.search({query, page: 0, hitsPerPage: 20});
    return hits.map(({page: {url}}) => url);
  };
  const wallets = await found('OneKey');
  expect(wallets[0]).toBe('/wallets/');
  expect(wallets).not.toContain('/keys/');
  expect((await found('key_of_keys'))[0]).toBe('/keys/');
  expect((await found('make_key'))[0]).toBe('/keys/');
  expect((await found('queue_key'))[0]).toBe('/words/');
  expect((await found('x/epoching'))[0]).toBe('/epochs/');
});

test('a misspelling that stands somewhere does not hide the word that was meant', async () => {
  const pages = {
    '/a/': '<h1>Events</h1><p>EventDelgationExpired</p>',
    '/b/': '<h1>Delegation</h1><p>A delegation is a stake.</p>',
  };
  const {hits} = await openEngine(sourceOf(indexOf(pages))).search({
    query: 'delgation',
    page: 0,
    hitsPerPage: 20,
  });
  expect(hits.map(({page}) => page.url)).toContain('/b/');
});

test('a slip behind the first letters is mended without the list of all words', async () => {
  const pages = {
    '/a/': '<h1>Delegation</h1><p>A delegation is a stake.</p>',
    '/b/': '<h1>Delegate</h1><p>Whoever has a delegation.</p>',
  };
  const source = sourceOf(indexOf(pages));
  const engine = openEngine(source);
  const find = async (query: string) =>
    (await engine.search({query, page: 0, hitsPerPage: 20})).hits.map(({page}) => page.url);
  const isListRead = () => source.asked.some((path) => path.includes('/words-'));
  expect(await find('delgation')).toContain('/a/');
  expect(isListRead()).toBe(false);
  expect(await find('edlegation')).toContain('/a/');
  expect(isListRead()).toBe(true);
});

test('of what one or two letters find, or of a glance, only the texts that are shown are fetched', async () => {
  const text = 'stake '.repeat(800);
  const pages = Object.fromEntries(
    Array.from({length: 30}, (_, index) => [`/p${index}/`, `<h1>St ${index}</h1><p>${text}</p>`]),
  );
  const packsFor = async (query: string, reranks?: boolean) => {
    const source = sourceOf(indexOf(pages));
    const {hits} = await openEngine(source).search({query, page: 0, hitsPerPage: 8, reranks});
    expect(hits).toHaveLength(8);
    return source.asked.filter((path) => path.includes('/text-')).length;
  };
  expect(await packsFor('st')).toBeLessThanOrEqual(8);
  expect(await packsFor('stake', false)).toBeLessThanOrEqual(8);
  expect(await packsFor('stake')).toBeGreaterThan(8);
});

test('what one letter finds comes in one file, and without it from where it stands', async () => {
  const built = indexOf(PAGES);
  const files = await addStarts(built);
  const ask = async (given: Map<string, string>, query: string) => {
    const source = sourceOf(new Map(given));
    const {hits, count} = await openEngine(source).search({query, page: 0, hitsPerPage: 20});
    const asked = (name: string) => source.asked.some((path) => path.includes(`/${name}`));
    return {urls: hits.map(({page, unit}) => `${page.url}#${unit.anchor}`), count, asked};
  };
  const whole = await ask(files, 'k');
  expect(whole.count).toBeGreaterThan(1);
  expect([whole.asked('start-'), whole.asked('text-')]).toEqual([true, false]);
  const lacking = new Map([...files].filter(([name]) => !name.includes('/start-')));
  const parts = await ask(lacking, 'k');
  expect(parts.asked('text-')).toBe(true);
  const before = await ask(built, 'k');
  expect(before.asked('start-')).toBe(false);
  for (const {urls, count} of [parts, before])
    expect({urls, count}).toEqual({urls: whole.urls, count: whole.count});
  // More letters find their texts where they stand.
  expect((await ask(files, 'ke')).asked('start-')).toBe(false);
});

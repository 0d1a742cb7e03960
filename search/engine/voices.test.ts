import {expect, test} from 'vitest';
import {openEngine} from './openEngine';
import {indexOf, sourceOf} from '../../tests/search/testIndex';
import {isVoice, isWeakVoice, voiceTerms} from './voices';
import {wordsOf} from './words';

const PAGES = {
  '/fees/': '<h1>Fees</h1><p>What a transaction costs: leave a stake.</p>',
  '/leave/': '<h1>Unbonding</h1><p>What a transaction does: leave a stake.</p>',
};

const first = async (
  query: string,
  said: Record<string, string[]>,
  kind: 'phrases' | 'questions' = 'phrases',
) => {
  const files = kind === 'phrases' ? indexOf(PAGES, said) : indexOf(PAGES, {}, said);
  const engine = openEngine(sourceOf(files));
  const {hits} = await engine.search({query, page: 0, hitsPerPage: 5});
  return hits[0]?.page.url;
};

test('of two pages with the same words the one whose readers speak so comes first', async () => {
  const query = 'want to leave a stake transaction';
  const said = ['how do i quit', 'want out', 'exit early', 'leave before the end'];
  expect(await first(query, {'/fees/': ['what does it cost'], '/leave/': said})).toBe('/leave/');
  expect(await first(query, {'/leave/': ['what does it cost'], '/fees/': said})).toBe('/fees/');
});

test('questions are counted and lead nowhere by themselves', async () => {
  const asked = {
    '/fees/': ['what does it cost to send', 'how much does sending take of my coins'],
    '/leave/': ['can i quit', 'when may i quit the stake'],
  };
  const engine = openEngine(sourceOf(indexOf(PAGES, {}, asked)));
  const search = async (query: string) =>
    (await engine.search({query, page: 0, hitsPerPage: 5})).hits.map(({page}) => page.url);
  expect(await search('quit')).toEqual([]);
  expect((await search('can i leave a stake'))[0]).toBe('/leave/');
});

test('a question that is known counts more than its words in many', async () => {
  // Both pages say each word once, among as many.
  const apart = ['leave a tip', 'stake price', 'transaction price'];
  const together = ['transaction to leave a stake', 'sky tower'];
  const query = 'leave stake transaction';
  expect(await first(query, {'/fees/': apart, '/leave/': together}, 'questions')).toBe('/leave/');
  expect(await first(query, {'/fees/': together, '/leave/': apart}, 'questions')).toBe('/fees/');
});

test('a section whose voices say all of a query together goes before two that say a part each', async () => {
  const more = '<h2 id="more">More</h2><p>Leave a stake.</p>';
  const pages = {'/fees/': PAGES['/fees/'] + more, '/leave/': PAGES['/leave/'] + more};
  const order = async (asked: Record<string, string[]>) => {
    const engine = openEngine(sourceOf(indexOf(pages, {}, asked)));
    const {hits} = await engine.search({query: 'leave a stake', page: 0, hitsPerPage: 5});
    return [...new Set(hits.map(({page}) => page.url))];
  };
  const together = (page: string) => ({[page]: ['leave a tip', 'stake price']});
  const apart = (page: string) => ({[page]: ['leave a tip'], [`${page}#more`]: ['stake price']});
  const answers = [
    await order({...together('/leave/'), ...apart('/fees/')}),
    await order({...together('/fees/'), ...apart('/leave/')}),
  ];
  expect(answers).toEqual([
    ['/leave/', '/fees/'],
    ['/fees/', '/leave/'],
  ]);
});

test('a section that answers a question like the query is found without a word of it', async () => {
  const asked = {
    '/fees/': ['taste of green pears in autumn'],
    '/leave/': ['unrelated talk about the weather'],
  };
  const engine = openEngine(sourceOf(indexOf(PAGES, {}, asked)));
  const search = async (query: string, accepts = true) => {
    const found = await engine.search({query, page: 0, hitsPerPage: 5, accepts: () => accepts});
    return found.hits.map(({page}) => page.url);
  };
  expect(await search('what is the taste of green pears')).toEqual(['/fees/']);
  // Both pages say how to leave; the one that is known to answer comes first.
  const query = 'taste of green pears to leave';
  expect(await search(query)).toEqual(['/fees/', '/leave/']);
  // A subject of a few words is searched for as it stands.
  expect(await search('green pears')).toEqual([]);
  expect(await search(query, false)).toEqual([]);
});

test('of a page, the section that answers a question like the query comes first', async () => {
  const page =
    '<h1>Pears</h1><p>Some are green, others are not.</p><h2 id="ripe">Ripe</h2><p>Sweet in a week.</p>';
  const anchors = async (questions: Record<string, string[]>) => {
    const engine = openEngine(sourceOf(indexOf({'/pears/': page}, {}, questions)));
    const query = 'taste of green pears after the harvest';
    const {hits} = await engine.search({query, page: 0, hitsPerPage: 5});
    return hits.map(({unit}) => unit.anchor);
  };
  expect(await anchors({'/pears/#ripe': ['taste of green pears after the harvest']})).toEqual([
    'ripe',
    null,
  ]);
  expect(await anchors({'/pears/#ripe': ['how long to wait']})).toEqual([null]);
});

test('known questions are told with the sentences that answer them, those most alike first', async () => {
  const asked = {
    '/fees/': ['fees of the network', {'transaction costs': ['price of a bitcoin transfer']}],
    '/leave/': [{'transaction does': ['price of bitcoin', 'transfer of bitcoin coins']}],
  };
  const engine = openEngine(sourceOf(indexOf(PAGES, {'/leave/': ['way out']}, asked)));
  const ask = (query: string, known: {known?: number}) =>
    engine.search({query, page: 0, hitsPerPage: 5, ...known});
  const query = 'what is the price of a bitcoin transfer';
  const {known} = await ask(query, {known: 2});
  expect(known.map(({page, spot}) => [page.url, spot])).toEqual([
    ['/fees/', {text: 0, start: 0}],
    ['/leave/', {text: 0, start: 0}],
    ['/leave/', {text: 0, start: 0}],
  ]);
  const [best = 0, next = 0] = known.map(({likeness}) => likeness);
  expect(best).toBeGreaterThan(0.9);
  expect(next).toBeLessThan(0.9);
  // The section answers that as a whole.
  const [whole] = (await ask('fees of a network', {known: 1})).known;
  expect([whole?.page.url, whole?.spot]).toEqual(['/fees/', undefined]);
  expect((await ask(query, {})).known).toEqual([]);
  // Of sections that are no hits, so many are read.
  const only = (await ask('transfer bitcoin coins', {known: 1})).known;
  expect([...new Set(only.map(({page}) => page.url))]).toEqual(['/leave/']);
  // One word is in the questions of too many pages.
  expect((await ask('price', {known: 5})).known).toEqual([]);
});

test('words are counted by stem, names by their parts, and weak words apart', () => {
  const terms = (text: string) => wordsOf(text).flatMap(voiceTerms);
  expect(terms('unbonding')).toEqual(terms('unbonded'));
  expect(terms('create-bls-key')).toEqual(terms('create bls key'));
  expect(terms('how').every(isWeakVoice)).toBe(true);
  expect(terms('quit').some(isWeakVoice)).toBe(false);
  expect([...terms('how'), ...terms('quit')].every(isVoice)).toBe(true);
  expect(isVoice('quit')).toBe(false);
});

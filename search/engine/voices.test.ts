import {expect, test} from 'vitest';
import {openEngine} from './openEngine';
import {indexOf, sourceOf} from './testIndex';
import {isVoice, isWeakVoice, voiceTerms} from './voices';
import {wordsOf} from './words';

const PAGES = {
  '/fees/': '<h1>Fees</h1><p>What a transaction costs: leave a stake.</p>',
  '/leave/': '<h1>Unbonding</h1><p>What a transaction does: leave a stake.</p>',
};

const first = async (query: string, phrases: Record<string, string[]>) => {
  const engine = openEngine(sourceOf(indexOf(PAGES, phrases)));
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

test('a question like one that is known tells of its page, more than words said apart', async () => {
  const asked = {
    '/fees/': ['stake coins', 'transaction amount', 'leave a tip', 'a stake and a transaction'],
    '/leave/': ['transaction to leave a stake'],
  };
  const engine = openEngine(sourceOf(indexOf(PAGES, {}, asked)));
  const {hits} = await engine.search({
    query: 'leave stake transaction',
    page: 0,
    hitsPerPage: 5,
  });
  expect(hits[0]?.page.url).toBe('/leave/');
});

test('known questions are told with the sentences that answer them, those most alike first', async () => {
  const asked = {
    '/fees/': ['fees of the network', {'transaction costs': ['price of a bitcoin transfer']}],
    '/leave/': [{'transaction does': ['price of bitcoin', 'transfer of my coins']}],
  };
  const engine = openEngine(sourceOf(indexOf(PAGES, {'/leave/': ['way out']}, asked)));
  const ask = async (query: string, known?: number) => {
    const result = await engine.search({
      query,
      page: 0,
      hitsPerPage: 5,
      ...(known === undefined ? {} : {known}),
    });
    return result.known.map(({page, spot, likeness}) => [
      page.url,
      spot?.text,
      likeness.toFixed(1),
    ]);
  };
  expect(await ask('what is the price of a bitcoin transfer', 2)).toEqual([
    ['/fees/', 0, '1.0'],
    ['/leave/', 0, '0.8'],
  ]);
  expect(await ask('fees of a network', 1)).toEqual([['/fees/', undefined, '1.0']]);
  expect(await ask('what is the price of a bitcoin transfer')).toEqual([]);
  // One word is in the questions of too many pages.
  expect(await ask('price', 5)).toEqual([]);
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

import {expect, test} from 'vitest';
import {openEngine} from './openEngine';
import {indexOf, sourceOf} from './testIndex';
import {isVoice, voiceTerms} from './voices';
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

test('words are counted by stem, names by their parts, and weak words apart', () => {
  const terms = (text: string) => wordsOf(text).flatMap(voiceTerms);
  expect(terms('unbonding')).toEqual(terms('unbonded'));
  expect(terms('create-bls-key')).toEqual(terms('create bls key'));
  expect(terms('how').every((term) => term.startsWith('!'))).toBe(true);
  expect([...terms('how'), ...terms('quit')].every(isVoice)).toBe(true);
  expect(isVoice('quit')).toBe(false);
});

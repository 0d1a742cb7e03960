import {expect, test} from 'vitest';
import {openEngine} from './openEngine';
import {passagesFor} from './passages';
import {indexOf, sourceOf} from './testIndex';

const PAGES = {
  '/stakers/':
    '<h1>Stakers</h1><p>This page is for people who think about staking bitcoin.</p>' +
    '<h2 id="exit">Unbonding</h2><p>The output is free after 301 blocks. Nobody can hasten it.</p>' +
    '<h2 id="amounts">Amounts</h2><p>The least stake is 0.005 BTC.</p>',
};

const PHRASES = {
  '/stakers/': ['least amounts'],
  '/stakers/#exit': ['when do my coins come home'],
};

const ask = async (question: string, phrases: Record<string, string[]> = PHRASES) => {
  const engine = openEngine(sourceOf(indexOf(PAGES, phrases)));
  return (await passagesFor(engine, question, 5)).map(({url, text, sentence}) => ({
    url,
    marked: text.slice(sentence.start, sentence.end),
  }));
};

test('a phrase that says the question vouches for its section, in whatever words', async () => {
  expect(await ask('when do my coins come home')).toEqual([
    {url: '/stakers/#exit', marked: 'The output is free after 301 blocks.'},
  ]);
  expect(await ask('when do my coins come home', {})).toEqual([]);
});

test('a phrase that says only some of the question vouches for nothing', async () => {
  expect(await ask('when do my coins come apart')).toEqual([]);
});

test('a section with the words answers before the opening of a page with the phrase', async () => {
  const [first] = await ask('what is the least bitcoin for staking');
  expect(first).toEqual({url: '/stakers/#amounts', marked: 'The least stake is 0.005 BTC.'});
});

test('words that are only spelled alike answer nothing', async () => {
  expect(await ask('leash snake')).toEqual([]);
  // One of two may be misspelt.
  expect((await ask('least staje'))[0]?.url).toBe('/stakers/#amounts');
});

import {expect, test} from 'vitest';
import {openEngine} from './openEngine';
import {passagesFor} from './passages';
import {indexOf, sourceOf} from '../../tests/search/testIndex';

const PAGES = {
  '/stakers/':
    '<h1>Stakers</h1><p>This page is for people who think about staking bitcoin.</p>' +
    '<h2 id="exit">Unbonding</h2><p>The output is free after 301 blocks. Nobody can hasten it.</p>' +
    '<h2 id="amounts">Amounts</h2><p>The least stake is 0.005 BTC.</p>',
};

const ask = async (question: string) => {
  const engine = openEngine(sourceOf(indexOf(PAGES)));
  return (await passagesFor(engine, question, 5)).map(({url, text, sentence}) => ({
    url,
    marked: text.slice(sentence.start, sentence.end),
  }));
};

test('the section that says most of the question comes first, with its sentence marked', async () => {
  const [first] = await ask('what is the least bitcoin for staking');
  expect(first).toEqual({url: '/stakers/#amounts', marked: 'The least stake is 0.005 BTC.'});
});

test('a question is unanswered only where no section has one of its rarer words', async () => {
  const many = Array.from(
    {length: 40},
    (_, index) =>
      [`/p${index}/`, `<h1>Page ${index}</h1><p>A stake of bitcoin, and more.</p>`] as const,
  );
  const engine = openEngine(
    sourceOf(indexOf({...PAGES, ...(Object.fromEntries(many) as Record<string, string>)})),
  );
  const urls = async (question: string) =>
    (await passagesFor(engine, question, 4)).map(({url}) => url);
  // The common word alone is not what is asked.
  expect(await urls('Which flamingo does a stake want?')).toEqual([]);
  expect(await urls('Can anybody hasten a flamingo of mine on Tuesday?')).toEqual([
    '/stakers/#exit',
  ]);
  expect(await urls('What is a stake of bitcoin?')).toHaveLength(4);
});

test('words that are only spelled alike answer nothing', async () => {
  expect(await ask('leash snake')).toEqual([]);
  // One of two may be misspelt.
  expect((await ask('least staje'))[0]?.url).toBe('/stakers/#amounts');
});

const GLOSSARY = {
  '/glossary/':
    '<h1>Glossary</h1><h2 id="s">S</h2><h3 id="slashing">slashing</h3>' +
    '<p>Burning a share of a stake, because its provider signed twice.</p>' +
    '<p>Also: slash, stake punishment. See also: slashing rate, slashing transaction.</p>' +
    '<h3 id="slashing-rate">slashing rate</h3><p>The share of a stake that slashing burns.</p>',
  '/mainnet/':
    '<h1>Mainnet</h1><p>This page holds the parameters of slashing and stakes.</p>' +
    '<h2 id="parameters">Parameters</h2><table><tr><th>Parameter</th><th>Value</th></tr>' +
    '<tr><td>Slashing rate</td><td>0.1%</td></tr><tr><td>Slashing script</td><td>6a</td></tr>' +
    '<tr><td>Unbonding wait</td><td>301 blocks</td></tr></table>' +
    '<h2 id="sources">Sources</h2><p>Slashing rate of the chain, slashing/params.go.</p>',
};

test.each([
  ['What is slashing?', 'Burning a share of a stake, because its provider signed twice.'],
  ['what is stake punishment', 'Burning a share of a stake, because its provider signed twice.'],
  ['What is the slashing rate?', 'Slashing rate · 0.1%'],
  ['How long is the unbonding wait?', 'Unbonding wait · 301 blocks'],
])('"%s" is answered by what the form of the question asks for', async (question, answer) => {
  const engine = openEngine(sourceOf(indexOf(GLOSSARY)));
  const [first] = await passagesFor(engine, question, 3);
  expect(first?.text.slice(first.sentence.start, first.sentence.end)).toBe(answer);
});

test('sources, asides and heads of tables answer nothing', async () => {
  const engine = openEngine(sourceOf(indexOf(GLOSSARY)));
  const passages = await passagesFor(engine, 'which parameter has which value for slashing', 20);
  const marked = passages.map(({text, sentence}) => text.slice(sentence.start, sentence.end));
  expect(marked).not.toContain('Parameter · Value');
  expect(passages.map(({url}) => url)).not.toContain('/mainnet/#sources');
});

test('words that every question has ask for nothing', async () => {
  const engine = openEngine(sourceOf(indexOf(GLOSSARY)));
  expect(await passagesFor(engine, 'is it what the', 3)).toEqual([]);
});

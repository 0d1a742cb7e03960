import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkGlossary, compareTerms, namesOf} from './checkGlossary';
import {loadGlossary, termFiles} from './load';
import type {Term} from './schema';

const epoch: Term = {term: 'epoch', definition: 'A run of blocks.', page: '/a/'};

function faultsOf(files: Record<string, Record<string, Term>>, tooCommon: string[] = []): string {
  try {
    checkGlossary({files, tooCommon, pages: ['/a/', '/b/']});
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('the glossary of this site has no fault, and every file is loaded', () => {
  const {terms} = loadGlossary();
  expect(terms.size).toBeGreaterThanOrEqual(120);
  const others = new Set(['schema', 'common', 'load', 'checkGlossary', 'publish', 'readPages']);
  const files = readdirSync(__dirname)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((file) => !others.has(file));
  expect(Object.keys(termFiles)).toEqual(files.sort());
});

test('a definition needs no number that the data keeps', () => {
  for (const term of loadGlossary().terms.values()) {
    const names = /BIP-\d+|bbn-(test-)?\d|phase \d|version \d/gi;
    expect(term.definition.replace(names, ''), term.term).not.toMatch(/\d/);
  }
});

test('a good glossary comes back by id', () => {
  const files = {chain: {epoch}, staking: {term: {...epoch, term: 'term', see: ['epoch']}}};
  expect([...checkGlossary({files, tooCommon: ['term'], pages: ['/a/']}).keys()]).toEqual([
    'epoch',
    'term',
  ]);
});

test.each<[string, Record<string, Record<string, Term>>, string]>([
  [
    'an id of two files',
    {chain: {epoch}, staking: {epoch: {...epoch, term: 'other'}}},
    '[glossary] data/glossary/staking.ts, epoch: another file has this id too. Fix: keep one of them.',
  ],
  [
    'an id with capitals',
    {chain: {Epoch: epoch}},
    '[glossary] data/glossary/chain.ts, Epoch: the id is not lower case with hyphens. Fix: write it like finality-provider.',
  ],
  [
    'a name of two terms',
    {chain: {epoch, round: {...epoch, term: 'round', also: ['epoch']}}},
    '[glossary] data/glossary/chain.ts, round: the name "epoch" belongs to epoch. Fix: give it to one term only.',
  ],
  [
    'a long definition',
    {chain: {epoch: {...epoch, definition: `${'a'.repeat(239)}.`}}},
    '[glossary] data/glossary/chain.ts, epoch: the definition has 240 characters. Fix: write 1 to 239; what is beyond goes into note.',
  ],
  [
    'half a sentence',
    {chain: {epoch: {...epoch, definition: 'a run of blocks'}}},
    '[glossary] data/glossary/chain.ts, epoch: the definition does not end with a full stop. Fix: write whole sentences.',
  ],
  [
    'an unknown page',
    {chain: {epoch: {...epoch, page: '/c/'}}},
    '[glossary] data/glossary/chain.ts, epoch: no page "/c/". Fix: nearest are /a/, /b/; name one that exists.',
  ],
  [
    'terms out of order',
    {chain: {round: {...epoch, term: 'round'}, epoch}},
    '[glossary] data/glossary/chain.ts, epoch: it stands after "round". Fix: sort the terms of the file from a to z.',
  ],
  [
    'an unknown term to see',
    {chain: {epoch: {...epoch, see: ['rounds']}, round: {...epoch, term: 'round'}}},
    '[glossary] data/glossary/chain.ts, epoch: see names "rounds", which is no term. Fix: nearest are round; correct or remove it.',
  ],
  [
    'a term that sees itself',
    {chain: {epoch: {...epoch, see: ['epoch']}, round: {...epoch, term: 'round'}}},
    '[glossary] data/glossary/chain.ts, epoch: see names "epoch", which is the term itself. Fix: nearest are round; correct or remove it.',
  ],
])('%s is refused', (_, files, message) => {
  expect(faultsOf(files)).toBe(message);
});

test('a common name must be a name', () => {
  expect(faultsOf({chain: {epoch}}, ['epic'])).toBe(
    '[glossary] data/glossary/common.ts: "epic" is no name of a term. Fix: nearest are epoch; correct or remove it.',
  );
});

test('all faults are told at once', () => {
  const files = {chain: {epoch: {...epoch, page: '/c/', see: ['x']}}};
  expect(faultsOf(files).split('\n')).toHaveLength(2);
});

test('capitals and hyphens do not change the order', () => {
  expect(['Taproot', 'tapleaf', 'co-staking score', 'co-staking'].sort(compareTerms)).toEqual([
    'co-staking',
    'co-staking score',
    'tapleaf',
    'Taproot',
  ]);
});

test('the main name comes first', () => {
  expect(namesOf({...epoch, also: ['era']})).toEqual(['epoch', 'era']);
});

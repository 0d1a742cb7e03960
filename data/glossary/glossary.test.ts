import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {checkGlossary, compareTerms, namesOf} from './checkGlossary';
import {loadGlossary, termFiles} from './load';
import type {Term} from './schema';

const epoch: Term = {term: 'epoch', definition: 'A run of blocks.', page: '/a/'};

function faultsOf(files: Record<string, Record<string, Term>>, tooCommon: string[] = []): Error[] {
  return checkGlossary({files, tooCommon, pages: ['/a/', '/b/']}).faults;
}

test('the glossary of this site is valid, and every file is loaded', () => {
  const {terms} = loadGlossary();
  expect(terms.size).toBeGreaterThanOrEqual(120);
  const codeFiles = new Set(['schema', 'common', 'load', 'checkGlossary', 'publish', 'readPages']);
  const files = readdirSync(__dirname)
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((file) => !codeFiles.has(file));
  expect(Object.keys(termFiles)).toEqual(files.sort());
});

test('a definition does not repeat a number from the data', () => {
  for (const term of loadGlossary().terms.values()) {
    const names = /BIP-\d+|bbn-(test-)?\d|phase \d|version \d/gi;
    expect(term.definition.replace(names, ''), term.term).not.toMatch(/\d/);
  }
});

test('the terms of a valid glossary are returned by ID', () => {
  const files = {chain: {epoch}, staking: {term: {...epoch, term: 'term', see: ['epoch']}}};
  expect([...checkGlossary({files, tooCommon: ['term'], pages: ['/a/']}).terms.keys()]).toEqual([
    'epoch',
    'term',
  ]);
});

test.each<[string, Record<string, Record<string, Term>>, Error]>([
  [
    'an ID that two files share',
    {chain: {epoch}, staking: {epoch: {...epoch, term: 'other'}}},
    faultAt('glossary/id-twice', 'data/glossary/staking.ts, epoch'),
  ],
  [
    'an ID with capital letters',
    {chain: {Epoch: epoch}},
    faultAt('glossary/id', 'data/glossary/chain.ts, Epoch'),
  ],
  [
    'a name that two terms share',
    {chain: {epoch, round: {...epoch, term: 'round', also: ['epoch']}}},
    faultAt('glossary/name-twice', 'data/glossary/chain.ts, round', '"epoch"', 'epoch.'),
  ],
  [
    'a long definition',
    {chain: {epoch: {...epoch, definition: `${'a'.repeat(239)}.`}}},
    faultAt('glossary/length', 'data/glossary/chain.ts, epoch', '240', '239'),
  ],
  [
    'a definition that is not a sentence',
    {chain: {epoch: {...epoch, definition: 'a run of blocks'}}},
    faultAt('glossary/sentence', 'data/glossary/chain.ts, epoch'),
  ],
  [
    'an unknown page',
    {chain: {epoch: {...epoch, page: '/c/'}}},
    faultAt('glossary/page', 'data/glossary/chain.ts, epoch', '"/c/"', '/a/, /b/'),
  ],
  [
    'terms out of order',
    {chain: {round: {...epoch, term: 'round'}, epoch}},
    faultAt('glossary/order', 'data/glossary/chain.ts, epoch', '"round"'),
  ],
  [
    'a reference to an unknown term',
    {chain: {epoch: {...epoch, see: ['rounds']}, round: {...epoch, term: 'round'}}},
    faultAt('glossary/see', 'data/glossary/chain.ts, epoch', '"rounds"', 'Nearest: round.'),
  ],
  [
    'a term that references itself',
    {chain: {epoch: {...epoch, see: ['epoch']}, round: {...epoch, term: 'round'}}},
    faultAt('glossary/see', 'data/glossary/chain.ts, epoch', 'itself', 'Nearest: round.'),
  ],
])('%s is rejected', (_, files, fault) => {
  expect(faultsOf(files)).toEqual([fault]);
});

test('a common name must be the name of a term', () => {
  expect(faultsOf({chain: {epoch}}, ['epic'])).toEqual([
    faultAt('glossary/common', 'data/glossary/common.ts', '"epic"', 'epoch'),
  ]);
});

test('all errors are reported at once', () => {
  const files = {chain: {epoch: {...epoch, page: '/c/', see: ['x']}}};
  expect(faultsOf(files)).toHaveLength(2);
});

test('terms are sorted regardless of capital letters and hyphens', () => {
  expect(['Taproot', 'tapleaf', 'co-staking score', 'co-staking'].sort(compareTerms)).toEqual([
    'co-staking',
    'co-staking score',
    'tapleaf',
    'Taproot',
  ]);
});

test('namesOf returns the main name first', () => {
  expect(namesOf({...epoch, also: ['era']})).toEqual(['epoch', 'era']);
});

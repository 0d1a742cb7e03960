import {expect, test} from 'vitest';
import {aliasesOf, isAside, isHeader, isList, kindOf, labelOf, sentencesOf} from './sentences';

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

test('a text is cut at the ends of its sentences, and each says where it stands', () => {
  const text = 'Wait 301 blocks. Version v4.3.1 is out!  Is it safe?';
  expect(texts(text)).toEqual(['Wait 301 blocks.', 'Version v4.3.1 is out!', 'Is it safe?']);
  for (const {start, end, text: sentence} of sentencesOf(text)) {
    expect(text.slice(start, end)).toBe(sentence);
  }
});

test('a row of a table is one sentence, and its first cell is its label', () => {
  const row = 'Minimum stake · 0.005 BTC · Smallest output. The bound is included.';
  expect(texts(row)).toEqual([row]);
  expect(labelOf(row)).toBe('Minimum stake');
  expect(labelOf('No row.')).toBe('');
});

test.each([
  ['The output is free after 301 blocks.', 'prose'],
  ['Minimum stake · 0.005 BTC', 'row'],
  ['{"code": 3, "message": "no stake"}', 'code'],
  ['babylond tx epoching unbond --from KEY', 'code'],
  ['export const key = 1;', 'code'],
  [`address: mongodb://10.0.0.22 ${'db-name: babylon-staking-indexer '.repeat(8)}`, 'code'],
] as const)('%s is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test('the head of a table is told from its rows', () => {
  const [head, row] = ['Wallet · Kind', 'Keystone · hardware'];
  expect(isHeader(undefined, head, row)).toBe(true);
  expect(isHeader('The wallets:', head, row)).toBe(true);
  expect(isHeader(head, row, row)).toBe(false);
  expect(isHeader('The wallets:', head, 'They differ.')).toBe(false);
});

test('lines about the text are asides, and lists of sources are told by their heading', () => {
  for (const aside of [
    'See also: slashing.',
    'This page is for stakers.',
    'Fees. As of 2026-07-01.',
  ]) {
    expect(isAside(aside)).toBe(true);
  }
  expect(isAside('Slashing burns a share of the stake.')).toBe(false);
  expect(isList('Where to go next')).toBe(true);
  expect(isList('Where the coins go')).toBe(false);
});

test('an entry of a glossary gives other names', () => {
  expect(aliasesOf('Also: slash, slashed. See also: double signing.')).toEqual([
    'slash',
    'slashed',
  ]);
  expect(aliasesOf('See also: double signing.')).toEqual([]);
});

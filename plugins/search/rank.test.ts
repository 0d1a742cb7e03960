import {expect, test} from 'vitest';
import {rank} from './rank';
import type {SearchRecord} from './record';

const record = (type: SearchRecord['type'], text: string, lvl1 = 'Page'): SearchRecord => ({
  objectID: text,
  url: `/${text}/`,
  type,
  language: 'en',
  hierarchy: {lvl0: 'Guides', lvl1: type === 'lvl1' ? text : lvl1, lvl2: type === 'lvl2' ? text : null, lvl3: null},
  content: type === 'content' ? text : null,
});
const records = [
  record('content', 'the unbonding time is long'),
  record('lvl2', 'Unbonding'),
  record('lvl2', 'Unbonding fees'),
  record('content', 'run create-bls-key first'),
];
const found = (query: string) => rank(records, query).map(({record: {objectID}}) => objectID);

test('an exact heading stands before longer headings and text', () => {
  expect(found('unbonding')).toEqual(['Unbonding', 'Unbonding fees', 'the unbonding time is long']);
});

test('every word must match; the last may be a start', () => {
  expect(found('unbonding fe')).toEqual(['Unbonding fees']);
  expect(found('unbonding nothing')).toEqual([]);
});

test('identifiers are found whole and by their parts', () => {
  expect(found('create-bls-key')).toEqual(['run create-bls-key first']);
  expect(found('bls')).toEqual(['run create-bls-key first']);
});

test.each(['', '   ', '((((', '\\', '<script>', '\u0000'])('%j finds nothing and throws nothing', (query) => {
  expect(() => found(query)).not.toThrow();
});

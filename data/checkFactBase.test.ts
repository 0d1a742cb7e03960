import {expect, test} from 'vitest';
import {faultAt} from '../config/testing/faultAt';
import {checkFactBase} from './checkFactBase';
import {buildFactBase, loadFacts} from './load';
import type {Fact, FactGroup, Table} from './schema';

const fact: Fact = {label: 'Least', value: 5, unit: 'satoshi', meaning: 'The least.'};
const group: FactGroup = {
  group: 'g',
  title: 'G',
  source: {id: 'BBN', path: 'x.go'},
  asOf: '2026-07-21',
  facts: {least: fact},
};
const table: Table = {
  id: 't',
  title: 'T',
  columns: [{key: 'a', label: 'A'}],
  rows: [{a: 1}],
  source: {id: 'BBN', path: 'x.go'},
  asOf: '2026-07-21',
};

const check = (groups: FactGroup[], tables: Table[] = []) =>
  checkFactBase(buildFactBase(groups, tables));

test('every fact and table on the site has a source, a date and a value that fits its unit', async () => {
  const base = await loadFacts();
  expect(base.facts.size).toBeGreaterThan(100);
  expect(checkFactBase(base)).toEqual([]);
});

test('a valid group and table pass', () => {
  expect(check([group], [table])).toEqual([]);
});

test('the error for a group without a source lists the valid sources and the fix', () => {
  expect(check([{...group, source: undefined as never}])).toEqual([
    faultAt('data/source', 'data/facts/g.ts', 'BBN', 'data/sources.ts'),
  ]);
});

test('the error for a fact with an unknown source identifies the fact', () => {
  const invalid = {...fact, source: {id: 'NOWHERE' as never, path: 'x'}};
  expect(check([{...group, facts: {least: invalid}}])).toEqual([
    faultAt('data/source', 'data/facts/g.ts, least', '"NOWHERE"', 'BBN'),
  ]);
});

test('an invalid date, an invalid amount and an empty meaning are reported', () => {
  const invalid: Fact = {...fact, value: 0.5, meaning: ' ', asOf: '2026-13-40'};
  expect(check([{...group, facts: {least: invalid}}])).toEqual([
    faultAt('data/day', 'data/facts/g.ts, least', '"2026-13-40"', 'YYYY-MM-DD'),
    faultAt('data/meaning', 'data/facts/g.ts, least'),
    faultAt('data/whole', 'data/facts/g.ts, least', '0.5 satoshi', 'BigInt'),
  ]);
});

test('the error for a missing or unknown cell identifies the row', () => {
  expect(check([], [{...table, rows: [{b: 1}]}])).toEqual([
    faultAt('data/cell-missing', 'data/tables/t.ts, row 1', '"a"'),
    faultAt('data/cell-unknown', 'data/tables/t.ts, row 1', '"b"', 'Columns: a.'),
  ]);
});

test('two groups or tables with the same ID are rejected', () => {
  expect(() => check([group, group])).toThrow(faultAt('data/id-twice', 'data/', '"g"'));
  expect(() => check([], [table, table])).toThrow(faultAt('data/id-twice', 'data/', '"t"'));
});

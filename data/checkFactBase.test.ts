import {expect, test} from 'vitest';
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

test('every fact and table of the site has a source, a date and a value that fits its unit', async () => {
  const base = await loadFacts();
  expect(base.facts.size).toBeGreaterThan(100);
  expect(checkFactBase(base)).toEqual([]);
});

test('a sound group and table pass', () => {
  expect(check([group], [table])).toEqual([]);
});

test('a group without a source is named, with the valid ones and the fix', () => {
  const [message] = check([{...group, source: undefined as never}]);
  expect(message).toMatch(
    /^data\/facts\/g\.ts has no known source\. Valid: .*BBN.*\. Fix: name one of these, or add it to data\/sources\.ts\.$/,
  );
});

test('an unknown source of one fact is named', () => {
  const own = {...fact, source: {id: 'NOWHERE' as never, path: 'x'}};
  expect(check([{...group, facts: {least: own}}])[0]).toContain(
    'data/facts/g.ts: "least" has no known source ("NOWHERE").',
  );
});

test('a date that is none, a broken amount and an empty meaning are named', () => {
  const own: Fact = {...fact, value: 0.5, meaning: ' ', asOf: '2026-13-40'};
  expect(check([{...group, facts: {least: own}}])).toEqual([
    'data/facts/g.ts: "least" is as of "2026-13-40". Fix: write the day as YYYY-MM-DD.',
    'data/facts/g.ts: "least" has no meaning. Fix: say in one sentence what the value decides.',
    'data/facts/g.ts: "least" is 0.5 satoshi. Fix: write a whole number, as a BigInt past 2^53.',
  ]);
});

test('a row with a missing or an unknown cell is named', () => {
  expect(check([], [{...table, rows: [{b: 1}]}])).toEqual([
    'data/tables/: "t", row 1 has no "a".',
    'data/tables/: "t", row 1 has "b". Columns: a.',
  ]);
});

test('two groups or tables with one id are refused', () => {
  expect(() => check([group, group])).toThrow('[facts] Two files of data/ define "g". Rename one.');
  expect(() => check([], [table, table])).toThrow(
    '[facts] Two files of data/ define "t". Rename one.',
  );
});

import {expect, test} from 'vitest';
import {parseExact} from '../schema/exactJson';
import {initialOpenRows, openAncestors, PAGE_SIZE, treeRows} from './treeRows';

const value = parseExact('{"a":{"b/c":[1,"x"]},"d":[],"e":null,"f":18446744073709551615}');
const print = (rows: ReturnType<typeof treeRows>) =>
  rows.map(({level, label, text}) => `${'.'.repeat(level)}${label ?? ''} ${text}`);

test('closed rows show how many children they have', () => {
  expect(print(treeRows(value, new Map()))).toEqual(['. { 4 fields }']);
  expect(print(treeRows(value, new Map([['', PAGE_SIZE]])))).toEqual([
    '. { 4 fields }',
    '.."a" { 1 field }',
    '.."d" []',
    '.."e" null',
    '.."f" 18446744073709551615',
  ]);
});

test('every row has its parent and its position among its siblings', () => {
  const rows = treeRows(value, initialOpenRows(value));
  expect(rows.map(({id}) => id)).toEqual([
    '',
    '/a',
    '/a/b~1c',
    '/a/b~1c/0',
    '/a/b~1c/1',
    '/d',
    '/e',
    '/f',
  ]);
  expect(rows[4]).toMatchObject({
    parent: '/a/b~1c',
    level: 4,
    position: 2,
    siblings: 2,
    kind: 'string',
  });
});

test('a long list shows its first 100 entries, then more on request', () => {
  const list = parseExact(`[${Array.from({length: 250}, (_, index) => index).join(',')}]`);
  const rows = treeRows(list, initialOpenRows(list));
  expect(rows).toHaveLength(1 + PAGE_SIZE + 1);
  expect(rows.at(-1)).toMatchObject({
    kind: 'more',
    parent: '',
    text: 'Show 100 more of 150',
    position: 101,
    siblings: 101,
  });
  expect(treeRows(list, new Map([['', 2 * PAGE_SIZE]])).at(-1)?.text).toBe('Show 50 more of 50');
  expect(treeRows(list, new Map([['', 3 * PAGE_SIZE]]))).toHaveLength(251);
});

test('only the first levels of a large response are open initially', () => {
  const large = parseExact(`[${Array(90).fill('[1,2,3,4,5,6,7,8,9,10]').join(',')}]`);
  expect(treeRows(large, initialOpenRows(large)).length).toBeLessThanOrEqual(120);
});

test('the ancestors of a value can be opened', () => {
  const list = parseExact(`{"l":[${Array(250).fill('{"x":1}').join(',')}]}`);
  const openRows = openAncestors(list, new Map(), '/l/130/x');
  expect(treeRows(list, openRows).map(({id}) => id)).toContain('/l/130/x');
  expect(openAncestors(list, new Map(), '/no/such')).toEqual(new Map([]));
});

test('a long string is truncated', () => {
  const rows = treeRows(parseExact(JSON.stringify('a'.repeat(5_000))), new Map());
  expect(rows[0]?.text).toMatch(/^"a{2000}" and 3000 more characters$/);
});

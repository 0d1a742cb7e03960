import {expect, test} from 'vitest';
import {parseMeta} from './meta';

test('title, lines and live are read in any order', () => {
  const meta = parseMeta('live {1,3-5} title="operator@node"');
  expect(meta.title).toBe('operator@node');
  expect([...meta.lines]).toEqual([1, 3, 4, 5]);
  expect(meta.live).toBe(true);
});

test('no info string asks for nothing', () => {
  expect(parseMeta('')).toEqual({title: undefined, lines: new Set(), live: false});
});

test('an unknown option names the valid ones', () => {
  expect(() => parseMeta('showLinenumbers')).toThrowErrorMatchingInlineSnapshot(`
    [Error: unknown code block option "showLinenumbers".
    Valid: title="…", {1,3-5}, live, typed="why".
    Fix: correct it or remove it.]
  `);
});

test('numbers typed by hand need a reason', () => {
  expect(parseMeta('typed="default of the program" {2}').lines).toEqual(new Set([2]));
  expect(() => parseMeta('typed=" "')).toThrow('typed="" has no reason.');
});

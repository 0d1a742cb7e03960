import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {parseMeta} from './parseMeta';

test('title, lines and live are parsed in any order', () => {
  const meta = parseMeta('live {1,3-5} title="operator@node"', 'a.mdx:1');
  expect(meta.title).toBe('operator@node');
  expect([...meta.lines]).toEqual([1, 3, 4, 5]);
  expect(meta.live).toBe(true);
});

test('an empty info string sets no options', () => {
  expect(parseMeta('', 'a.mdx:1')).toEqual({title: undefined, lines: new Set(), live: false});
});

test('an unknown option is rejected with the valid ones', () => {
  expect(() => parseMeta('showLinenumbers', 'a.mdx:1')).toThrow(
    faultAt('code/option', 'a.mdx:1', '"showLinenumbers"', 'title="…", {1,3-5}, live, typed="why"'),
  );
});

test('`typed` needs a reason', () => {
  expect(parseMeta('typed="default of the program" {2}', 'a.mdx:1').lines).toEqual(new Set([2]));
  expect(() => parseMeta('typed=" "', 'a.mdx:1')).toThrow(faultAt('code/typed', 'a.mdx:1'));
});

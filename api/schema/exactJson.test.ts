import {expect, test} from 'vitest';
import {parseExact, plain, writePretty} from './exactJson';

test('every digit of a number is kept', () => {
  const text = '{"a":18446744073709551615,"b":1.10,"c":1e400,"d":-0}';
  expect(writePretty(parseExact(text))).toBe(
    '{\n  "a": 18446744073709551615,\n  "b": 1.10,\n  "c": 1e400,\n  "d": -0\n}',
  );
});

test('pretty JSON is equal in value, with hidden characters as escapes', () => {
  const value = {list: [[], {}, [1, null, true]], text: 'x\u202e', 'na\u200bme': 'y'};
  const pretty = writePretty(parseExact(JSON.stringify(value)));
  expect(pretty).toMatch(/\\u202e[^]*na\\u200bme/);
  expect(JSON.parse(pretty)).toEqual(value);
});

test('names that mean something to the language are names', () => {
  const value = plain(parseExact('{"__proto__":{"polluted":1},"constructor":2}'));
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect(({} as {polluted?: number}).polluted).toBeUndefined();
});

test('of a name that stands twice the last counts', () => {
  expect(plain(parseExact('{"a":1,"a":2}'))).toEqual({a: 2});
});

test('what is not JSON is refused', () => {
  for (const text of ['<html>', '{"a":1', '{} {}', "{'a':1}"]) {
    expect(() => parseExact(text)).toThrow(SyntaxError);
  }
  expect(() => parseExact('['.repeat(1_000_000))).toThrow(RangeError);
});

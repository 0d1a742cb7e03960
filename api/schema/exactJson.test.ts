import {expect, test} from 'vitest';
import {parseExact, toPlainJson, formatJson} from './exactJson';

test('numbers keep every digit', () => {
  const text = '{"a":18446744073709551615,"b":1.10,"c":1e400,"d":-0}';
  expect(formatJson(parseExact(text))).toBe(
    '{\n  "a": 18446744073709551615,\n  "b": 1.10,\n  "c": 1e400,\n  "d": -0\n}',
  );
});

test('formatted JSON has the same value, with hidden characters escaped', () => {
  const value = {list: [[], {}, [1, null, true]], text: 'x\u202e', 'na\u200bme': 'y'};
  const pretty = formatJson(parseExact(JSON.stringify(value)));
  expect(pretty).toMatch(/\\u202e[^]*na\\u200bme/);
  expect(JSON.parse(pretty)).toEqual(value);
});

test('keys such as __proto__ are ordinary keys', () => {
  const value = toPlainJson(parseExact('{"__proto__":{"polluted":1},"constructor":2}'));
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect(({} as {polluted?: number}).polluted).toBeUndefined();
});

test('the last of duplicate keys wins', () => {
  expect(toPlainJson(parseExact('{"a":1,"a":2}'))).toEqual({a: 2});
});

test('invalid JSON is rejected', () => {
  for (const text of ['<html>', '{"a":1', '{} {}', "{'a':1}"]) {
    expect(() => parseExact(text)).toThrow(SyntaxError);
  }
  expect(() => parseExact('['.repeat(1_000_000))).toThrow(RangeError);
});

import {expect, test} from 'vitest';
import {breakHex, joinHex} from './brokenHex';
import {checkNetworks} from './checkNetworks';
import {toolData} from './toolData';

test('what the checker compares with has no six hex digits in a row, and is the same when joined', () => {
  const {networks} = toolData().TransactionChecker;
  expect(networks).not.toMatch(/[0-9a-f]{6}/i);
  expect(JSON.parse(joinHex(networks))).toEqual(checkNetworks);
});

test.each(['', 'abcde', 'abcdef', '0123456789abcdef', 'xyz 123456'])('"%s" comes back', (text) => {
  expect(breakHex(text)).not.toMatch(/[0-9a-f]{6}/);
  expect(joinHex(breakHex(text))).toBe(text);
});

test('a text that has the break itself is refused', () => {
  expect(() => breakHex('a~b')).toThrow('choose another break');
});

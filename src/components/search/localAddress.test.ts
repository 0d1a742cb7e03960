import {expect, test} from 'vitest';
import {localAddress} from './localAddress';

const ORIGIN = 'https://docs.example';

test('an address of this site is a path, with its anchor', () => {
  expect(localAddress('/a/#b', ORIGIN)).toBe('/a/#b');
  expect(localAddress('https://docs.example/a/?q=1', ORIGIN)).toBe('/a/?q=1');
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example/a/',
  '/\\evil.example/',
  'https://docs.example.evil.example/',
  'https://docs.example//evil.example/',
  '/.//evil.example/',
  'https://',
  undefined,
  {toString: () => '/a/'},
])('%j is no address of this site', (url) => {
  expect(localAddress(url, ORIGIN)).toBeUndefined();
});

import {expect, test} from 'vitest';
import {hitAddress, localAddress} from './localAddress';

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

test.each([
  ['of this site', 'https://docs.example/a/#b', {url: '/a/#b'}],
  ['of the site that this is a copy of', 'https://published.example/a/', {url: '/a/'}],
  [
    'of another site',
    'https://other.example/a/',
    {url: 'https://other.example/a/', host: 'other.example'},
  ],
  ['that is not encrypted', 'http://other.example/a/', undefined],
  ['with a script', 'javascript:alert(1)', undefined],
  ['that is none', 7, undefined],
])('a hosted hit with an address %s', (_, url, expected) => {
  expect(hitAddress(url, ORIGIN, 'https://published.example')).toEqual(expected);
});

test('where this site answers itself, hits lead nowhere else', () => {
  expect(hitAddress('https://other.example/a/', ORIGIN, undefined)).toBeUndefined();
  expect(hitAddress('https://docs.example/a/', ORIGIN, undefined)).toEqual({url: '/a/'});
});

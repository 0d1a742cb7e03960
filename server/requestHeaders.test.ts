import {expect, test} from 'vitest';
import {acceptedEncodings, isUnchanged, readRange} from './requestHeaders';

test.each([
  [undefined, []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br; q=0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0.1, br;q=0', ['gzip']],
  ['brotli, x-gzip', []],
  ['br;q=nonsense', []],
])('accept-encoding %j allows %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});

test.each([
  ['bytes=0-99', {first: 0, last: 99}],
  ['bytes=100-', {first: 100, last: 999}],
  ['bytes=5-5', {first: 5, last: 5}],
  ['bytes=0-0', {first: 0, last: 0}],
  ['bytes=990-2000', {first: 990, last: 999}],
  ['bytes=1000-', 'outside'],
  ['bytes=9-2', undefined],
  ['bytes=-500', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-5', undefined],
  [`bytes=${'9'.repeat(400)}-`, undefined],
])('range %s of 1,000 bytes is %j', (range, part) => {
  expect(readRange({range}, 1000)).toEqual(part);
});

test('a range that depends on a version gets the whole file', () => {
  expect(readRange({range: 'bytes=0-9', 'if-range': '"a"'}, 1000)).toBeUndefined();
});

test.each([
  ['W/"10-1"', true],
  ['"10-1"', true],
  ['"x", W/"10-1"', true],
  ['*', true],
  ['W/"10-2"', false],
  ['', false],
  [undefined, false],
])('a reader with the version %j has W/"10-1": %s', (ifNoneMatch, has) => {
  expect(isUnchanged(ifNoneMatch, 'W/"10-1"')).toBe(has);
});

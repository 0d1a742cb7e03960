import {expect, test} from 'vitest';
import {acceptedEncodings, normalizeHeaders} from './requestHeaders';

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
  ['bytes=0-99', true],
  ['bytes=100-', true],
  ['bytes=5-5', true],
  ['bytes=9-2', false],
  ['bytes=-500', false],
  ['bytes=0-0', false],
  ['bytes=0-1,5-6', false],
  ['items=0-5', false],
  [`bytes=${'9'.repeat(400)}-`, false],
])('range %s is passed on: %s', (range, kept) => {
  const headers = {range};
  normalizeHeaders(headers);
  expect('range' in headers).toBe(kept);
});

test('a range that depends on a version is dropped', () => {
  const headers = {range: 'bytes=0-9', 'if-range': '"a"'};
  normalizeHeaders(headers);
  expect(headers).not.toHaveProperty('range');
});

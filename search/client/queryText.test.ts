import {expect, test} from 'vitest';
import {truncateText, oneLine, readSearchParams, searchParams} from './queryText';

test('a query is one line of at most 64 code units', () => {
  expect(oneLine(' a\n\t b ')).toBe('a b');
  expect(oneLine('x'.repeat(80))).toHaveLength(64);
  expect(oneLine('x'.repeat(80), 70)).toHaveLength(70);
});

test('truncation leaves no lone surrogate, which no URL can contain', () => {
  expect(oneLine(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63));
  expect(oneLine('a\udc00b\ud800')).toBe('ab');
  expect(() => searchParams(`${'x'.repeat(511)}😀`)).not.toThrow();
});

test('a query is written to a URL and read from it', () => {
  expect(searchParams('a&b c')).toBe('?q=a%26b%20c');
  expect(searchParams('a', 3)).toBe('?q=a&page=3');
  expect(readSearchParams('?q=a%26b%20c&page=3')).toEqual({q: 'a&b c', page: 3});
  expect(readSearchParams('?q=a&page=123456').page).toBe(123456);
});

test('an empty query has no URL parameters', () => {
  expect(searchParams(' ')).toBe('');
  expect(readSearchParams('')).toEqual({q: '', page: 1});
});

test.each(['', '0', '-1', '1.5', '1e3', 'x', '2x'])('the page number %j counts as 1', (page) => {
  expect(readSearchParams(`?q=a&page=${page}`).page).toBe(1);
});

test('bidirectional control characters are removed, but zero-width joiners are not', () => {
  const reversed = 'stake \u202eekatsnu\u202c \u2066x\u2069\u200f';
  expect(oneLine(reversed)).toBe('stake ekatsnu x');
  expect(truncateText(reversed, 64)).toBe('stake ekatsnu x');
  expect(oneLine('a\u200cb 👨\u200d👩')).toBe('a\u200cb 👨\u200d👩');
});

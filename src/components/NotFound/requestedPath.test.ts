import {expect, test} from 'vitest';
import {requestedPath, requestedWords} from './requestedPath';

test('a path is decoded, or left unchanged if its encoding is invalid', () => {
  expect(requestedPath('/f%C3%BCr/a%20b/')).toBe('/für/a b/');
  expect(requestedPath('/100%/')).toBe('/100%/');
});

test('markup stays text; invisible and bidirectional control characters are removed', () => {
  expect(requestedPath('/%3Cimg%20src=x%3E/')).toBe('/<img src=x>/');
  expect(requestedPath('/a%0Ab%E2%80%AEc\u0000d%E2%80%8B/')).toBe('/abcd/');
});

test('a long path is truncated, but not within a character', () => {
  expect(requestedPath(`/${'a'.repeat(500)}`)).toHaveLength(200);
  expect(requestedPath(`/${'a'.repeat(198)}😀`)).toBe(`/${'a'.repeat(198)}`);
});

test('a query contains each word of the address once, without separators or the file extension', () => {
  expect(requestedWords('/stakers/btc_stakers/un-bonding.html')).toBe('stakers btc un bonding');
  expect(requestedWords('/guides/fees.MDX/')).toBe('guides fees');
  expect(requestedWords('/für/')).toBe('für');
  expect(requestedWords('/"><script>/')).toBe('script');
  expect(requestedWords('/')).toBe('');
});

test('a query is truncated to the search’s maximum query length', () => {
  const path = Array.from({length: 40}, (_, index) => `word${index}`).join('/');
  expect(requestedWords(path).length).toBeLessThanOrEqual(64);
});

import {expect, test} from 'vitest';
import {askedPath, askedWords} from './askedPath';

test('an address is decoded, or unchanged if it cannot be', () => {
  expect(askedPath('/f%C3%BCr/a%20b/')).toBe('/für/a b/');
  expect(askedPath('/100%/')).toBe('/100%/');
});

test('markup stays text; invisible characters and changes of direction are removed', () => {
  expect(askedPath('/%3Cimg%20src=x%3E/')).toBe('/<img src=x>/');
  expect(askedPath('/a%0Ab%E2%80%AEc\u0000d%E2%80%8B/')).toBe('/abcd/');
});

test('a long address is truncated, but not within a character', () => {
  expect(askedPath(`/${'a'.repeat(500)}`)).toHaveLength(200);
  expect(askedPath(`/${'a'.repeat(198)}😀`)).toBe(`/${'a'.repeat(198)}`);
});

test('a query has each word of the address once, without separators and file extension', () => {
  expect(askedWords('/stakers/btc_stakers/un-bonding.html')).toBe('stakers btc un bonding');
  expect(askedWords('/guides/fees.MDX/')).toBe('guides fees');
  expect(askedWords('/für/')).toBe('für');
  expect(askedWords('/"><script>/')).toBe('script');
  expect(askedWords('/')).toBe('');
});

test('a query is truncated to the maximum of the search', () => {
  const path = Array.from({length: 40}, (_, index) => `word${index}`).join('/');
  expect(askedWords(path).length).toBeLessThanOrEqual(64);
});

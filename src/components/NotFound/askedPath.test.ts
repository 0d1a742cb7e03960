import {expect, test} from 'vitest';
import {askedPath, askedWords} from './askedPath';

test('an address is decoded for the reader, and stays as it came when it cannot be', () => {
  expect(askedPath('/f%C3%BCr/a%20b/')).toBe('/für/a b/');
  expect(askedPath('/100%/')).toBe('/100%/');
});

test('markup is kept as text; what shows nothing or turns the text is dropped', () => {
  expect(askedPath('/%3Cimg%20src=x%3E/')).toBe('/<img src=x>/');
  expect(askedPath('/a%0Ab%E2%80%AEc\u0000d%E2%80%8B/')).toBe('/abcd/');
});

test('a long address is cut, and not inside a character', () => {
  expect(askedPath(`/${'a'.repeat(500)}`)).toHaveLength(200);
  expect(askedPath(`/${'a'.repeat(198)}😀`)).toBe(`/${'a'.repeat(198)}`);
});

test('the words of an address make a query: once each, without marks and file ending', () => {
  expect(askedWords('/stakers/btc_stakers/un-bonding.html')).toBe('stakers btc un bonding');
  expect(askedWords('/guides/fees.MDX/')).toBe('guides fees');
  expect(askedWords('/für/')).toBe('für');
  expect(askedWords('/"><script>/')).toBe('script');
  expect(askedWords('/')).toBe('');
});

test('a query is not longer than the search takes', () => {
  const path = Array.from({length: 40}, (_, index) => `word${index}`).join('/');
  expect(askedWords(path).length).toBeLessThanOrEqual(64);
});

import {expect, test} from 'vitest';
import {decodePostings, decodeTerms, encodePostings, encodeTerms, TITLE} from './coding';

test('postings come back, with impacts to the nearest of 63 steps', () => {
  const units = [0, 1, 17, 40, 100_000, 5_000_000];
  const text = encodePostings(
    units.map((unit, index) => ({
      unit,
      impact: (index + 1) / 6,
      heading: index % 2 ? index : 0,
      isTitle: index === 3,
    })),
  );
  const list = decodePostings(text);
  expect([...list.units].slice(0, list.length)).toEqual(units);
  expect([...list.headings].slice(0, list.length)).toEqual([0, 1, 0, 3 + TITLE, 0, 5]);
  expect(list.impacts[5]).toBeCloseTo(1, 2);
});

test('a list that was cut, or that is none, is refused', () => {
  const text = encodePostings([{unit: 9_999, impact: 0.5, heading: 0, isTitle: false}]);
  expect(() => decodePostings(text.slice(0, 1))).toThrow('No digit of a posting');
  expect(() => decodePostings('<html>')).toThrow('No digit of a posting');
});

test('terms come back, also those that share a long beginning or half a character', () => {
  const terms = ['a', 'ab', 'abc', 'b', `${'x'.repeat(40)}1`, `${'x'.repeat(40)}2`, '😀', '😁'];
  expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
  expect(decodeTerms(encodeTerms([]))).toEqual([]);
});

test('a term with a space is refused', () => {
  expect(() => encodeTerms(['a', 'b c'])).toThrow('[search] The term "b c" has a space.');
});

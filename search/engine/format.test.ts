import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {decodeLength, decodePostings, encodeLength, encodePostings, OPTIONS} from './format';

test('an index is the same after its terms were encoded and decoded', () => {
  const index = new MiniSearch(OPTIONS);
  const texts = ['stake and unbond', 'stake, stake and stake', 'create-bls-key', ''];
  index.addAll(texts.map((text, id) => ({id, title: `Page ${id}`, text})));
  const plain = index.toJSON();
  const copy = {...plain, index: plain.index.map(encodePostings).map(decodePostings)};
  const opened = MiniSearch.loadJS(JSON.parse(JSON.stringify(copy)) as typeof plain, OPTIONS);
  expect(opened.search('stake bls')).toEqual(index.search('stake bls'));
  expect(opened.search('stake').length).toBe(2);
});

test('short lengths are exact, long ones within a few percent', () => {
  for (const length of [0, 1, 17, 40]) expect(decodeLength(encodeLength(length), 0)).toBe(length);
  for (const length of [41, 100, 999, 20_000]) {
    expect(Math.abs(decodeLength(encodeLength(length), 0) / length - 1)).toBeLessThan(0.04);
  }
});

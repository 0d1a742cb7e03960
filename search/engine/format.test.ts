import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {OPTIONS, packPostings, unpackPostings} from './format';

test('packing and unpacking the terms of an index preserves its results', () => {
  const index = new MiniSearch(OPTIONS);
  const texts = ['stake and unbond', 'stake, stake and stake', 'create-bls-key', ''];
  index.addAll(texts.map((text, id) => ({id, title: `Page ${id}`, text})));
  const serialized = index.toJSON();
  const packed = JSON.parse(JSON.stringify(serialized.index.map(packPostings))) as ReturnType<
    typeof packPostings
  >[];
  const restored = MiniSearch.loadJS({...serialized, index: packed.map(unpackPostings)}, OPTIONS);
  expect(restored.search('stake bls')).toEqual(index.search('stake bls'));
  expect(restored.search('stake').length).toBe(2);
});

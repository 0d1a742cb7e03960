import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {OPTIONS, packPostings, unpackPostings} from './format';

test('an index is the same after its terms were packed and unpacked', () => {
  const index = new MiniSearch(OPTIONS);
  const texts = ['stake and unbond', 'stake, stake and stake', 'create-bls-key', ''];
  index.addAll(texts.map((text, id) => ({id, title: `Page ${id}`, text})));
  const plain = index.toJSON();
  const packed = JSON.parse(JSON.stringify(plain.index.map(packPostings))) as ReturnType<
    typeof packPostings
  >[];
  const opened = MiniSearch.loadJS({...plain, index: packed.map(unpackPostings)}, OPTIONS);
  expect(opened.search('stake bls')).toEqual(index.search('stake bls'));
  expect(opened.search('stake').length).toBe(2);
});

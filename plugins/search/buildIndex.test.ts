import {expect, test} from 'vitest';
import {decodeTerms} from '../../search/engine/coding';
import {fileName, MANIFEST, shardName, type Manifest, type Shard} from '../../search/engine/format';
import {shardOf} from '../../search/engine/sortedTerms';
import {indexOf} from '../../tests/search/testIndex';

/** Words that hardly differ, enough for many shards; some begin the next one in order. */
const words = Array.from({length: 2000}, (_, index) => [
  `unbond${index}ing`,
  `stake${'x'.repeat(index % 20)}${'y'.repeat(index / 100)}`,
]).flat();

test('the separators of shards are short, and tell for each term which one has it', () => {
  const files = indexOf({'/': `<h1>Words</h1><p>${words.join(' ')}</p>`});
  const {build, shards} = JSON.parse(files.get(MANIFEST) ?? '') as Manifest;
  const held = shards.map((_, index) => {
    const shard = JSON.parse(files.get(fileName(shardName(index), build)) ?? '') as Shard;
    return decodeTerms(shard.terms);
  });
  expect(held.length).toBeGreaterThan(5);
  held.forEach((terms, index) => {
    expect(terms.map((term) => shardOf(shards, term))).toEqual(terms.map(() => index));
  });
  expect(shards[0]).toBe('');
  const firsts = held.map(([first = '']) => first);
  expect(shards.join('').length).toBeLessThan(0.9 * firsts.join('').length);
});

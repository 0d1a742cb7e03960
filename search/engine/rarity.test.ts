import {expect, test} from 'vitest';
import type {PostingList} from './coding';
import type {Found} from './lookUp';
import {rarityOf} from './rarity';
import type {Alternative} from './resolve';

const UNITS = 1000;

/** A term that `count` units hold. */
function found(term: string, weight: number, count: number): Found {
  return {term, weight, list: {length: count} as PostingList};
}

function answeredBy(...group: Found[]): Alternative[] {
  return [{weight: 1, groups: [group]}];
}

function rarity(...group: Found[]): number {
  return rarityOf(answeredBy(...group), UNITS);
}

test('the fewer units hold a word, the rarer it is; rarest is one that nothing answers', () => {
  const rarities = [
    rarityOf([], UNITS),
    rarity(found('slashing', 1, 3)),
    rarity(found('staking', 1, 300)),
  ];
  expect(rarities).toEqual([...rarities].sort((a, b) => b - a));
  expect(new Set(rarities).size).toBe(rarities.length);
});

test('words that one only begins do not make it common', () => {
  const alone = rarity(found('stake', 1, 40));
  expect(rarity(found('stake', 1, 40), found('stakeholder', 0.7, 400))).toBe(alone);
});

test('one or two letters are as common as what they begin', () => {
  expect(rarity(found('fi*', 0.3, 60))).toBe(rarity(found('final', 1, 60)));
});

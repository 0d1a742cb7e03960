import {expect, test} from 'vitest';
import type {Hit} from '../searcher';
import {groupHits} from './groupHits';

const hit = (objectID: string, lvl0: string | null, lvl1: string): Hit => ({
  objectID,
  type: 'lvl1',
  url: `/${lvl1}/`,
  hierarchy: {lvl0, lvl1},
  heading: {text: lvl1, ranges: []},
});

const shapeOf = (hits: readonly Hit[]) =>
  groupHits(hits).map(
    ({area, hits: own}) => `${area}: ${own.map((one) => one.objectID).join(' ')}`,
  );

test('areas are in the order of their best hits, hits of a page together', () => {
  const hits = [
    hit('1', 'Guides', 'a'),
    hit('2', 'Stakers', 'x'),
    hit('3', 'Guides', 'b'),
    hit('4', 'Guides', 'a'),
  ];
  expect(shapeOf(hits)).toEqual(['Guides: 1 4 3', 'Stakers: 2']);
});

test('a group has the five best hits of its area', () => {
  const hits = Array.from({length: 7}, (_, id) => hit(String(id), 'Guides', `page${id}`));
  expect(shapeOf(hits)).toEqual(['Guides: 0 1 2 3 4']);
});

test('a hit without an area is in a group without a name', () => {
  expect(shapeOf([hit('1', null, 'a')])).toEqual([': 1']);
});

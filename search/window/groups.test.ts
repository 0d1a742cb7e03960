import {expect, test} from 'vitest';
import type {Hit} from '../searcher';
import {groupHits} from './groups';

const hit = (objectID: string, lvl0: string | null, lvl1: string): Hit => ({
  objectID,
  type: 'lvl1',
  url: `/${lvl1}/`,
  hierarchy: {lvl0, lvl1},
  heading: {text: lvl1, ranges: []},
});

const summaryOf = (hits: readonly Hit[]) =>
  groupHits(hits).map(
    ({title, hits: inGroup}) => `${title}: ${inGroup.map(({objectID}) => objectID).join(' ')}`,
  );

test('areas are ordered by their best hits, with the hits of a page adjacent', () => {
  const hits = [
    hit('1', 'Guides', 'a'),
    hit('2', 'Stakers', 'x'),
    hit('3', 'Guides', 'b'),
    hit('4', 'Guides', 'a'),
  ];
  expect(summaryOf(hits)).toEqual(['Guides: 1 4 3', 'Stakers: 2']);
});

test('a group shows the five best hits of its area', () => {
  const hits = Array.from({length: 7}, (_, id) => hit(String(id), 'Guides', `page${id}`));
  expect(summaryOf(hits)).toEqual(['Guides: 0 1 2 3 4']);
});

test('hits without an area are in a group called Results', () => {
  expect(summaryOf([hit('1', null, 'a')])).toEqual(['Results: 1']);
});

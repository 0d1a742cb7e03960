import {expect, test} from 'vitest';
import {groupHits} from './groupHits';

const ORIGIN = 'https://docs.example';

const hit = (objectID: string, lvl0: string, lvl1: string, url = `/${lvl1}/#${objectID}`) => ({
  objectID,
  url,
  hierarchy: {lvl0, lvl1},
});

const shapeOf = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({area, hits}) => `${area}: ${hits.map(({objectID}) => objectID).join(' ')}`);

test('areas stand in the order of their best hits, hits of a page together', () => {
  const hits = [
    hit('1', 'Guides', 'a'),
    hit('2', 'Stakers', 'x'),
    hit('3', 'Guides', 'b'),
    hit('4', 'Guides', 'a'),
  ];
  expect(shapeOf(groupHits(hits, ORIGIN))).toEqual(['Guides: 1 4 3', 'Stakers: 2']);
});

test('a group has five hits, the best of its area', () => {
  const hits = Array.from({length: 7}, (_, id) => hit(String(id), 'Guides', `page${id}`));
  expect(shapeOf(groupHits(hits, ORIGIN))).toEqual(['Guides: 0 1 2 3 4']);
});

test('addresses become paths of this site, and hits that lead elsewhere are dropped', () => {
  const hits = [
    hit('1', 'Guides', 'a', `${ORIGIN}/a/`),
    hit('2', 'Guides', 'a', 'javascript:alert(1)'),
    hit('3', 'Guides', 'a', 'https://evil.example/'),
  ];
  expect(groupHits(hits, ORIGIN)[0]?.hits.map(({url}) => url)).toEqual(['/a/']);
});

test('a hosted index may lead to another site', () => {
  const hits = [
    hit('1', 'Guides', 'a', 'https://published.example/a/'),
    hit('2', 'Guides', 'a', 'javascript:alert(1)'),
    hit('3', 'Guides', 'a', 'https://other.example/'),
  ];
  expect(groupHits(hits, ORIGIN, 'https://published.example')[0]?.hits).toMatchObject([
    {url: '/a/'},
    {url: 'https://other.example/', host: 'other.example'},
  ]);
});

test('a hit without headings is shown under no name', () => {
  expect(groupHits([{objectID: '1', url: '/', hierarchy: {}}], ORIGIN)).toMatchObject([{area: ''}]);
});

import {expect, test} from 'vitest';
import {KINDS, LABEL_FILES, readLabels, scoreOf, SETS, type Label} from './labels';

const labels = LABEL_FILES.flatMap(readLabels);

test.each(labels)('"$query" has a valid label', (label) => {
  const {query, kind, set, best, good, ...rest} = label;
  expect(query.trim()).toBe(query);
  expect(KINDS).toContain(kind);
  expect(SETS).toContain(set);
  expect([1, 2]).toContain(best.length);
  expect(good).not.toEqual([]);
  const pages = [...best, ...(good ?? [])];
  expect(new Set(pages).size, 'each page once').toBe(pages.length);
  for (const page of pages) expect(page).toMatch(/^\/(.+\/)?$/);
  expect(rest, 'unknown members').toEqual({});
});

test('each query is labeled only once', () => {
  const queries = labels.map(({query}) => query.toLowerCase());
  expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([]);
});

test.each(LABEL_FILES)('about half of %s.json is held out', (name) => {
  const labelsOfFile = readLabels(name).filter(({set}) => set !== 'independent');
  const share = labelsOfFile.filter(({set}) => set === 'held').length / labelsOfFile.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

test('the score has shares for the first page and for the first five pages', () => {
  const label: Label = {
    ...{query: 'q', kind: 'word', set: 'held'},
    ...{best: ['/a/'], good: ['/b/']},
  };
  const rankings = [['/a/'], ['/b/', '/a/'], ['/x/', '/y/', '/z/', '/v/', '/b/'], []];
  const sixth = ['/1/', '/2/', '/3/', '/4/', '/5/', '/a/'];
  const score = scoreOf([...rankings, sixth].map((pages) => ({...label, pages})));
  expect(score).toEqual({queries: 5, firstBest: 0.2, firstRight: 0.4, withinFive: 0.6});
});

import {expect, test} from 'vitest';
import {readHits} from './readHits';

const read = (found: unknown) => readHits(found as Parameters<typeof readHits>[0]);

test('hits come as they are; a missing count is that of the hits', () => {
  const hits = [{objectID: '1', hierarchy: {}}];
  expect(read({results: [{hits, nbHits: 41, queryID: 'q'}]})).toEqual({
    hits,
    nbHits: 41,
    queryID: 'q',
  });
  expect(read({results: [{hits}]}).nbHits).toBe(1);
});

test.each([
  ['no result', {results: []}],
  ['no results', {}],
  ['nothing', undefined],
  ['an error in the place of a result', {results: [{message: 'x', status: 400}]}],
  ['a result that is null', {results: [null]}],
  ['a hit without a hierarchy', {results: [{hits: [{objectID: '1'}], nbHits: 1}]}],
  ['a hit that is none', {results: [{hits: [null], nbHits: 1}]}],
])('an answer with %s is no answer', (_, found) => {
  expect(() => read(found)).toThrow('[search] The answer has no list of hits.');
});

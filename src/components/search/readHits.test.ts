import {expect, test} from 'vitest';
import {readHits} from './readHits';

test('hits come as they are; a missing count is that of the hits', () => {
  const hits = [{objectID: '1', hierarchy: {}}];
  expect(readHits({hits, nbHits: 41, queryID: 'q'})).toEqual({hits, nbHits: 41, queryID: 'q'});
  expect(readHits({hits}).nbHits).toBe(1);
});

test.each([
  ['nothing', undefined],
  ['an error in the place of a result', {message: 'x', status: 400}],
  ['a result that is null', null],
  ['a hit without a hierarchy', {hits: [{objectID: '1'}], nbHits: 1}],
  ['a hit that is none', {hits: [null], nbHits: 1}],
])('an answer with %s is no answer', (_, found) => {
  expect(() => readHits(found)).toThrow('[search] The answer has no list of hits.');
});

import {expect, test} from 'vitest';
import {statusOf} from './statusOf';

const found = (nbHits: number) => ({query: 'slash ', page: 1, hits: [], nbHits, nbPages: 1});
const LOST = new Error('lost');

test.each([
  ['nothing is asked', 'idle', undefined, undefined, ''],
  ['the first query loads', 'loading', undefined, undefined, ''],
  ['it takes long', 'stalled', undefined, undefined, 'Searching…'],
  ['it takes long over earlier hits', 'stalled', found(3), undefined, 'Searching…'],
  ['earlier hits are shown meanwhile', 'loading', found(3), undefined, '3 results'],
  ['hits are there', 'ready', found(1), undefined, '1 result'],
  ['there is none', 'ready', found(0), undefined, 'No results for "slash"'],
  ['no host answers', 'error', undefined, LOST, 'Unable to fetch results'],
  ['it is tried again', 'loading', undefined, LOST, 'Searching…'],
] as const)('%s', (_, state, shown, cause, said) => {
  expect(statusOf(state, shown, cause)).toBe(said);
});

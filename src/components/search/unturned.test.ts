import {expect, test} from 'vitest';
import {readHits} from './readHits';
import {cutQuery, readSearch, shownIn} from './query';
import {unturned} from './unturned';

const TURNED = 'stake \u202eekatsnu\u202c \u2066x\u2069\u200f';

test('what turns the direction of text is dropped; letters of every script stay', () => {
  expect(unturned(TURNED)).toBe('stake ekatsnu x');
  expect(unturned('a\u200cb 👨\u200d👩')).toBe('a\u200cb 👨\u200d👩');
});

test('a query has none of it, wherever it came from', () => {
  expect(cutQuery(TURNED)).toBe('stake ekatsnu x');
  expect(shownIn(TURNED, 64)).toBe('stake ekatsnu x');
  expect(readSearch(`?q=${encodeURIComponent(TURNED)}`).q).toBe('stake ekatsnu x');
});

test('a hit of a hostile service has none of it', () => {
  const hit = {
    objectID: '1',
    url: '/',
    hierarchy: {lvl0: TURNED, lvl1: TURNED},
    content: TURNED,
    _snippetResult: {content: {value: `<mark>${TURNED}</mark>`}},
  };
  const answer = readHits({hits: [hit], nbHits: 1});
  expect(JSON.stringify(answer)).not.toMatch(/[\u200f\u202a-\u202e\u2066-\u2069]/);
  expect(answer.hits[0]?.content).toBe('stake ekatsnu x');
});

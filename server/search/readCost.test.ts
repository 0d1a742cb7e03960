import {expect, test} from 'vitest';
import {readCost} from './readCost';

const QUERIES = '/1/indexes/*/queries';
const bodyOf = (...requests: unknown[]) => JSON.stringify({requests});

test.each([
  ['one search', bodyOf({query: 'a'}), 1],
  ['one page of the most hits', bodyOf({hitsPerPage: 1000}), 21],
  ['ten searches', bodyOf(...Array<object>(10).fill({query: 'a'})), 14],
  ['hits as a query string', bodyOf({params: 'query=a&hitsPerPage=100'}), 3],
  ['of hits said twice, the last', bodyOf({params: 'hitsPerPage=1&hitsPerPage=1000'}), 21],
  [
    'of hits said in both places, the request’s',
    bodyOf({hitsPerPage: 50, params: 'hitsPerPage=9'}),
    2,
  ],
  ['null, which means the usual number', bodyOf({hitsPerPage: null, params: 'hitsPerPage=999'}), 1],
  ['hits that are none', bodyOf({hitsPerPage: 'many'}), 1],
  ['hits that cannot be made a number', bodyOf({hitsPerPage: {toString: 1}}), 1],
  ['lists in lists', `{"requests":[{"hitsPerPage":${'['.repeat(9_000)}${']'.repeat(9_000)}}]}`, 1],
  ['what is no search beside one', bodyOf({hitsPerPage: 1000}, null, 7), 1],
  ['no JSON', '{"requests": [', 1],
  ['null', 'null', 1],
])('%s', (_name, body, cost) => {
  expect(readCost(QUERIES, body)).toBe(cost);
});

test('a recommendation and a question take two searches each', () => {
  expect(readCost('/1/indexes/*/recommendations', bodyOf({}, {}, {}))).toBe(6);
  expect(readCost('/1/indexes/a/passages', '{"question": "how?"}')).toBe(2);
  expect(readCost('/1/keys', '{}')).toBe(1);
});

test('a request that would keep everybody waiting is refused', () => {
  const body = bodyOf(...Array<object>(50).fill({hitsPerPage: 1000}));
  expect(() => readCost(QUERIES, body)).toThrow('50000 hits in one request; at most 1000 are sent');
});

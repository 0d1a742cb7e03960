import {expect, test} from 'vitest';
import {readCost} from './readCost';

const bodyOf = (...requests: unknown[]) => JSON.stringify({requests});

test.each([
  ['one search', bodyOf({query: 'a'}), 1],
  ['one page of the most hits', bodyOf({hitsPerPage: 1000}), 21],
  ['ten searches', bodyOf(...Array<object>(10).fill({query: 'a'})), 14],
  ['hits as a query string', bodyOf({params: 'query=a&hitsPerPage=100'}), 3],
  ['hits that are none', bodyOf({hitsPerPage: 'many'}, null, 7), 3],
  ['a question', '{"question": "how?"}', 1],
  ['no JSON', '{"requests": [', 1],
  ['null', 'null', 1],
])('%s', (_name, body, cost) => {
  expect(readCost(body)).toBe(cost);
});

test('a request that would keep everybody waiting is refused', () => {
  const body = bodyOf(...Array<object>(50).fill({hitsPerPage: 1000}));
  expect(() => readCost(body)).toThrow('50000 hits in one request; at most 1000 are sent');
});

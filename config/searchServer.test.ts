import {expect, test} from 'vitest';
import {readSearchServerOption} from './searchServer';

test('without a word, an address may ask twenty times a second', () => {
  expect(readSearchServerOption({})).toEqual({rate: 20, burst: 100, proxies: 0, threads: 2});
});

test('each value can be set; an empty one is none', () => {
  const env = {SEARCH_RATE: '0', SEARCH_PROXIES: '1', SEARCH_THREADS: '4'};
  expect(readSearchServerOption(env)).toEqual({rate: 0, burst: 0, proxies: 1, threads: 4});
  expect(readSearchServerOption({SEARCH_RATE: ''}).rate).toBe(20);
});

test.each([{SEARCH_RATE: '-1'}, {SEARCH_RATE: 'fast'}, {SEARCH_THREADS: '0'}])(
  '%o is refused with the range',
  (env) => {
    expect(() => readSearchServerOption(env)).toThrow(/Expected: a whole number from [01] to \d+/);
  },
);

test('the message says what to do', () => {
  expect(() => readSearchServerOption({SEARCH_PROXIES: 'nginx'}))
    .toThrowErrorMatchingInlineSnapshot(`
    [Error: [search] SEARCH_PROXIES is "nginx".
    Expected: a whole number from 0 to 9.
    Fix: correct it, or unset it for 0.]
  `);
});

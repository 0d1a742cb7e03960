import {expect, test} from 'vitest';
import {createRateLimiter} from './rateLimiter';

/** A limiter with a clock that the test sets. */
function limiterAt(rate: number, burst: number, most?: number) {
  const clock = {ms: 1_000};
  return {clock, limiter: createRateLimiter({rate, burst}, () => clock.ms, most)};
}

test('a burst, then one at a time as the rate allows', () => {
  const {clock, limiter} = limiterAt(2, 3);
  for (let count = 0; count < 3; count += 1) {
    expect(limiter.wait('a', 1)).toBe(0);
    limiter.charge('a', 1);
  }
  expect(limiter.wait('a', 1)).toBe(1);
  expect(limiter.wait('b', 1)).toBe(0);
  clock.ms += 500;
  expect(limiter.wait('a', 1)).toBe(0);
  limiter.charge('a', 1);
  expect(limiter.wait('a', 1)).toBe(1);
});

test('an account that is just empty owes nothing', () => {
  const {limiter} = limiterAt(2, 3);
  limiter.charge('a', 3);
  expect([limiter.wait('a', 0), limiter.wait('a', 1)]).toEqual([0, 1]);
  limiter.charge('a', 7);
  expect([limiter.wait('a', 0), limiter.wait('a', 1)]).toEqual([4, 4]);
});

test('a costly request is paid for with a pause', () => {
  const {clock, limiter} = limiterAt(2, 3);
  limiter.charge('a', 23);
  expect(limiter.wait('a', 1)).toBe(11);
  clock.ms += 10_000;
  expect(limiter.wait('a', 1)).toBe(1);
  clock.ms += 500;
  expect(limiter.wait('a', 1)).toBe(0);
});

test('a long pause is worth no more than the burst', () => {
  const {clock, limiter} = limiterAt(2, 3);
  limiter.charge('a', 1);
  clock.ms += 3_600_000;
  limiter.charge('a', 3);
  expect(limiter.wait('a', 1)).toBe(1);
});

test('the longest silent addresses are forgotten, and begin anew', () => {
  const {limiter} = limiterAt(1, 1, 4);
  for (const address of ['a', 'b', 'c', 'd', 'e']) limiter.charge(address, 1);
  expect(limiter.size).toBeLessThanOrEqual(4);
  expect(['a', 'c', 'd', 'e'].map((address) => limiter.wait(address, 1))).toEqual([0, 1, 1, 1]);
});

test('a million addresses take no more memory than ten thousand, and little time', () => {
  const limiter = createRateLimiter({rate: 20, burst: 100});
  for (let count = 0; count < 1_000_000; count += 1) {
    limiter.charge(`10.${count}`, 1);
    if (count % 1_000 === 0) expect(limiter.size).toBeLessThanOrEqual(10_000);
  }
});

test('a rate of 0 sets no limit and remembers nobody', () => {
  const {limiter} = limiterAt(0, 0);
  limiter.charge('a', 1_000);
  expect([limiter.wait('a', 1), limiter.size]).toEqual([0, 0]);
});

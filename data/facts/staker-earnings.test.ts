import {expect, test} from 'vitest';
import {earnings} from './staker-earnings';
import stakerYield from './staker-yield';

test('the bitcoin reward agrees with the estimate on the page for stakers', () => {
  expect(earnings.btc).toBe(BigInt(stakerYield.facts['example-year']!.value));
});

test('the example adds up when calculated by hand', () => {
  // 2% of ten billion is 200 million; 20,000 of 2.5 billion is 1/125,000; 5% commission.
  expect(earnings.baby).toBe(1_520_000_000n);
  // 2.35% of ten billion is 235 million; a score of 1 of 25,000.
  expect(earnings.costaking).toBe(9_400_000_000n);
});

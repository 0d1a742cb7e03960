import {describe, expect, test} from 'vitest';
import table, {EXAMPLE_BLOCK_UBBN, shareBlock} from './block-reward';

/** Percentage points of the supply per year, times 1000, from the governance proposal: 5.5 in total. */
const POINTS = {
  btcStakers: 1000,
  finalityProviders: 75,
  validators: 75,
  costakers: 2350,
  babyStakers: 2000,
} as const;

describe('shareBlock', () => {
  test('distributes every ubbn, regardless of the amount', () => {
    for (const collected of [0n, 1n, 999n, EXAMPLE_BLOCK_UBBN, 600_000_000n]) {
      const sum = Object.values(shareBlock(collected)).reduce((a, b) => a + b, 0n);
      expect(sum).toBe(collected);
    }
  });

  test('matches the yearly percentage points to within a millionth', () => {
    const shares = shareBlock(5_500_000_000n);
    for (const [name, points] of Object.entries(POINTS)) {
      const share = Number(shares[name as keyof typeof POINTS]);
      expect(Math.abs(share - points * 1_000_000), name).toBeLessThan(5500);
    }
  });

  test('takes the second cut from the remainder, not from the whole', () => {
    const {validators, finalityProviders} = shareBlock(EXAMPLE_BLOCK_UBBN);
    expect(validators).toBeLessThan((EXAMPLE_BLOCK_UBBN * 16_949_153n) / 1_000_000_000n);
    expect(finalityProviders).toBe(2_577_272n);
  });
});

test('the rounded amounts in the table add up to its total', () => {
  const ubbn = (amount: string | number | undefined): bigint =>
    BigInt(String(amount).replace('.', ''));
  const amounts = table.rows.map((row) => ubbn(row['amount']));
  const sum = amounts.pop();
  expect(amounts.reduce((a, b) => a + b, 0n)).toBe(sum);
});

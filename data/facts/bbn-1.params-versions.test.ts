import {expect, test} from 'vitest';
import current from './bbn-1.btcstaking';
import launch from './launch';
import versions from './bbn-1.params-versions';
import table from '../tables/bbn-1.btcstaking-versions';

const value = (key: string) => versions.facts[key]?.value;

test('the newest version of the table is the one that the current parameters state', () => {
  const newest = Number(current.facts['params-version']?.value);
  expect(table.rows.at(-1)?.['version'], 'add the new version to bbn-1.btcstaking-versions').toBe(
    String(newest),
  );
  expect(value(`v${newest}-height`)).toBe(current.facts['btc-activation-height']?.value);
  expect(value(`v${newest}-unbonding`)).toBe(current.facts['unbonding-time-blocks']?.value);
  expect(value(`v${newest}-fee`)).toBe(current.facts['unbonding-fee-sat']?.value);
  expect(value(`v${newest}-slashing`)).toBe(current.facts['min-slashing-tx-fee-sat']?.value);
  expect(value(`v${newest}-max`)).toBe(BigInt(current.facts['max-staking-value-sat']?.value ?? 0));
});

test('versions begin at rising heights, and fractions of a bitcoin are exact', () => {
  const heights = table.rows.map((row) => Number(value(`v${row['version']}-height`)));
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(value('v0-max')).toBe(5_000_000n);
  expect(value('v1-max')).toBe(50_000_000_000n);
});

test('the example lies in version 4', () => {
  const height = Number(value('example-height'));
  expect(height).toBeGreaterThanOrEqual(Number(value('v4-height')));
  expect(height).toBeLessThan(Number(value('v5-height')));
});

/** Bitcoin height on a day, at its slowest in years: three in a hundred blocks fewer than aimed at. */
function leastHeightOn(day: string): number {
  const start = Date.parse(String(launch.facts['phase-1-date']?.value));
  const days = (Date.parse(day) - start) / (24 * 60 * 60 * 1000);
  return Number(launch.facts['phase-1-height']?.value) + Math.floor(days * 144 * 0.97);
}

test('the table gives the end of each older version, one term after its last block', () => {
  const term = Number(current.facts['max-staking-time-blocks']?.value);
  table.rows.slice(0, -1).forEach((row, index) => {
    const next = Number(value(`v${table.rows[index + 1]?.['version']}-height`));
    expect(row['end']).toBe((next - 1 + term).toLocaleString('en-US'));
  });
  expect(table.rows.at(-2)?.['end']).toBe(Number(value('old-terms-end')).toLocaleString('en-US'));
});

test('the pages may call the older versions history: their last term is over', () => {
  expect(leastHeightOn('2026-11-24')).toBeGreaterThan(Number(value('old-terms-end')));
  expect(Number(value('example-end'))).toBeLessThanOrEqual(Number(value('old-terms-end')));
});

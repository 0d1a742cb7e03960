import {expect, test} from 'vitest';
import current from './bbn-1.btcstaking';
import {clockOn, hasExpired} from '../clock';
import versionsAt from './bbn-1.params-versions';
import tableAt from '../tables/bbn-1.btcstaking-versions';

const today = clockOn('2026-11-24');
const table = tableAt(today);
const versions = versionsAt(today);
const value = (key: string) => versions.facts[key]?.value;

test('the newest version in the table matches the current parameters', () => {
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

test('versions start at increasing heights, and fractions of a bitcoin are exact', () => {
  const heights = table.rows.map((row) => Number(value(`v${row['version']}-height`)));
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(value('v0-max')).toBe(5_000_000n);
  expect(value('v1-max')).toBe(50_000_000_000n);
});

test('version 4 applies at the example height', () => {
  const height = Number(value('example-height'));
  expect(height).toBeGreaterThanOrEqual(Number(value('v4-height')));
  expect(height).toBeLessThan(Number(value('v5-height')));
});

test('the state of each version’s stakes depends on the build date', () => {
  const stakes = (day: string) => tableAt(clockOn(day)).rows.map((row) => row['stakes']);
  expect(stakes('2026-11-24')).toEqual([
    'expired by 928,789',
    'expired by 938,087',
    'expired by 955,424',
    'expired by 957,361',
    'expired by 969,633',
    'new stakes',
  ]);
  expect(stakes('2026-06-01').slice(2)).toEqual([
    'the last expires at 955,424',
    'the last expires at 957,361',
    'the last expires at 969,633',
    'new stakes',
  ]);
});

test('builds made after the example stake expires say so', () => {
  const state = (day: string) => versionsAt(clockOn(day)).facts['example-state']?.value;
  expect(state('2026-06-01')).toBe('has not expired');
  expect(state('2026-11-24')).toBe('has expired');
  expect(value('example-end')).toBe(964_000);
});

test('stakes under the older versions have expired, so pages may call them history', () => {
  expect(hasExpired(Number(value('old-terms-end')), today)).toBe(true);
  expect(value('old-terms-end')).toBe(969_633);
  expect(Number(value('example-end'))).toBeLessThanOrEqual(Number(value('old-terms-end')));
});

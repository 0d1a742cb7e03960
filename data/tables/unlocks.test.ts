import {expect, test} from 'vitest';
import tokenomics from '../facts/tokenomics';
import table from './unlocks';

test('the buckets make up the whole supply, in percent and in BABY', () => {
  const sum = (key: string): number =>
    table.rows.reduce((total, row) => total + Number(String(row[key]).replace(/,/g, '')), 0);
  expect(sum('share')).toBe(100);
  expect(BigInt(sum('baby')) * 1_000_000n).toBe(BigInt(tokenomics.facts['total-supply']!.value));
});

test('the schedules contain the day and the number of installments from the facts', () => {
  const investors = table.rows.find((row) => row['bucket'] === 'Early private investors');
  expect(investors?.['now']).toContain(String(tokenomics.facts['first-unlock']!.value));
  expect(investors?.['now']).toContain(`${tokenomics.facts['unlock-months']!.value} equal`);
});

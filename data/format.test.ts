import {describe, expect, test} from 'vitest';
import {formatFact} from './format';

describe('formatFact', () => {
  test.each([
    [500_000, 'satoshi', undefined, '0.005 BTC'],
    [500_000, 'satoshi', 'sat', '500,000 sat'],
    [2_100_000_000_000_000n, 'satoshi', undefined, '21,000,000 BTC'],
    [9_007_199_254_740_993n, 'ubbn', undefined, '9,007,199,254.740993 BABY'],
    [50_000_000_000, 'ubbn', 'bare', '50,000'],
    [301, 'bitcoin-blocks', undefined, '301 Bitcoin blocks'],
    [1, 'bitcoin-blocks', undefined, '1 Bitcoin block'],
    [301, 'bitcoin-blocks', 'duration', 'about 50 hours'],
    [64_000, 'bitcoin-blocks', 'duration', 'about 15 months'],
    [360, 'babylon-blocks', 'duration', 'about 1 hour'],
    [259_200, 'seconds', 'duration', '3 days'],
    [45 * 86_400, 'seconds', 'duration', '45 days'],
    [61 * 86_400, 'seconds', 'duration', '2 months'],
    [86_400, 'seconds', 'duration', '24 hours'],
    [5_400, 'seconds', 'duration', '90 minutes'],
    [3_600, 'seconds', 'duration', '1 hour'],
    [60, 'seconds', 'duration', '1 minute'],
    [1, 'seconds', 'duration', '1 second'],
    [90, 'seconds', 'duration', '90 seconds'],
    [6, 'bitcoin-blocks', 'duration', 'about 1 hour'],
    ['0.1', 'percent', undefined, '0.1%'],
    [27_600, 'babylon-height', undefined, '27,600'],
    ['bbn-1', 'text', undefined, 'bbn-1'],
  ] as const)('%s %s shown as %s is %s', (value, unit, show, text) => {
    expect(formatFact({value, unit}, show)).toBe(text);
  });

  test('the error for a format that does not support the unit lists the units that it supports', () => {
    expect(() => formatFact({value: 1, unit: 'percent'}, 'duration')).toThrow(
      /show="duration".*blocks or seconds.*percent/,
    );
  });
});

test('the raw format returns the digits in the data', () => {
  expect(formatFact({value: 1_200_000, unit: 'ubbn'}, 'raw')).toBe('1200000');
  expect(formatFact({value: 10_000_000_000_000_000n, unit: 'count'}, 'raw')).toBe(
    '10000000000000000',
  );
});

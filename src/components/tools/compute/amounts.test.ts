import {expect, test} from 'vitest';
import {
  percent,
  parseDecimal,
  parsePercent,
  parseInteger,
  formatBaby,
  formatBtc,
  formatDecimal,
} from './amounts';

test.each([
  ['1', 8, 100_000_000n],
  ['0.005', 8, 500_000n],
  ['.5', 8, 50_000_000n],
  ['5.', 8, 500_000_000n],
  [' 1,000.5 ', 8, 100_050_000_000n],
  ['0.000000010', 8, 1n],
  ['21000000', 8, 2_100_000_000_000_000n],
  ['500 000', 0, 500_000n],
  ['1_000_000', 0, 1_000_000n],
  ['10,500', 8, 1_050_000_000_000n],
  ['00012', 0, 12n],
  ['9007199254740993', 0, 9_007_199_254_740_993n],
] as const)('"%s" is parsed exactly', (input, decimals, value) => {
  expect(parseDecimal(input, decimals)).toEqual({value});
});

test.each([
  ['', 8, 'Enter a number.'],
  ['  ', 8, 'Enter a number.'],
  ['-1', 8, 'must not be negative'],
  ['0,05', 8, 'decimal point'],
  ['0,005', 8, 'decimal point'],
  ['0,500', 8, 'decimal point'],
  ['000,500', 8, 'decimal point'],
  ['0 005', 8, 'decimal point'],
  ['1,5', 8, 'decimal point'],
  ['1,50', 8, 'decimal point'],
  ['1,0000', 8, 'decimal point'],
  ['1 5', 8, 'decimal point'],
  ['1.000,5', 8, 'decimal point'],
  ['1,000 000', 8, 'decimal point'],
  ['1e8', 8, 'decimal point'],
  ['0x10', 8, 'decimal point'],
  ['.', 8, 'decimal point'],
  ['1.2.3', 8, 'decimal point'],
  ['NaN', 8, 'decimal point'],
  ['0,500', 0, 'Enter a whole number'],
  ['90,00', 0, 'Enter a whole number'],
  ['0.000000001', 8, 'Enter at most 8 decimals'],
  ['0.5', 0, 'Enter a whole number'],
  ['1'.repeat(40), 0, 'too many digits'],
] as const)('"%s" is rejected with a reason', (input, decimals, reason) => {
  expect(parseDecimal(input, decimals)).toEqual({error: expect.stringContaining(reason) as string});
});

test('a height above the maximum is rejected', () => {
  expect(parseInteger('900,000')).toEqual({value: 900_000});
  expect(parseInteger('4294967296')).toHaveProperty('error');
  expect(parseInteger('0,500')).toHaveProperty('error');
});

test.each([
  [0n, 8, '0'],
  [1n, 8, '0.00000001'],
  [500_000n, 8, '0.005'],
  [500_000_000_000n, 8, '5,000'],
  [1234n, 0, '1,234'],
  [12_820_000_000n, 6, '12,820'],
] as const)('%s is formatted with %s decimals as %s', (amount, decimals, text) => {
  expect(formatDecimal(amount, decimals)).toBe(text);
});

test('formatted amounts include their unit', () => {
  expect(formatBtc(9_600n)).toBe('0.000096 BTC');
  expect(formatBaby(2_190n)).toBe('0.00219 BABY');
});

test('percentages are exact', () => {
  expect(percent('2.35')).toEqual({parts: 235n, of: 10_000n});
  expect(percent('5')).toEqual({parts: 5n, of: 100n});
  expect(() => percent('five')).toThrow(RangeError);
  expect(parsePercent('0,005')).toHaveProperty('error');
  expect(parsePercent('5%')).toEqual({value: {parts: 5_000_000n, of: 100_000_000n}});
  expect(parsePercent('100')).toHaveProperty('value');
  expect(parsePercent('100.000001')).toEqual({error: 'Enter at most 100%.'});
});

import {expect, test} from 'vitest';
import {stakingNetworks} from '@site/data/calculators/stakingNetworks';
import {datesOf, calculateStake, type FormValues} from './calculateStake';

const [mainnet, testnet] = stakingNetworks;
const formValues: FormValues = {
  sat: '1',
  unit: 'BTC',
  height: '930,000',
  term: '',
  registeredAt: ' ',
  unbondedAt: '',
};

test('an amount in BTC and the same amount in satoshis produce the same stake', () => {
  const inBitcoin = calculateStake(mainnet, formValues);
  expect(inBitcoin).toMatchObject({input: {sat: 100_000_000n, height: 930_000}});
  expect(calculateStake(mainnet, {...formValues, unit: 'sat', sat: '100000000'})).toEqual(
    inBitcoin,
  );
});

test('a fraction of a satoshi is rejected', () => {
  expect(calculateStake(mainnet, {...formValues, unit: 'sat', sat: '1.5'})).toEqual({
    errors: {sat: 'Enter a whole number.'},
  });
});

test('each field that cannot be parsed has an error, before anything is calculated', () => {
  const {errors} = calculateStake(mainnet, {...formValues, sat: '', height: 'x', term: '-1'}) as {
    errors: object;
  };
  expect(Object.keys(errors)).toEqual(['sat', 'height', 'term']);
});

test('a decimal comma is rejected, not parsed as a thousands separator', () => {
  const error = expect.stringContaining('decimal point') as string;
  expect(calculateStake(mainnet, {...formValues, sat: '0,005'})).toEqual({errors: {sat: error}});
  expect(calculateStake(mainnet, {...formValues, sat: '0,500'})).toEqual({errors: {sat: error}});
});

test('an amount below the minimum causes an error on the amount field', () => {
  expect(calculateStake(mainnet, {...formValues, sat: '0.001'})).toEqual({
    errors: {sat: expect.stringContaining('0.005 BTC') as string},
  });
});

test('dates are calculated from the entered date, or from the known block if no date is entered', () => {
  const known = mainnet.knownBlock;
  expect(datesOf(mainnet, '930000', '', '10').at(known?.height ?? 0)).toBe(known?.on);
  expect(datesOf(mainnet, '930000', '2026-01-01', '10').at(930_144)).toBe('2026-01-02');
  expect(datesOf(mainnet, '930000', '2026-01-01', '20').at(930_144)).toBe('2026-01-03');
});

test('dates are empty without a known block, and a pace of zero is rejected', () => {
  expect(datesOf(testnet, '271923', '', '10').at(271_923)).toBe('');
  expect(datesOf(testnet, '271923', '2026-01-01', '10').at(271_923)).toBe('2026-01-01');
  expect(datesOf(mainnet, '930000', '', '0')).toMatchObject({
    errors: {pace: expect.any(String) as unknown},
  });
  expect(datesOf(mainnet, '930000', '', 'x')).toMatchObject({
    errors: {pace: expect.any(String) as unknown},
  });
});

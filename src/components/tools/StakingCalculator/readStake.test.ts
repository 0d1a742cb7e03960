import {expect, test} from 'vitest';
import {stakingNetworks} from '@site/data/calculators/stakingNetworks';
import {datesOf, readStake, type Typed} from './readStake';

const [mainnet, testnet] = stakingNetworks;
const typed: Typed = {
  sat: '1',
  unit: 'BTC',
  height: '930,000',
  term: '',
  registeredAt: ' ',
  unbondedAt: '',
};

test('bitcoin and satoshi are the same amount', () => {
  const inBitcoin = readStake(mainnet, typed);
  expect(inBitcoin).toMatchObject({input: {sat: 100_000_000n, height: 930_000}});
  expect(readStake(mainnet, {...typed, unit: 'sat', sat: '100000000'})).toEqual(inBitcoin);
});

test('a satoshi has no parts', () => {
  expect(readStake(mainnet, {...typed, unit: 'sat', sat: '1.5'})).toEqual({
    errors: {sat: 'Type a whole number.'},
  });
});

test('what cannot be read is told at each field before anything is computed', () => {
  const {errors} = readStake(mainnet, {...typed, sat: '', height: 'x', term: '-1'}) as {
    errors: object;
  };
  expect(Object.keys(errors)).toEqual(['sat', 'height', 'term']);
});

test('a decimal comma is refused, never read as thousands', () => {
  const error = expect.stringContaining('decimal point') as string;
  expect(readStake(mainnet, {...typed, sat: '0,005'})).toEqual({errors: {sat: error}});
  expect(readStake(mainnet, {...typed, sat: '0,500'})).toEqual({errors: {sat: error}});
});

test('what breaks a rule is told at its field', () => {
  expect(readStake(mainnet, {...typed, sat: '0.001'})).toEqual({
    errors: {sat: expect.stringContaining('0.005 BTC') as string},
  });
});

test('days are counted from the dated block, or from the day that is typed', () => {
  const known = mainnet.knownBlock;
  expect(datesOf(mainnet, '930000', '', '10').at(known?.height ?? 0)).toBe(known?.on);
  expect(datesOf(mainnet, '930000', '2026-01-01', '10').at(930_144)).toBe('2026-01-02');
  expect(datesOf(mainnet, '930000', '2026-01-01', '20').at(930_144)).toBe('2026-01-03');
});

test('without a dated block there are no days, and a pace of zero is refused', () => {
  expect(datesOf(testnet, '271923', '', '10').at(271_923)).toBe('');
  expect(datesOf(testnet, '271923', '2026-01-01', '10').at(271_923)).toBe('2026-01-01');
  expect(datesOf(mainnet, '930000', '', '0')).toMatchObject({
    errors: {pace: expect.any(String) as unknown},
  });
  expect(datesOf(mainnet, '930000', '', 'x')).toMatchObject({
    errors: {pace: expect.any(String) as unknown},
  });
});

import {expect, test} from 'vitest';
import committee from '../tables/bbn-1.covenant-committee';
import caps from '../tables/phase-1.caps';
import btccheckpoint from './bbn-1.btccheckpoint';
import btcstaking from './bbn-1.btcstaking';
import overview from './overview';

/** A whole-number parameter of mainnet's btcstaking module. */
const parameter = (key: string): number => Number(btcstaking.facts[key]?.value);
const derived = (key: string): unknown => overview.facts[key]?.value;

const stake = parameter('min-staking-value-sat');
const burned = Math.round((stake * parameter('slashing-rate')) / 100);
const lost = burned + parameter('min-slashing-tx-fee-sat');

test('the worked slashing example follows from the parameters', () => {
  expect(derived('min-stake-burned')).toBe(burned);
  expect(derived('min-stake-lost')).toBe(lost);
  expect(derived('min-stake-returned')).toBe(stake - lost);
  expect(derived('min-stake-lost-share')).toBe(((lost / stake) * 100).toFixed(1));
});

test('the unbonding fee as a share of the stake follows from the parameters', () => {
  const share = (parameter('unbonding-fee-sat') / stake) * 100;
  expect(derived('min-stake-unbonding-share')).toBe(share.toFixed(2));
});

test('a stake is active from its confirmation until one unbonding time before its end', () => {
  expect(derived('counted-blocks')).toBe(
    parameter('max-staking-time-blocks') -
      Number(btccheckpoint.facts['btc-confirmation-depth']?.value) -
      parameter('unbonding-time-blocks'),
  );
});

test('the last phase 1 timelock expires one staking time after the last block of the last cap', () => {
  const heights = String(caps.rows.at(-1)?.heights).match(/[\d,]+/g) ?? [];
  const lastBlock = Number(heights.at(-1)?.replaceAll(',', ''));
  expect(derived('phase-1-last-end')).toBe(lastBlock + parameter('max-staking-time-blocks'));
});

test('the number of Babylon Labs seats matches the committee table', () => {
  const seats = committee.rows.filter(({member}) => String(member).startsWith('Babylon Labs'));
  expect(derived('labs-covenant-keys')).toBe(seats.length);
});

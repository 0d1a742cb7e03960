import {expect, test} from 'vitest';
import {epochNetworks} from '../../../../data/calculators/epochNetworks';
import {epochOf} from '../../../../data/facts/epoching-example';
import {epochAt, planEpoch} from './epochs';

const [mainnet, testnet] = epochNetworks;
const AT = new Date('2026-11-24T00:00:00Z');

/** Examples from a comment in the chain's code, with epochs of five blocks. */
test.each([
  [0, {number: 0, first: 0, last: 0}],
  [1, {number: 1, first: 1, last: 5}],
  [5, {number: 1, first: 1, last: 5}],
  [6, {number: 2, first: 6, last: 10}],
  [10, {number: 2, first: 6, last: 10}],
  [11, {number: 3, first: 11, last: 15}],
])('height %s is in the expected epoch', (height, epoch) => {
  expect(epochAt(height, 5)).toEqual(epoch);
});

test.each([0, 1, 359, 360, 361, 720, 721, 1_893_600, 1_893_601, 1_893_960, 1_893_961])(
  'height %s agrees with the example on the epoching page',
  (height) => {
    const {number, first, last} = epochAt(height, mainnet.interval);
    expect(number).toBe(epochOf(height, mainnet.interval));
    expect(height).toBeGreaterThanOrEqual(first);
    expect(height).toBeLessThanOrEqual(last);
  },
);

test('a message sent before the last block of an epoch is executed in that block', () => {
  const plan = planEpoch(mainnet, 359, AT, 600);
  expect(plan).toMatchObject({epoch: {number: 1}, blocksLeft: 1, queue: {number: 1, last: 360}});
  expect(plan.executedAt.toISOString()).toBe('2026-11-24T00:00:10.000Z');
  expect(plan.boundaryAt).toEqual(plan.executedAt);
  expect(plan.countsFrom).toBe(361);
});

test('a message sent after the last block of an epoch waits for the whole next epoch', () => {
  const plan = planEpoch(mainnet, 360, AT, 600);
  expect(plan).toMatchObject({
    epoch: {number: 1, last: 360},
    blocksLeft: 0,
    queue: {number: 2, last: 720},
  });
  expect(plan.boundaryAt).toEqual(AT);
  expect(plan.executedAt.toISOString()).toBe('2026-11-24T01:00:00.000Z');
});

test('genesis is epoch 0, and a message sent after it is executed at the end of epoch 1', () => {
  expect(planEpoch(mainnet, 0, AT, 600)).toMatchObject({
    epoch: {number: 0, first: 0, last: 0},
    blocksLeft: 0,
    queue: {number: 1, first: 1, last: 360},
  });
});

test('unbonded BABY is available at the earliest time at which the checkpoint can be final', () => {
  const plan = planEpoch(mainnet, 360, AT, 600);
  // One hour to the boundary, then 301 Bitcoin blocks.
  expect(plan.bitcoinBlocks).toBe(301);
  expect(plan.unbondedAt.toISOString()).toBe('2026-11-26T03:10:00.000Z');
  // BABY staked now can be unbonded in the next epoch, an hour later.
  expect(plan.firstUnbondingBoundary).toBe(1080);
  expect(plan.stakedUnbondedAt.toISOString()).toBe('2026-11-26T04:10:00.000Z');
  expect(planEpoch(testnet, 360, AT, 600).bitcoinBlocks).toBe(101);
});

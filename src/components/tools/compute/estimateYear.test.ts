import {expect, test} from 'vitest';
import {rewardExample, rewardShares} from '../../../../data/calculators/rewards';
import earnings from '../../../../data/facts/staker-earnings';
import stakerYield from '../../../../data/facts/staker-yield';
import {percent} from './amounts';
import {estimateYear, scoreOf, type Estimate, type RewardInput, type Staker} from './estimateYear';

function estimate(staker: Staker, changes: Partial<RewardInput> = {}): Estimate {
  const result = estimateYear(staker, {...rewardExample, ...changes}, rewardShares);
  if (Array.isArray(result)) throw new Error(result.map(({message}) => message).join(' '));
  return result;
}

const nets = ({rewards}: Estimate) => rewards.map(({net}) => net);
const fact = (group: typeof earnings, key: string) => group.facts[key]?.value;

test('the worked example on the page is exact to the last ubbn', () => {
  const both = estimate('both');
  expect(nets(both)).toEqual([
    fact(stakerYield, 'example-year'),
    fact(earnings, 'year-baby'),
    fact(earnings, 'year-costaking'),
  ]);
  expect(both.total).toBe(fact(earnings, 'year-all'));
  expect(both.rewards.slice(1).map(({pool}) => pool)).toEqual([
    fact(earnings, 'pool-baby'),
    fact(earnings, 'pool-costaking'),
  ]);
  expect(both.rewards[0]?.pool).toBe(100_000_000_000_000n);
});

test('staking only one coin earns only the reward for that coin', () => {
  expect(nets(estimate('bitcoin'))).toEqual([1_900_000_000n]);
  expect(nets(estimate('baby'))).toEqual([1_520_000_000n]);
});

test('half the BABY earns half the BABY reward and half the co-staking reward', () => {
  const [bitcoin, baby, costaking] = nets(estimate('both', {myBaby: rewardExample.myBaby / 2n}));
  expect([bitcoin, baby, costaking]).toEqual([1_900_000_000n, 760_000_000n, 4_700_000_000n]);
});

test('intermediate values match the formula', () => {
  const [bitcoin] = estimate('bitcoin', {providerCommission: percent('10')}).rewards;
  expect(bitcoin).toMatchObject({gross: 2_000_000_000n, net: 1_800_000_000n});
  expect(estimate('bitcoin', {providerCommission: percent('100')}).total).toBe(0n);
});

test.each([
  [100_000_000n, 20_000_000_000n, 100_000_000n],
  [100_000_000n, 19_999_999_999n, 99_999_999n],
  [100_000_000n, 40_000_000_000n, 100_000_000n],
  [100_000_000n, 199n, 0n],
  [0n, 20_000_000_000n, 0n],
])('the score of %s sat and %s ubbn is %s', (satoshi, ubbn, score) => {
  expect(scoreOf(satoshi, ubbn, rewardShares.scoreRatio)).toBe(score);
});

test('each reward is rounded down once', () => {
  const result = estimate('bitcoin', {provision: 55n, myBitcoin: 1n, allBitcoin: 3n});
  // 55 × 1/5.5 = 10; a third of it less 5% is 3.16 ubbn.
  expect(result.rewards[0]).toMatchObject({pool: 10n, gross: 3n, net: 3n});
});

test.each([
  ['bitcoin', {allBitcoin: 0n}, 'allBitcoin'],
  ['bitcoin', {allBitcoin: 99_999_999n}, 'allBitcoin'],
  ['baby', {allBaby: 19_999_999_999n}, 'allBaby'],
  ['both', {allScores: 99_999_999n}, 'allScores'],
] as const)('%s: a total below your own stake is an error', (staker, changes, field) => {
  const problems = estimateYear(staker, {...rewardExample, ...changes}, rewardShares);
  expect(problems).toEqual([{field, message: expect.any(String) as string}]);
});

test('totals that do not affect the staker are not checked', () => {
  expect(
    Array.isArray(estimateYear('bitcoin', {...rewardExample, allBaby: 0n}, rewardShares)),
  ).toBe(false);
});

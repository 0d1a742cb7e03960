import {expect, test} from 'vitest';
import {rewardExample, rewardShares} from '../../../../data/calculators/rewards';
import earnings from '../../../../data/facts/staker-earnings';
import stakerYield from '../../../../data/facts/staker-yield';
import {percent} from './amounts';
import {estimateYear, scoreOf, type Estimate, type RewardInput, type Staker} from './estimateYear';

function estimate(staker: Staker, changed: Partial<RewardInput> = {}): Estimate {
  const found = estimateYear(staker, {...rewardExample, ...changed}, rewardShares);
  if (Array.isArray(found)) throw new Error(found.map(({message}) => message).join(' '));
  return found;
}

const nets = ({rewards}: Estimate) => rewards.map(({net}) => net);
const fact = (group: typeof earnings, key: string) => group.facts[key]?.value;

test('the worked example of the page is exact to the last ubbn', () => {
  const all = estimate('both');
  expect(nets(all)).toEqual([
    fact(stakerYield, 'example-year'),
    fact(earnings, 'year-baby'),
    fact(earnings, 'year-costaking'),
  ]);
  expect(all.total).toBe(fact(earnings, 'year-all'));
  expect(all.rewards.slice(1).map(({pool}) => pool)).toEqual([
    fact(earnings, 'pool-baby'),
    fact(earnings, 'pool-costaking'),
  ]);
  expect(all.rewards[0]?.pool).toBe(100_000_000_000_000n);
});

test('staking one coin alone earns that reward only', () => {
  expect(nets(estimate('bitcoin'))).toEqual([1_900_000_000n]);
  expect(nets(estimate('baby'))).toEqual([1_520_000_000n]);
});

test('half of the BABY halves its reward and the co-staking reward', () => {
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
])('score of %s sat and %s ubbn', (satoshi, ubbn, score) => {
  expect(scoreOf(satoshi, ubbn, rewardShares.scoreRatio)).toBe(score);
});

test('each reward is rounded down once', () => {
  const one = estimate('bitcoin', {provision: 55n, myBitcoin: 1n, allBitcoin: 3n});
  // 55 × 1/5.5 = 10; a third of it less 5% is 3.16 ubbn.
  expect(one.rewards[0]).toMatchObject({pool: 10n, gross: 3n, net: 3n});
});

test.each([
  ['bitcoin', {allBitcoin: 0n}, 'allBitcoin'],
  ['bitcoin', {allBitcoin: 99_999_999n}, 'allBitcoin'],
  ['baby', {allBaby: 19_999_999_999n}, 'allBaby'],
  ['both', {allScores: 99_999_999n}, 'allScores'],
] as const)('%s: a total smaller than the own stake is an error', (staker, changed, field) => {
  const found = estimateYear(staker, {...rewardExample, ...changed}, rewardShares);
  expect(found).toEqual([{field, message: expect.any(String) as string}]);
});

test('totals that do not concern the staker are not checked', () => {
  expect(
    Array.isArray(estimateYear('bitcoin', {...rewardExample, allBaby: 0n}, rewardShares)),
  ).toBe(false);
});

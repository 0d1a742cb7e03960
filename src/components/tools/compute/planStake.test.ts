import {describe, expect, test} from 'vitest';
import {stakingNetworks} from '../../../../data/calculators/stakingNetworks';
import {allowList} from './allowList';
import {lastHeightOf, versionAt, type StakingNetwork} from './network';
import {planStake, type StakeInput, type StakePlan} from './planStake';

const [mainnet, testnet] = stakingNetworks;
const MIN = 500_000n;

function plan(network: StakingNetwork, input: StakeInput): StakePlan {
  const planned = planStake(network, input);
  if (Array.isArray(planned)) throw new Error(planned.map(({message}) => message).join(' '));
  return planned;
}

/** Returns the messages of the problems, by field. */
function problems(network: StakingNetwork, input: StakeInput): Record<string, string> {
  const planned = planStake(network, input);
  if (!Array.isArray(planned)) throw new Error('No problem was found.');
  return Object.fromEntries(planned.map(({field, message}) => [field, message]));
}

/**
 * Implements GetStatus of babylon v4.3.1 for a stake with a covenant quorum and an inclusion proof, and
 * also checks the stake's depth.
 */
function isActive(tip: number, start: number, {term, params}: StakePlan, k: number): boolean {
  if (tip - start < k) return false;
  return tip >= start && tip + params.unbondingTime < start + term;
}

describe.each([
  [mainnet.id, mainnet, MIN],
  [testnet.id, testnet, 50_000n],
] as const)('on %s', (_, network, min) => {
  test.each(network.versions.map(({version, from}) => [version, from] as const))(
    'version %s applies from its first height to its last, and at no other height',
    (version, from) => {
      expect(versionAt(network, from)?.version).toBe(version);
      expect(versionAt(network, from - 1)?.version).toBe(version === 0 ? undefined : version - 1);
      const last = lastHeightOf(network, version);
      expect(last === undefined).toBe(version === network.versions.at(-1)?.version);
      if (last === undefined) return;
      expect(versionAt(network, last)?.version).toBe(version);
      expect(versionAt(network, last + 1)?.version).toBe(version + 1);
    },
  );

  test.each(
    network.versions.flatMap(({version, from}) => {
      const last = lastHeightOf(network, version) ?? from + 100_000;
      return [[version, from] as const, [version, last] as const];
    }),
  )(
    'a stake of version %s mined at %s has the same boundaries as on the chain',
    (version, height) => {
      const planned = plan(network, {sat: min, height});
      expect(planned.params.version).toBe(version);
      const k = network.confirmationDepth;
      const isActiveAt = (tip: number) => isActive(tip, height, planned, k);
      expect([isActiveAt(planned.activeFrom - 1), isActiveAt(planned.activeFrom)]).toEqual([
        false,
        true,
      ]);
      expect([isActiveAt(planned.lastActive), isActiveAt(planned.expiredFrom)]).toEqual([
        true,
        false,
      ]);
      expect(planned.expiredFrom).toBe(planned.lastActive + 1);
      expect(planned.activeBlocks).toBe(planned.lastActive - planned.activeFrom + 1);
      expect(planned.timelockEnds).toBe(height + planned.term);
      expect(planned.unbonding.withdrawFrom).toBe(
        planned.activeFrom + 1 + planned.params.unbondingTime,
      );
    },
  );

  test('a stake before the first version is rejected', () => {
    const first = network.versions[0]?.from ?? 0;
    expect(problems(network, {sat: min, height: first - 1})).toEqual({
      height: expect.stringContaining('there were no staking parameters') as string,
    });
    expect(problems(network, {sat: min, height: first, registeredAt: first - 1})).toHaveProperty(
      'registeredAt',
    );
  });

  test.each(network.versions.map((params) => [params.version, params] as const))(
    'version %s accepts the minimum and maximum amount, and rejects one satoshi beyond',
    (_version, {from, minSat, maxSat}) => {
      const planWith = (sat: bigint) => planStake(network, {sat, height: from});
      expect(Array.isArray(planWith(BigInt(minSat)))).toBe(false);
      expect(Array.isArray(planWith(BigInt(maxSat)))).toBe(false);
      expect(planWith(BigInt(minSat) - 1n)).toEqual([
        {field: 'sat', message: expect.stringContaining('below the minimum') as string},
      ]);
      expect(planWith(BigInt(maxSat) + 1n)).toEqual([
        {field: 'sat', message: expect.stringContaining('above the maximum') as string},
      ]);
    },
  );

  test.each(network.versions.map((params) => [params.version, params] as const))(
    'version %s accepts the shortest and longest term, and rejects one block beyond',
    (_version, {from, minTerm, maxTerm}) => {
      const planWith = (term: number) => planStake(network, {sat: min, height: from, term});
      expect(Array.isArray(planWith(minTerm))).toBe(false);
      expect(Array.isArray(planWith(maxTerm))).toBe(false);
      for (const term of [minTerm - 1, maxTerm + 1]) {
        expect(planWith(term)).toEqual([{field: 'term', message: expect.any(String) as string}]);
      }
    },
  );

  test.each(network.versions.map((params) => [params.version, params] as const))(
    'version %s rounds the burned amount like the chain’s library',
    (_version, {from, minSat, maxSat, slashingRate}) => {
      const rate = Number(slashingRate) / 100;
      for (let sat = BigInt(minSat); sat <= BigInt(maxSat); sat = sat * 3n + 7n) {
        const {slashedStake, slashedUnbonding, unbonding} = plan(network, {sat, height: from});
        // btcutil.Amount.MulF64 truncates float64(a) * f + 0.5.
        expect(slashedStake.burned).toBe(BigInt(Math.trunc(Number(sat) * rate + 0.5)));
        expect(slashedStake.burned + slashedStake.fee + slashedStake.returned).toBe(sat);
        expect(slashedUnbonding.total).toBe(sat - unbonding.fee);
        expect(slashedUnbonding.returned).toBeGreaterThan(0n);
      }
    },
  );
});

test('a version 5 stake on mainnet matches the values calculated by hand', () => {
  const planned = plan(mainnet, {sat: 100_000_000n, height: 930_000});
  expect(planned).toMatchObject({
    activeFrom: 930_030,
    lastActive: 993_698,
    expiredFrom: 993_699,
    activeBlocks: 63_669,
    timelockEnds: 994_000,
    unbonding: {minedAt: 930_031, withdrawFrom: 930_332, fee: 9_600n, returned: 99_990_400n},
    slashedStake: {burned: 100_000n, fee: 150_000n, returned: 99_750_000n},
    slashedUnbonding: {total: 99_990_400n, burned: 99_990n, fee: 150_000n, returned: 99_740_410n},
  });
});

test('half a satoshi is rounded up', () => {
  expect(plan(mainnet, {sat: 500_500n, height: 930_000}).slashedStake.burned).toBe(501n);
  expect(plan(mainnet, {sat: 500_499n, height: 930_000}).slashedStake.burned).toBe(500n);
});

test('a stake registered before its broadcast keeps the version of the tip at registration', () => {
  const [height, registeredAt] = [905_634, 905_633];
  expect(plan(mainnet, {sat: MIN, height, registeredAt}).params.version).toBe(4);
  expect(plan(mainnet, {sat: MIN, height, registeredAt: height}).params.version).toBe(5);
  expect(plan(mainnet, {sat: MIN, height}).params.version).toBe(5);
  expect(problems(mainnet, {sat: MIN, height, registeredAt: height + 1})).toHaveProperty(
    'registeredAt',
  );
});

test('unbonding that ends no sooner than the timelock is marked as late', () => {
  const isLateAt = (unbondedAt: number) =>
    plan(mainnet, {sat: MIN, height: 930_000, unbondedAt}).unbonding.isLate;
  expect([isLateAt(993_698), isLateAt(993_699)]).toEqual([false, true]);
  expect(problems(mainnet, {sat: MIN, height: 930_000, unbondedAt: 929_999})).toHaveProperty(
    'unbondedAt',
  );
});

test('all problems are reported at once', () => {
  const reported = problems(mainnet, {sat: 1n, height: 930_000, term: 1, unbondedAt: 1});
  expect(Object.keys(reported)).toEqual(['sat', 'term', 'unbondedAt']);
});

test('versions that were not compared with the chain are marked as unverified', () => {
  const unverified = mainnet.versions.filter((params) => params.unverified !== undefined);
  expect(unverified.map(({version}) => version)).toEqual([4, 5]);
});

test('the allow-list no longer applies once the chain has passed its height', () => {
  for (const network of stakingNetworks) expect(allowList(network)).toContain('has passed');
  const {allowListUntil} = mainnet;
  expect(allowList({...mainnet, passedHeight: allowListUntil})).toContain('has passed');
  expect(allowList({...mainnet, passedHeight: allowListUntil - 1})).not.toContain('has passed');
});

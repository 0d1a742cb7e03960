import {expect, test} from 'vitest';
import {clockOn} from './clock';
import mainnet from './facts/bbn-1.upgrade-estimate';
import testnet from './facts/bbn-test-6.upgrade-estimate';
import mainnetUpgrades from './tables/bbn-1.upgrades';
import testnetUpgrades from './tables/bbn-test-6.upgrades';
import {upgradeEstimate} from './upgradeEstimate';

/** With a block every 10 s, 8,640 per day, the upgrade is ten days after block 1. */
const table = {
  ...mainnetUpgrades,
  rows: [{name: 'v9', height: '86,401', binary: 'v9.0.0', note: 'x', recorded: 'scheduled'}],
};
const pace = {
  height: 1,
  on: '2026-01-01',
  secondsPerBlock: 10,
  source: mainnetUpgrades.source,
};

test.each([
  ['2026-01-10', 'is still to come', 9, 78_000],
  ['2026-01-11', 'has been reached', 10, 86_000],
  ['2026-01-21', 'has been reached', 20, 173_000],
])('on %s the upgrade of 11 January %s', (day, state, slowest, tip) => {
  const {facts} = upgradeEstimate('bbn-1', table, pace, clockOn(day));
  const values = Object.entries(facts).map(([key, {value}]) => [key, value]);
  expect(Object.fromEntries(values)).toMatchObject({
    height: 86_401,
    'expected-on': '2026-01-11',
    state,
    slowest,
    tip,
    on: day,
  });
});

test.each([
  ['mainnet', mainnet, mainnetUpgrades, '2026-08-05'],
  ['the testnet', testnet, testnetUpgrades, '2026-07-31'],
])(
  'the v4.4 estimate for %s is close to the announced day, 2026-08-06',
  (_name, factsOn, upgrades, day) => {
    expect(upgrades.rows.at(-1)).toMatchObject({name: 'v4.4', recorded: 'scheduled'});
    const {facts} = factsOn(clockOn('2026-11-28'));
    expect(facts['expected-on']?.value).toBe(day);
    expect(facts['state']?.value).toBe('has been reached');
  },
);

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import facts from '../facts/staker-web';
import table from './delegation-states';

const CHAIN = ['PENDING', 'VERIFIED', 'ACTIVE', 'UNBONDED', 'EXPIRED'];

/** Distinct names in one column, without the placeholders for empty cells. */
const names = (column: string): string[] => [
  ...new Set(
    table.rows.map((row) => String(row[column])).filter((cell) => /^[A-Z_, ]+$/.test(cell)),
  ),
];

const count = (key: string): unknown => facts.facts[key]?.value;

test('every API v2 state is in the table exactly once', () => {
  expect(names('v2')).toHaveLength(Number(count('api-v2-states')));
});

test('the chain column contains exactly the states of the chain’s enum', () => {
  expect(names('chain').sort()).toEqual([...CHAIN].sort());
  expect(count('chain-states')).toBe(CHAIN.length);
});

test('the indexer column contains the documented number of states', () => {
  const states = new Set(names('indexer').map((name) => name.split(', ')[0]));
  expect(states.size).toBe(count('indexer-states'));
});

test('the API v2 states combine the indexer’s state and sub-state', () => {
  for (const row of table.rows) {
    const [state, sub] = String(row['indexer']).split(', ');
    if (sub) {
      const joined = sub === 'EARLY_UNBONDING' && state === 'UNBONDING' ? sub : `${sub}_${state}`;
      expect(row['v2']).toBe(joined);
    } else {
      expect(row['v2']).toBe(state);
    }
  }
});

test.each(['delegation-states', 'delegation-states.tall'])(
  'the %s figure contains the chain’s states',
  (name) => {
    const svg = readFileSync(path.join(__dirname, '../../figures', `${name}.svg`), 'utf8');
    for (const state of CHAIN) expect(svg).toContain(state);
  },
);

test('API v1 returns transitioned only for ACTIVE, and never withdrawable or slashed', () => {
  for (const row of table.rows) {
    expect(row['v1'] === 'transitioned', String(row['moment'])).toBe(row['chain'] === 'ACTIVE');
    expect(['withdrawable', 'slashed']).not.toContain(row['v1']);
  }
});

test.each(['delegation-states', 'delegation-states.tall'])(
  'the %s figure agrees with the table about API v1',
  (name) => {
    const svg = readFileSync(path.join(__dirname, '../../figures', `${name}.svg`), 'utf8');
    expect(svg).toContain('active until such a stake is ACTIVE on the chain');
  },
);

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import facts from '../facts/staker-web';
import table from './delegation-states';

const CHAIN = ['PENDING', 'VERIFIED', 'ACTIVE', 'UNBONDED', 'EXPIRED'];

/** Distinct names of one column, without the placeholders for empty cells. */
const names = (column: string): string[] => [
  ...new Set(
    table.rows.map((row) => String(row[column])).filter((cell) => /^[A-Z_, ]+$/.test(cell)),
  ),
];

const count = (key: string): unknown => facts.facts[key]?.value;

test('every state of API v2 is in the table exactly once', () => {
  expect(names('v2')).toHaveLength(Number(count('api-v2-states')));
});

test('the column of the chain contains exactly the states of its enum', () => {
  expect(names('chain').sort()).toEqual([...CHAIN].sort());
  expect(count('chain-states')).toBe(CHAIN.length);
});

test('the column of the indexer contains the documented number of states', () => {
  const states = new Set(names('indexer').map((name) => name.split(', ')[0]));
  expect(states.size).toBe(count('indexer-states'));
});

test('the states of API v2 combine the state and sub-state of the indexer', () => {
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
  'the figure %s contains the states of the chain',
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
  'the figure %s agrees with the table about API v1',
  (name) => {
    const svg = readFileSync(path.join(__dirname, '../../figures', `${name}.svg`), 'utf8');
    expect(svg).toContain('active until such a stake is ACTIVE on the chain');
  },
);

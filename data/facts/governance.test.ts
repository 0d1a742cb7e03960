import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import endpoints from '../tables/bbn-1.endpoints';
import example, {exampleVotes} from '../tables/governance.tally-example';
import gov from './bbn-1.gov';
import gas from './bbn-1.epoching-gas';
import epoching from './bbn-1.epoching';
import governance from './governance';

// Compares values that code blocks repeat without {{fact:…}} with the data.
const page = readFileSync(
  path.join(__dirname, '../../docs/guides/governance/governance.mdx'),
  'utf8',
);

test('the proposal files contain the mainnet deposit', () => {
  const initial = gov.facts['min-initial-deposit']?.value;
  const deposits = page.match(/"deposit": "\d+ubbn"/g) ?? [];
  expect(deposits).toHaveLength(3);
  for (const deposit of deposits) expect(deposit).toBe(`"deposit": "${initial}ubbn"`);
});

test('the example proposal contains the current parameters', () => {
  expect(page).toContain(`"authority": "${governance.facts['authority']?.value}"`);
  expect(page).toContain(`"epoch_interval": "${epoching.facts['epoch-interval']?.value}"`);
  expect(page).toContain(`"min_amount": "${epoching.facts['min-amount']?.value}"`);
  for (const [key, {value}] of Object.entries(gas.facts)) {
    expect(page).toContain(`"${key.replaceAll('-', '_')}": "${value}"`);
  }
});

test('the commands use a listed node', () => {
  const node = /^RPC=(\S+):443$/m.exec(page)?.[1];
  expect(endpoints.rows.map(({address}) => address)).toContain(node);
});

test('the example passes as a standard proposal and fails as an expedited one', () => {
  expect(exampleVotes.yes + exampleVotes.no).toBeLessThan(exampleVotes.bonded);
  expect(example.rows.map(({standard}) => String(standard).slice(0, 3))).toEqual([
    'yes',
    'yes',
    'yes',
  ]);
  expect(example.rows.at(-1)).toMatchObject({
    share: '66.67%',
    expedited: 'no: more than 66.7%',
  });
});

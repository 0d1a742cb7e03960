import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import btcstaking from '../facts/bbn-1.btcstaking';
import cli from '../facts/staker-cli';
import endpoints from './bbn-1.endpoints';

// Code blocks cannot contain <Fact>, so the values that they repeat are compared with the data.
const read = (name: string): string =>
  readFileSync(
    path.join(__dirname, '../../docs/stakers/btc_stakers/native_staking', `${name}.mdx`),
    'utf8',
  );
const page = read('unbonding_via_cli');

const EXAMPLE_STAKE = 50_000_000;
const EXAMPLE_WITHDRAWAL_FEE = 500;
const unbondingFee = Number(btcstaking.facts['unbonding-fee-sat']?.value);

test.each([
  ['the release to build', `git checkout ${cli.facts['version']?.value}\n`],
  ['the parameter version', `"params_version": ${btcstaking.facts['params-version']?.value},`],
  ['the unbonding time', `"unbonding_time": ${btcstaking.facts['unbonding-time-blocks']?.value},`],
  ['the stake', `"total_sat": "${EXAMPLE_STAKE}"`],
  ['the unbonding fee', `jq '.fees.base * 100000000 | round'\n${unbondingFee}\n`],
  ['the unbonding output', `"sat": ${EXAMPLE_STAKE - unbondingFee}\n`],
  [
    'the withdrawn amount',
    `"tx_value": "${EXAMPLE_STAKE - unbondingFee - EXAMPLE_WITHDRAWAL_FEE}"`,
  ],
])('%s in the commands matches the data', (_what, expected) => {
  expect(page).toContain(expected);
});

test('the REST address is a listed endpoint', () => {
  const listed = endpoints.rows.map((row) => row['address']);
  expect(listed).toContain(/^REST=(\S+)$/m.exec(page)?.[1]);
});

test('the checks on the web staking page query listed addresses', () => {
  const listed = endpoints.rows.map((row) => row['address']);
  const requests = [...read('web_staking').matchAll(/curl -fsS "(https:\/\/[^/]+)\//g)];
  expect(requests).toHaveLength(2);
  for (const [, address] of requests) expect(listed).toContain(address);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import rollout from '../facts/bsn-rollout';
import cosmos from '../facts/cosmos-bsn';
import instantiate from './cosmos-bsn-instantiate';

const ROOT = path.join(__dirname, '..', '..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');
const page = read('docs/bsns/cosmos_chains/integrating_as_cosmos_chain.mdx');
const value = (key: string): string => String(cosmos.facts[key]?.value);

// Compares values that code blocks repeat without {{fact:…}} with the data.
test.each([
  ['the contracts tag', `git checkout ${rollout.facts['cosmos-contracts']?.value}\n`],
  ['the channel version', `--version ${value('channel-version')}\n`],
  [
    'the BTC staking portion',
    `"btc_staking_portion":"${(Number(value('btc-staking-portion')) / 100).toFixed(6).padEnd(20, '0')}"`,
  ],
  [
    'the packet timeout',
    `"ibc_packet_timeout_days": ${Number.parseInt(value('contract-packet-timeout'), 10)},`,
  ],
])('%s in the commands matches the data', (_what, expected) => {
  expect(page).toContain(expected);
});

test('every field of instantiate.json is explained', () => {
  const explained = instantiate.rows.flatMap((row) => String(row['field']).split(', '));
  const fields = Object.keys(
    JSON.parse(read('examples/cosmos-bsn/instantiate.json')) as Record<string, unknown>,
  );
  expect(fields.filter((field) => !explained.includes(field))).toEqual([]);
});

test('the misspelled command of the original guide appears only in the warning about it', () => {
  expect(page.match(/`egister-consumer`/g)).toHaveLength(1);
});

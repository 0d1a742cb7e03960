import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import chain from '../facts/bbn-1.chain';
import endpoints from './bbn-1.endpoints';

// Compares values that code blocks repeat without {{fact:…}} with the data.
const page = (name: string): string =>
  readFileSync(path.join(__dirname, '..', '..', 'docs', name), 'utf8');

test.each([
  ['REST', 'REST (gRPC gateway)'],
  ['RPC', 'CometBFT RPC'],
  ['API', 'Staking API'],
])('the variable %s in the first requests is a listed endpoint', (variable, kind) => {
  const address = new RegExp(`^${variable}=(\\S+)$`, 'm').exec(page('developers/developers.mdx'));
  const listed = endpoints.rows.filter((row) => row.kind === kind).map((row) => row.address);
  expect(listed, `${variable}= in developers.mdx: use an address of bbn-1.endpoints`).toContain(
    address?.[1],
  );
});

test('the commands that stake BABY pay the minimum gas price', () => {
  const fees = /^\s*FEES=.*$/m.exec(page('stakers/baby_stakers/baby_staking_cli.mdx'))?.[0];
  expect(fees).toContain(`--gas-prices ${chain.facts['min-gas-price']?.value}`);
});

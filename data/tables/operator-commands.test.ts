import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import artifacts from '../facts/bbn-1.artifacts';
import chain from '../facts/bbn-1.chain';
import testArtifacts from '../facts/bbn-test-6.artifacts';
import testChain from '../facts/bbn-test-6.chain';
import fp from '../facts/fp';
import node from '../facts/node';
import endpoints from './bbn-1.endpoints';
import peers from './bbn-1.peers';

// Compares values that code blocks repeat without {{fact:…}} with the data.
const page = (name: string): string =>
  readFileSync(path.join(__dirname, '..', '..', 'docs', name), 'utf8');

const INSTALL = page('operators/babylon_node/installation_guide.mdx');
const OPERATIONS = page('operators/finality_providers/fp_operations.mdx');
const PAGES = {
  INSTALL,
  OPERATIONS,
  FAQS: page('operators/faqs.mdx'),
  MAINNET: page('guides/networks/phase-2/mainnet.mdx'),
};

test.each([
  ['the release to build', INSTALL, `git checkout ${chain.facts['latest-release']?.value}`],
  ['the Go version', INSTALL, `go version go${node.facts['go-toolchain']?.value} `],
  ['the gas price', INSTALL, `minimum-gas-prices = "${chain.facts['min-gas-price']?.value}"`],
  ['the delay after a block', INSTALL, `timeout_commit = "${node.facts['timeout-commit']?.value}"`],
  ['the genesis file', INSTALL, ` ${artifacts.facts['genesis-url']?.value}\n`],
  ['the testnet genesis file', INSTALL, ` ${testArtifacts.facts['genesis-url']?.value}\n`],
  ['the testnet chain ID', INSTALL, `--chain-id ${testChain.facts['chain-id']?.value} `],
  ['a seed', INSTALL, `seeds = "${peers.rows[1]?.['address']}"`],
  ['the fpd release', OPERATIONS, `git checkout ${fp.facts['version']?.value}`],
  ['the eotsd port', OPERATIONS, `127.0.0.1:${fp.facts['eotsd-port']?.value}`],
  ['the fpd port', OPERATIONS, `127.0.0.1:${fp.facts['fpd-port']?.value}`],
])('%s in the commands matches the data', (_what, text, expected) => {
  expect(text).toContain(expected);
});

test.each(Object.entries(PAGES))('%s contains only listed mainnet hosts', (_name, text) => {
  const listed = endpoints.rows.map((row) => String(row['address']));
  const hosts = text.match(/https:\/\/babylon-(?:archive-)?(?:rpc|api)\.polkachu\.com/g) ?? [];
  for (const host of hosts) expect(listed).toContain(host);
});

test.each(Object.entries(PAGES))('the commands in %s pay the minimum gas price', (_name, text) => {
  const prices = new Set(text.match(/(?<=--gas-prices )\S+/g) ?? []);
  prices.delete(String(chain.facts['min-gas-price']?.value));
  expect([...prices]).toEqual([]);
});

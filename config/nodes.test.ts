import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {expect, test} from 'vitest';
import mainnet from '../data/tables/bbn-1.endpoints';
import testnet from '../data/tables/bbn-test-6.endpoints';
import {nodes} from './nodes';

const specs = path.resolve(import.meta.dirname, '..', 'api', 'specs');
const documents = ['babylon-grpc', 'comet-bft', 'staking-api'].map((api) =>
  path.join(specs, api, 'openapi.yaml'),
);

/** Readers may enter either localhost or 127.0.0.1 for their own machine. */
const withAliases = (origins: string[]) =>
  origins.flatMap((origin) =>
    origin.startsWith('http://localhost:')
      ? [origin, origin.replace('localhost', '127.0.0.1')]
      : [origin],
  );

test('pages may query the public addresses in data/tables and the reader’s own machine', () => {
  const listed = [...mainnet.rows, ...testnet.rows]
    .map(({address}) => String(address))
    .filter((address) => address.startsWith('https://'));
  const publicNodes = nodes.filter((node) => node.startsWith('https://'));
  expect([...publicNodes].sort()).toEqual(listed.sort());
  for (const node of nodes) {
    expect(node).toMatch(/^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1):\d+)$/);
    expect(new URL(node).origin).toBe(node);
  }
});

test('the nodes are the servers listed in the documents in api/specs/', () => {
  const servers = documents.flatMap((file) => {
    const {servers: list} = parse(readFileSync(file, 'utf8')) as {servers: {url: string}[]};
    return list.map(({url}) => new URL(url).origin);
  });
  const missing =
    'config/nodes.ts and the `servers` in api/specs/*/openapi.yaml differ: change one';
  expect([...nodes].sort(), missing).toEqual(withAliases([...new Set(servers)]).sort());
});

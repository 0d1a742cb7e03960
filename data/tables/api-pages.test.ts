// cspell:words grpcurl
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadFacts} from '../load';
import mainEndpoints from './bbn-1.endpoints';
import testEndpoints from './bbn-test-6.endpoints';

// Code blocks cannot hold <Fact>, so the servers and paths they repeat are compared with the data.
const page = (name: string): string =>
  readFileSync(path.join(__dirname, '..', '..', 'docs', 'api', name), 'utf8');

const addresses = (kind: string): string[] =>
  [...mainEndpoints.rows, ...testEndpoints.rows]
    .filter((row) => row.kind === kind)
    .map((row) => String(row.address));

/** Path of a request as a pattern, so that `/x/{id}` covers `/x/<txid>`. */
const asPattern = (listed: string): RegExp =>
  new RegExp(`^${listed.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

test.each([
  ['staking-api.mdx', 'Staking API', 'api.staking.'],
  ['babylon-grpc.mdx', 'REST (gRPC gateway)', 'api.babylon-grpc.'],
  ['comet-bft.mdx', 'CometBFT RPC', 'api.comet-bft.'],
])('requests of %s go to listed servers and operations', async (file, kind, tables) => {
  const base = await loadFacts();
  const paths = [...base.tables.values()]
    .filter(({id}) => id.startsWith(tables))
    .flatMap(({rows}) => rows.flatMap((row) => (row.path ? [asPattern(String(row.path))] : [])));
  const requests = [...page(file).matchAll(/^\$ curl \S+ "?(https:\/\/[^/\s"]+)([^\s"?]*)/gm)];

  expect(requests.length).toBeGreaterThanOrEqual(3);
  for (const [, server, requested] of requests) {
    expect(addresses(kind), `server of a request in ${file}`).toContain(server);
    expect(
      paths.some((pattern) => pattern.test(requested ?? '')),
      `${requested} in ${file} is no path of the tables ${tables}*`,
    ).toBe(true);
  }
});

test('servers named in the text of the Staking API page are listed', () => {
  const named = page('staking-api.mdx').match(/(?<=`)https:\/\/staking-api[^`]+/g) ?? [];
  expect(named.length).toBe(2);
  for (const server of named) expect(addresses('Staking API')).toContain(server);
});

test('the grpcurl request goes to a listed server', () => {
  const server = /^\$ grpcurl -plaintext (\S+) /m.exec(page('babylon-grpc.mdx'))?.[1];
  expect(addresses('gRPC')).toContain(server);
});

test('every table of the Babylon modules is shown, with 68 queries in all', async () => {
  const base = await loadFacts();
  const tables = [...base.tables.values()].filter(({id}) => id.startsWith('api.babylon-grpc.'));
  const text = page('babylon-grpc.mdx');
  for (const {id} of tables) expect(text).toContain(`<DataTable id="${id}" />`);
  expect(tables.reduce((sum, {rows}) => sum + rows.length, 0)).toBe(68);
});

// cspell:words grpcurl
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import mainEndpoints from './bbn-1.endpoints';
import testEndpoints from './bbn-test-6.endpoints';

// Code blocks cannot contain <Fact>, so the servers and paths that they repeat are compared with the data.
const page = (name: string): string =>
  readFileSync(path.join(__dirname, '..', '..', 'docs', 'api', name), 'utf8');

type Document = {paths: Record<string, unknown>; tags: {name: string}[]};

const document = (api: string): Document =>
  parseYaml(
    readFileSync(path.join(__dirname, '..', '..', 'api', 'specs', api, 'openapi.yaml'), 'utf8'),
  ) as Document;

const pathsOf = (api: string): string[] => Object.keys(document(api).paths);

const addresses = (kind: string): string[] =>
  [...mainEndpoints.rows, ...testEndpoints.rows]
    .filter((row) => row.kind === kind)
    .map((row) => String(row.address));

/** A pattern for requests to a listed path: `/x/{id}` matches `/x/<txid>`. */
const asPattern = (listed: string): RegExp =>
  new RegExp(`^${listed.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

test.each([
  ['staking-api.mdx', 'Staking API', 'staking-api'],
  ['babylon-grpc.mdx', 'REST (gRPC gateway)', 'babylon-grpc'],
  ['comet-bft.mdx', 'CometBFT RPC', 'comet-bft'],
])('the requests in %s use listed servers and operations', (file, kind, api) => {
  const paths = pathsOf(api).map(asPattern);
  const requests = [...page(file).matchAll(/^\$ curl \S+ "?(https:\/\/[^/\s"]+)([^\s"?]*)/gm)];

  expect(requests.length).toBeGreaterThanOrEqual(3);
  for (const [, server, requested] of requests) {
    expect(addresses(kind), `server of a request in ${file}`).toContain(server);
    expect(
      paths.some((pattern) => pattern.test(requested ?? '')),
      `${requested} in ${file} is not a path of api/specs/${api}/`,
    ).toBe(true);
  }
});

test('the text of the Staking API page mentions only listed servers', () => {
  const named = page('staking-api.mdx').match(/(?<=`)https:\/\/staking-api[^`]+/g) ?? [];
  expect(named.length).toBe(2);
  for (const server of named) expect(addresses('Staking API')).toContain(server);
});

test('the grpcurl request uses a listed server', () => {
  const server = /^\$ grpcurl -plaintext (\S+) /m.exec(page('babylon-grpc.mdx'))?.[1];
  expect(addresses('gRPC')).toContain(server);
});

test('the page lists the operations of every tag', () => {
  const {tags} = document('babylon-grpc');
  const text = page('babylon-grpc.mdx');
  for (const {name} of tags) expect(text).toContain(`<ApiOperations tag="${name}" />`);
});

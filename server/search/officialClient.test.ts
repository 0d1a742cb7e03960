import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {ApiError, DeserializationError, DetailedApiError, RetryError} from '@algolia/client-common';
import {algoliasearch, type SearchClient} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readSearchServerOption} from '../../config/searchServer';
import {hostsCache} from '../../src/search/hostsCache';
import {createServer, type SiteServer} from '../createServer';
import {readHeaders} from '../readHeaders';
import {addIndex} from '../testing/addIndex';
import {makeSite, type TestSite} from '../testing/makeSite';

type Host = {url: string; port: number; accept: 'readWrite'; protocol: 'http'};

let site: TestSite;
let port: number;
const open: http.Server[] = [];

async function listen<S extends http.Server>(server: S): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function siteServer(option = {rate: 0, burst: 0}): SiteServer {
  const headers = readHeaders(site.headersFile);
  return createServer(
    {root: site.root, headers, redirects: site.redirects},
    {...readSearchServerOption({}), ...option},
  );
}

const hostAt = (number: number): Host => ({
  url: '127.0.0.1',
  port: number,
  accept: 'readWrite',
  protocol: 'http',
});

/** A slow machine needs longer than the client waits, in ms; no test here is about that. */
const timeouts = {connect: 20_000, read: 20_000, write: 20_000};

const clientOf = (...ports: number[]) =>
  algoliasearch('server', 'public', {hosts: ports.map(hostAt), hostsCache: hostsCache(), timeouts});

const search = (client: SearchClient, query = 'unbonding') =>
  client.searchForHits<{url: string}>({requests: [{indexName: 'babylon-docs', query}]});

/** A host that answers everything in one way, and counts. */
async function stub(status: number, body: string): Promise<{port: number; asked: () => number}> {
  let count = 0;
  const server = http.createServer((req, res) => {
    count += 1;
    req.resume().on('end', () => res.writeHead(status).end(body));
  });
  return {port: await listen(server), asked: () => count};
}

/** A host that takes connections and gives no answer, and counts. */
async function deadHost(): Promise<{port: number; asked: () => number}> {
  let count = 0;
  const server = http.createServer((req) => {
    count += 1;
    req.socket.destroy();
  });
  return {port: await listen(server), asked: () => count};
}

/** A port where nobody listens. */
async function deadPort(): Promise<number> {
  const server = http.createServer();
  const number = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return number;
}

beforeAll(async () => {
  site = await makeSite();
  addIndex(site.root);
  port = await listen(siteServer());
});

afterAll(() => {
  for (const server of open) {
    server.close();
    server.closeAllConnections();
  }
  site.remove();
});

describe('the official client', () => {
  test('searches', async () => {
    const {results} = await search(clientOf(port));
    expect(results[0]).toMatchObject({query: 'unbonding', page: 0, hitsPerPage: 20});
    expect(results[0]?.hits[0]?.url).toBe('/guides/unbonding/');
  });

  test('searches with its small form, key in the address and packed', async () => {
    const client = liteClient('server', 'public', {
      hosts: [hostAt(port)],
      authMode: 'WithinQueryParameters',
      compression: 'gzip',
    });
    const query = `validator ${' '.repeat(2_000)}`;
    const {results} = await client.searchForHits<{url: string}>({
      requests: [{indexName: 'babylon-docs', query}],
    });
    expect(results[0]?.hits[0]?.url).toBe('/glossary/#validator');
  });

  test('gets recommendations', async () => {
    const client = algoliasearch('server', 'public').initRecommend({
      options: {hosts: [hostAt(port)]},
    });
    const {results} = await client.getRecommendations({
      requests: [
        {indexName: 'a', model: 'related-products', objectID: '/glossary/:0', threshold: 0},
      ],
    });
    expect(results).toHaveLength(1);
  });

  test('asks a question on a path of its own', async () => {
    const answer = await clientOf(port).customPost({
      path: '1/indexes/babylon-docs/passages',
      body: {question: 'How long does unbonding take?'},
    });
    expect(JSON.stringify(answer)).toContain('301 Bitcoin blocks');
  });
});

describe('retry', () => {
  test('a dead host is passed over, and not asked again', async () => {
    const dead = await deadHost();
    const client = clientOf(dead.port, port);
    expect((await search(client)).results[0]?.hits.length).toBeGreaterThan(0);
    expect((await search(client)).results[0]?.hits.length).toBeGreaterThan(0);
    expect(dead.asked()).toBe(1);
  });

  test('a host that fails is passed over for two minutes', async () => {
    const failing = await stub(500, 'broken');
    const client = clientOf(failing.port, port);
    for (let count = 0; count < 3; count += 1) await search(client);
    expect(failing.asked()).toBe(1);
  });

  test('a host without an index is passed over', async () => {
    const bare = await makeSite();
    const headers = readHeaders(bare.headersFile);
    const empty = createServer({root: bare.root, headers, redirects: bare.redirects});
    const client = clientOf(await listen(empty), port);
    expect((await search(client)).results[0]?.hits.length).toBeGreaterThan(0);
    bare.remove();
  });

  test('a host that says "too many" is asked again when it said', async () => {
    const limited = await listen(siteServer({rate: 1, burst: 1}));
    const client = clientOf(limited);
    const started = performance.now();
    await search(client);
    expect((await search(client)).results[0]?.hits.length).toBeGreaterThan(0);
    expect(performance.now() - started).toBeGreaterThan(900);
  });
});

describe('errors', () => {
  test('a missing id or key', () => {
    expect(() => algoliasearch('', 'public')).toThrow('`appId` is missing.');
    expect(() => algoliasearch('server', '')).toThrow('`apiKey` is missing.');
    expect(() => liteClient('', 'public')).toThrow('`appId` is missing.');
  });

  test('every host unreachable', async () => {
    const client = clientOf(await deadPort(), await deadPort());
    const error: unknown = await search(client).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RetryError);
    expect((error as RetryError).stackTrace).toHaveLength(2);
  });

  test('a refusal, with its status and sentence, and no other host is asked', async () => {
    const other = await stub(200, '{}');
    const client = clientOf(port, other.port);
    const error: unknown = await client
      .search({requests: [{indexName: 'a', query: 'a', hitsPerPage: 5_000}]})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({status: 400, name: 'ApiError'});
    expect((error as ApiError).message).toContain('expected 0 to 1000');
    expect(other.asked()).toBe(0);
  });

  test('a body that is too long', async () => {
    const error: unknown = await search(clientOf(port), 'x'.repeat(2 ** 20)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({name: 'ApiError', status: 413});
  });

  test('a path that is not there', async () => {
    const error: unknown = await clientOf(port)
      .listIndices()
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({name: 'ApiError', status: 405});
  });

  test('a detailed error of another host', async () => {
    const body = '{"message":"no","error":{"code":"x","message":"why"}}';
    const {port: detailed} = await stub(422, body);
    const error: unknown = await search(clientOf(detailed)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DetailedApiError);
    expect(error).toMatchObject({status: 422, error: {code: 'x'}});
  });

  test('an answer that is no JSON', async () => {
    const {port: strange} = await stub(200, '<!doctype html>');
    const error: unknown = await search(clientOf(strange)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DeserializationError);
  });
});

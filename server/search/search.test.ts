import {mkdirSync, renameSync, rmSync} from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readSearchServerOption, type SearchServerOption} from '../../config/searchServer';
import {createServer, type SiteServer} from '../createServer';
import {readHeaders} from '../readHeaders';
import {addIndex} from '../testing/addIndex';
import {checkCase} from '../testing/checkCase';
import {makeSite, type TestSite} from '../testing/makeSite';
import {rawRequest, sendRaw} from '../testing/rawRequest';
import {searchCases} from './cases';

const QUERIES = '/1/indexes/*/queries';

let site: TestSite;
let server: SiteServer;
let port: number;

const options = () => ({
  root: site.root,
  headers: readHeaders(site.headersFile),
  redirects: site.redirects,
});

async function listen(option: Partial<SearchServerOption>): Promise<[SiteServer, number]> {
  const started = createServer(options(), {...readSearchServerOption({}), ...option});
  await new Promise<void>((resolve) => void started.listen(0, '127.0.0.1', resolve));
  return [started, (started.address() as AddressInfo).port];
}

const search = (query: string) =>
  JSON.stringify({requests: [{indexName: 'babylon-docs', query, hitsPerPage: 5}]});

const post = (content: string, headers: Record<string, string> = {}, to = port) =>
  sendRaw(to, rawRequest(QUERIES, {method: 'POST', content, headers}));

const urlsOf = (body: Buffer) =>
  (JSON.parse(body.toString()) as {results: [{hits: {url: string}[]}]}).results[0].hits.map(
    ({url}) => url,
  );

beforeAll(async () => {
  site = await makeSite();
  addIndex(site.root);
  [server, port] = await listen({rate: 0, burst: 0});
});

afterAll(() => {
  server.close();
  site.remove();
});

test.each(searchCases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
  await checkCase(port, readHeaders(site.headersFile), one);
});

test('a packed answer holds the same as a plain one', async () => {
  const packed = await post(search('unbonding'), {'Accept-Encoding': 'gzip'});
  expect(urlsOf(gunzipSync(packed.body))).toEqual(urlsOf((await post(search('unbonding'))).body));
});

describe('a body that the client has packed', () => {
  const send = (bytes: Buffer, encoding: string) =>
    post(bytes.toString('latin1'), {'Content-Encoding': encoding});

  test('is unpacked', async () => {
    const answer = await send(gzipSync(search('validator')), 'gzip');
    expect(urlsOf(answer.body)[0]).toBe('/glossary/#validator');
  });

  test.each([
    ['a bomb', () => gzipSync('x'.repeat(2 ** 26)), 'gzip', 413],
    ['what is no gzip', () => Buffer.from(search('a')), 'gzip', 400],
    ['half of it', () => gzipSync(search('validator')).subarray(0, 40), 'gzip', 400],
    ['another packing', () => Buffer.from(search('a')), 'br', 415],
  ])('%s is refused', async (_name, bytes, encoding, status) => {
    const answer = await send(bytes(), encoding);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString())).toMatchObject({status});
  });
});

describe('the limit of each address', () => {
  /** Searches a second: so few that a slow machine gets none back during a test. */
  const rate = 1 / 100;

  test('the second search too many is told when to come back', async () => {
    const [limited, at] = await listen({rate, burst: 2});
    const statuses = [];
    for (let count = 0; count < 2; count += 1) {
      statuses.push((await post(search('a'), {}, at)).status);
    }
    expect(statuses).toEqual([200, 200]);
    const refused = await post(search('a'), {}, at);
    limited.close();
    const wait = Number(refused.headers['retry-after']);
    expect(refused.status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(100);
    expect(refused.headers['access-control-expose-headers']).toBe('Retry-After');
    expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(refused.body.toString()).toBe(
      `{"message":"Too many searches; try again in ${wait} s","status":429}`,
    );
  });

  test('a forged address does not help; behind a proxy its entry counts', async () => {
    const [direct, at] = await listen({rate, burst: 1});
    const [behind, proxied] = await listen({rate, burst: 1, proxies: 1});
    const from = (address: string, to: number) =>
      post(search('a'), {'X-Forwarded-For': address}, to).then(({status}) => status);
    expect([await from('192.0.2.1', at), await from('192.0.2.2', at)]).toEqual([200, 429]);
    expect([await from('192.0.2.1', proxied), await from('192.0.2.2', proxied)]).toEqual([
      200, 200,
    ]);
    expect(await from('forged, 192.0.2.2', proxied)).toBe(429);
    direct.close();
    behind.close();
  });

  test('fifty searches in one request count as fifty', async () => {
    const [limited, at] = await listen({rate: 1, burst: 2});
    const many = JSON.stringify({requests: Array<object>(50).fill({indexName: 'a', query: 'a'})});
    expect((await post(many, {}, at)).status).toBe(200);
    const refused = await post(search('a'), {}, at);
    limited.close();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(40);
  });

  test('pages are sent to whoever searches too much', async () => {
    const [limited, at] = await listen({rate: 1, burst: 1});
    await post(search('a'), {}, at);
    const page = await sendRaw(at, rawRequest('/stakers/'));
    limited.close();
    expect(page.status).toBe(200);
  });
});

describe('clients that break the rules', () => {
  test('a body longer than is worth reading is refused before it is sent', async () => {
    const head = rawRequest(QUERIES, {
      method: 'POST',
      headers: {'Content-Length': String(2 ** 40)},
    });
    const answer = await sendRaw(port, head);
    expect([answer.status, answer.headers.connection]).toEqual([413, 'close']);
  });

  test('a body in pieces without a length is cut off as well', async () => {
    const piece = `${(2 ** 16).toString(16)}\r\n${'x'.repeat(2 ** 16)}\r\n`;
    const head = rawRequest(QUERIES, {method: 'POST', headers: {'Transfer-Encoding': 'chunked'}});
    const answer = await sendRaw(port, head + piece.repeat(3) + '0\r\n\r\n');
    expect(answer.status).toBe(413);
  });

  test('one that leaves in the middle of its body stops nothing', async () => {
    const head = rawRequest(QUERIES, {method: 'POST', headers: {'Content-Length': '100'}});
    await new Promise<void>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(`${head}{"re`));
      socket.once('close', () => resolve());
      setTimeout(() => socket.destroy(), 50);
    });
    expect((await post(search('unbonding'))).status).toBe(200);
  });

  test('a request without a host is refused in the protocol’s form', async () => {
    const answer = await sendRaw(port, `POST ${QUERIES} HTTP/1.1\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body.toString())).toMatchObject({status: 400});
  });
});

describe('an index that changes under a running server', () => {
  const moved = () => path.join(site.project, 'moved');
  const folder = () => path.join(site.root, 'search');

  test('without one, clients are sent to the next host, and searches return with it', async () => {
    const [fresh, at] = await listen({rate: 0});
    renameSync(folder(), moved());
    const refused = await post(search('unbonding'), {}, at);
    renameSync(moved(), folder());
    const again = await post(search('unbonding'), {}, at);
    fresh.close();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.body.toString()).toMatch(/^\{"message":".*","status":503\}$/);
    expect(again.status).toBe(200);
  });

  test('a new build is searched without a restart', async () => {
    expect(urlsOf((await post(search('zebra'))).body)).toEqual([]);
    rmSync(folder(), {recursive: true});
    mkdirSync(folder());
    addIndex(site.root, {'/zoo/': '<h1>Zoo</h1><p>A zebra lives here.</p>'});
    server.use(options());
    expect(urlsOf((await post(search('zebra'))).body)).toEqual(['/zoo/']);
  });
});

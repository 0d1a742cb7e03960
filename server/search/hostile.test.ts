import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readSearchServerOption} from '../../config/searchServer';
import {createServer, type SiteServer} from '../createServer';
import {readHeaders} from '../readHeaders';
import {addIndex} from '../testing/addIndex';
import {makeSite, type TestSite} from '../testing/makeSite';

const BODIES = 10_000;
const AT_ONCE = 8;

let site: TestSite;
let server: SiteServer;
let port: number;
const agent = new http.Agent({keepAlive: true, maxSockets: AT_ONCE});

beforeAll(async () => {
  site = await makeSite();
  addIndex(site.root);
  const options = {
    root: site.root,
    headers: readHeaders(site.headersFile),
    redirects: site.redirects,
  };
  server = createServer(options, {...readSearchServerOption({}), rate: 0});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  agent.destroy();
  server.close();
  site.remove();
});

/** What bodies are put together from: pieces of good ones, and what breaks parsers. */
const PIECES = [
  ...['{"requests":[', '{"indexName":"a","query":"', '"}', ']}', '{', '}', '[', ']', ':', ',', '"'],
  ...['"requests"', '"query"', '"hitsPerPage":', '"page":', '1e999', '-1', '0', 'null', 'NaN'],
  ...['"facetFilters":[["a:b"]]', '"params":"query=a&page=%ZZ"', '"attributesToSnippet":["*:0"]'],
  ...['"__proto__":{"x":1}', '"constructor"', 'true', '\\u0000', '\\ud800', '\\', '/*', '<!--'],
  ...['unbonding', 'validator ', '(a+)+$', '<script>', '\u202e', '😀', 'עברית', '\0', '\u007f'],
  ...['['.repeat(2_000), '{"a":'.repeat(500), '9'.repeat(400), 'x'.repeat(3_000), ' '.repeat(999)],
];

const GOOD = '{"requests":[{"indexName":"babylon-docs","query":"unbonding key","hitsPerPage":3}]}';

/** Numbers from 0 to 1 that are the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pieces in any order, a good body with bytes changed, or bytes that are not even text. */
function bodyOf(random: () => number): Buffer {
  const below = (limit: number) => Math.floor(random() * limit);
  const kind = below(3);
  if (kind === 0) {
    const pieces = Array.from({length: 1 + below(8)}, () => PIECES[below(PIECES.length)]);
    return Buffer.from(pieces.join(''));
  }
  const bytes = kind === 1 ? Buffer.from(GOOD) : Buffer.alloc(below(300));
  const changes = kind === 1 ? 1 + below(4) : bytes.length;
  for (let count = 0; count < changes; count += 1) bytes[below(bytes.length)] = below(256);
  return bytes;
}

const PATHS = [
  ...['/1/indexes/*/queries', '/1/indexes/*/queries', '/1/indexes/babylon-docs/passages'],
  ...['/1/indexes/*/recommendations', '/1/', '/1/indexes/../queries', '/1/%00', '/1//x?y=%'],
];

function post(path: string, body: Buffer): Promise<{status: number; type: string; text: string}> {
  return new Promise((resolve, reject) => {
    const headers = {'Content-Length': body.length};
    const options = {port, host: '127.0.0.1', path, method: 'POST', agent, headers};
    const req = http.request(options, (res) => {
      let text = '';
      res.setEncoding('utf8');
      res.on('data', (chunk: string) => (text += chunk));
      res.on('end', () =>
        resolve({status: res.statusCode ?? 0, type: res.headers['content-type'] ?? '', text}),
      );
    });
    req.on('error', reject);
    req.end(body);
  });
}

test(
  `${BODIES} hostile bodies: an answer in the protocol's form each`,
  {timeout: 600_000},
  async () => {
    const random = randomOf(20_261_121);
    const seen = new Map<number, number>();
    for (let count = 0; count < BODIES; count += AT_ONCE) {
      await Promise.all(
        Array.from({length: AT_ONCE}, async () => {
          const path = PATHS[Math.floor(random() * PATHS.length)] ?? '';
          const body = bodyOf(random);
          const {status, type, text} = await post(path, body);
          expect([200, 400, 404], `${path} ${JSON.stringify(body.toString())}: ${text}`).toContain(
            status,
          );
          expect(type).toBe('application/json; charset=utf-8');
          const json = JSON.parse(text) as Record<string, unknown>;
          if (status === 200) expect(json.results ?? json.passages).toBeInstanceOf(Array);
          else expect(json).toEqual({message: expect.any(String) as string, status});
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }),
      );
    }
    // All kinds of answers were met, and the engine still finds what it found before.
    expect([...seen.keys()].sort()).toEqual([200, 400, 404]);
    expect((await post('/1/indexes/*/queries', Buffer.from(GOOD))).text).toContain(
      '/guides/unbonding/',
    );
  },
);

test('strings of a megabyte are refused, and the next query is answered', async () => {
  for (const part of ['x', '"', '\\', '[', '\u202e', '{"a":']) {
    const body = Buffer.from(part.repeat(2 ** 20 / Buffer.byteLength(part)));
    expect((await post('/1/indexes/*/queries', body)).status).toBe(413);
  }
  expect((await post('/1/indexes/*/queries', Buffer.from(GOOD))).status).toBe(200);
});

test('the worst bodies of 64 kB are answered', async () => {
  const query = (text: string) => JSON.stringify({requests: [{indexName: 'a', query: text}]});
  const bodies = [
    query('a '.repeat(30_000)),
    query('unbonding '.repeat(6_000)),
    query('a-'.repeat(30_000)),
    JSON.stringify({
      requests: Array<object>(50).fill({indexName: 'a', query: 'key '.repeat(250)}),
    }),
    JSON.stringify({question: 'how long '.repeat(7_000)}),
    JSON.stringify({
      requests: [{indexName: 'a', query: 'a', facetFilters: Array(12_000).fill('a:')}],
    }),
  ];
  for (const body of bodies) {
    const path = body.startsWith('{"q') ? '/1/indexes/a/passages' : '/1/indexes/*/queries';
    expect([200, 400]).toContain((await post(path, Buffer.from(body))).status);
  }
});

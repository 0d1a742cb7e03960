import {copyFileSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import {containingAll} from '../config/testing/faultAt';
import {listFiles} from '../data/listFiles';
import {cases} from './testing/cases';
import {createServer, type SiteServer} from './createServer';
import {readHeaders} from './readHeaders';
import {checkCase} from './testing/checkCase';
import {makeSite, type TestSite} from './testing/makeSite';
import {rawRequest, sendRaw, type RawResponse} from './testing/rawRequest';

let site: TestSite;
let server: SiteServer;
let port: number;

const options = () => ({
  root: site.root,
  headers: readHeaders(site.headersFile),
  redirects: site.redirects,
});

beforeAll(async () => {
  site = await makeSite();
  server = createServer(options());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  site.remove();
});

function expectSecurityHeaders(response: RawResponse): void {
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'self'/);
}

const pagesOf = (root: string) => listFiles(root).filter((file) => /(^|\/)index\.html$/.test(file));

const readIn = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function decodeBody({headers, body}: RawResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

test.each(cases.map((testCase) => [testCase.name, testCase] as const))(
  '%s',
  async (_name, testCase) => {
    await checkCase(port, readHeaders(site.headersFile), testCase);
  },
);

test('a request for an unchanged file gets status 304', async () => {
  const first = await sendRaw(port, rawRequest('/stakers/'));
  const headers = {'If-None-Match': first.headers.etag ?? ''};
  const again = await sendRaw(port, rawRequest('/stakers/', {headers}));
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expectSecurityHeaders(again);
});

test('brotli is preferred to gzip', async () => {
  const headers = {'Accept-Encoding': 'gzip, br'};
  const response = await sendRaw(port, rawRequest('/stakers/', {headers}));
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.body).toString()).toContain('<h1>Stakers');
});

test.each(['/%', '/%zz/', '/a%00'])(
  '%s, which is not a valid URL, gets status 400 and the 404 page',
  async (target) => {
    const response = await sendRaw(port, rawRequest(target));
    expect(response.status).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body.toString()).toContain('<h1>Nothing here');
    expectSecurityHeaders(response);
  },
);

describe('a request that the HTTP parser rejects gets the security headers too', () => {
  test.each([
    ['a NUL byte', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a line that is not a request', 'hello\r\n\r\n', 400],
    ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['long headers', rawRequest('/', {headers: {Long: 'x'.repeat(65_536)}}), 431],
  ])('%s', async (_name, request, status) => {
    const response = await sendRaw(port, request);
    expect(response.status).toBe(status);
    expectSecurityHeaders(response);
  });
});

test('a request with an unsupported range or expectation gets the whole file', async () => {
  for (const range of ['items=0-5', 'bytes=0-1,3-4']) {
    const response = await sendRaw(port, rawRequest('/llms.txt', {headers: {Range: range}}));
    expect([range, response.status]).toEqual([range, 200]);
  }
  const response = await sendRaw(port, rawRequest('/', {headers: {Expect: 'more'}}));
  expect(response.status).toBe(200);
});

test('HEAD ignores the Range header', async () => {
  const request = rawRequest('/llms.txt', {method: 'HEAD', headers: {Range: 'bytes=0-1'}});
  const {status, headers} = await sendRaw(port, request);
  const whole = String(Buffer.byteLength(readIn(site.root, 'llms.txt')));
  expect([status, headers['content-length']]).toEqual([200, whole]);
});

test('slow and silent clients are disconnected', () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.timeout).toBeGreaterThan(0);
});

describe('a build that changes under a running server', () => {
  // Each test starts with a handler that has just listed the files.
  beforeEach(() => server.use(options()));

  test('a request for a removed or replaced file gets status 503', async () => {
    writeFileSync(path.join(site.root, 'llms.txt'), 'A longer text than before.\n');
    const changed = await sendRaw(port, rawRequest('/llms.txt'));
    expect([changed.status, changed.headers['retry-after']]).toEqual([503, '5']);
    rmSync(path.join(site.root, 'llms.txt'));
    expect((await sendRaw(port, rawRequest('/llms.txt'))).status).toBe(503);
    expectSecurityHeaders(changed);
  });

  test.each([
    ['br', 'stakers/index.html.br'],
    ['gzip', 'stakers/index.html.gz'],
    ['identity', 'stakers/index.html'],
  ])('neither a replaced file nor another encoding of it is sent: %s', async (encoding, file) => {
    const target = path.join(site.root, file);
    const [content, {atimeMs, mtimeMs}] = [readFileSync(target), statSync(target)];
    const headers = {'Accept-Encoding': encoding};
    writeFileSync(target, content);
    expect((await sendRaw(port, rawRequest('/stakers/', {headers}))).status).toBe(503);
    utimesSync(target, atimeMs / 1000, mtimeMs / 1000);
    expect((await sendRaw(port, rawRequest('/stakers/', {headers}))).status).toBe(200);
  });

  test('with half of the next build copied over this one, every response is complete and from this build', async () => {
    const next = await makeSite();
    const pages = new Map(pagesOf(site.root).map((file) => [file, readIn(site.root, file)]));
    const files = listFiles(next.root).filter((file) => /\.html/.test(file));
    for (const file of files) {
      const text = Buffer.concat([readFileSync(path.join(next.root, file)), Buffer.from(' ')]);
      writeFileSync(path.join(next.root, file), text);
    }
    // A copy that stopped halfway: some files are new, and some encodings of one file are old.
    for (const file of files.slice(0, files.length / 2)) {
      copyFileSync(path.join(next.root, file), path.join(site.root, file));
    }
    let unavailable = 0;
    for (const [file, text] of pages) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const address = `/${file.replace(/index\.html$/, '')}`;
        const response = await sendRaw(
          port,
          rawRequest(address, {headers: {'Accept-Encoding': encoding}}),
        );
        if (response.status === 503) unavailable += 1;
        else expect(decodeBody(response)).toBe(text);
        expect(Number(response.headers['content-length'])).toBe(response.body.length);
      }
    }
    expect(unavailable).toBeGreaterThan(0);
    next.remove();
  });

  test('the next build is served without a restart', async () => {
    writeFileSync(path.join(site.root, 'llms.txt'), 'new\n');
    server.use(options());
    const response = await sendRaw(port, rawRequest('/llms.txt'));
    expect([response.status, response.body.toString()]).toEqual([200, 'new\n']);
  });
});

test('an internal error is logged, and its details are not sent', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = createServer({
    ...options(),
    redirects: new Proxy([], {
      get() {
        throw new Error('a detail');
      },
    }),
  });
  await new Promise<void>((resolve) => void broken.listen(0, '127.0.0.1', resolve));
  const response = await sendRaw((broken.address() as AddressInfo).port, rawRequest('/stakers/'));
  broken.close();
  expect(response.status).toBe(500);
  expect(response.body.toString()).toMatch(/^\S.+\n$/);
  expect(response.body.toString()).not.toContain('a detail');
  expect(log.mock.calls[0]?.join(' ')).toContain('a detail');
  log.mockRestore();
});

test('the error for a folder without a site includes the build command', () => {
  expect(() => createServer({...options(), root: site.generatedDir})).toThrow(
    containingAll(site.generatedDir, 'npm run build'),
  );
});

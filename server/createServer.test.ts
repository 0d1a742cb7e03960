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
import {rawRequest, sendRaw, type RawAnswer} from './testing/rawRequest';

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

function expectSecured(answer: RawAnswer): void {
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'self'/);
}

const pagesOf = (root: string) => listFiles(root).filter((file) => /(^|\/)index\.html$/.test(file));

const readIn = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function unpacked({headers, body}: RawAnswer): string {
  const form = headers['content-encoding'];
  if (form === 'br') return brotliDecompressSync(body).toString();
  return (form === 'gzip' ? gunzipSync(body) : body).toString();
}

test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
  await checkCase(port, readHeaders(site.headersFile), one);
});

test('an unchanged file is answered with 304', async () => {
  const first = await sendRaw(port, rawRequest('/stakers/'));
  const headers = {'If-None-Match': first.headers.etag ?? ''};
  const again = await sendRaw(port, rawRequest('/stakers/', {headers}));
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expectSecured(again);
});

test('brotli is preferred to gzip', async () => {
  const headers = {'Accept-Encoding': 'gzip, br'};
  const answer = await sendRaw(port, rawRequest('/stakers/', {headers}));
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.body).toString()).toContain('<h1>Stakers');
});

test.each(['/%', '/%zz/', '/a%00'])('%s, which is not a URL, gets the 404 page', async (target) => {
  const answer = await sendRaw(port, rawRequest(target));
  expect(answer.status).toBe(400);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body.toString()).toContain('<h1>Nothing here');
  expectSecured(answer);
});

describe('a request that the HTTP parser rejects gets the security headers too', () => {
  test.each([
    ['a zero byte', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a line that is not a request', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['long headers', rawRequest('/', {headers: {Long: 'x'.repeat(65_536)}}), 431],
  ])('%s', async (_name, request, status) => {
    const answer = await sendRaw(port, request);
    expect(answer.status).toBe(status);
    expectSecured(answer);
  });
});

test('an unknown range unit or expectation gets the whole file', async () => {
  for (const range of ['items=0-5', 'bytes=0-1,3-4']) {
    const answer = await sendRaw(port, rawRequest('/llms.txt', {headers: {Range: range}}));
    expect([range, answer.status]).toEqual([range, 200]);
  }
  const answer = await sendRaw(port, rawRequest('/', {headers: {Expect: 'more'}}));
  expect(answer.status).toBe(200);
});

test('HEAD ignores a range', async () => {
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
  // Starts with an empty cache.
  beforeEach(() => server.use(options()));

  test('a file that was removed or replaced is answered with 503', async () => {
    writeFileSync(path.join(site.root, 'llms.txt'), 'A longer text than before.\n');
    const changed = await sendRaw(port, rawRequest('/llms.txt'));
    expect([changed.status, changed.headers['retry-after']]).toEqual([503, '5']);
    rmSync(path.join(site.root, 'llms.txt'));
    expect((await sendRaw(port, rawRequest('/llms.txt'))).status).toBe(503);
    expectSecured(changed);
  });

  test.each([
    ['br', 'stakers/index.html.br'],
    ['gzip', 'stakers/index.html.gz'],
    ['identity', 'stakers/index.html'],
  ])('a replaced file is not sent, nor another encoding by mistake: %s', async (form, file) => {
    const target = path.join(site.root, file);
    const [before, {atimeMs, mtimeMs}] = [readFileSync(target), statSync(target)];
    const headers = {'Accept-Encoding': form};
    writeFileSync(target, before);
    expect((await sendRaw(port, rawRequest('/stakers/', {headers}))).status).toBe(503);
    utimesSync(target, atimeMs / 1000, mtimeMs / 1000);
    expect((await sendRaw(port, rawRequest('/stakers/', {headers}))).status).toBe(200);
  });

  test('with half of the next build copied over this one, every response is complete and from this build', async () => {
    const next = await makeSite();
    const before = new Map(pagesOf(site.root).map((file) => [file, readIn(site.root, file)]));
    const files = listFiles(next.root).filter((file) => /\.html/.test(file));
    for (const file of files) {
      const text = Buffer.concat([readFileSync(path.join(next.root, file)), Buffer.from(' ')]);
      writeFileSync(path.join(next.root, file), text);
    }
    // A copy that stopped halfway: some files are new, and some encodings of one file are old.
    for (const file of files.slice(0, files.length / 2)) {
      copyFileSync(path.join(next.root, file), path.join(site.root, file));
    }
    let refused = 0;
    for (const [file, text] of before) {
      for (const form of ['br', 'gzip', 'identity']) {
        const address = `/${file.replace(/index\.html$/, '')}`;
        const answer = await sendRaw(
          port,
          rawRequest(address, {headers: {'Accept-Encoding': form}}),
        );
        if (answer.status === 503) refused += 1;
        else expect(unpacked(answer)).toBe(text);
        expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
      }
    }
    expect(refused).toBeGreaterThan(0);
    next.remove();
  });

  test('the next build is served without a restart', async () => {
    writeFileSync(path.join(site.root, 'llms.txt'), 'new\n');
    server.use(options());
    const answer = await sendRaw(port, rawRequest('/llms.txt'));
    expect([answer.status, answer.body.toString()]).toEqual([200, 'new\n']);
  });
});

test('a failure is logged, and its details are not sent', async () => {
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
  const answer = await sendRaw((broken.address() as AddressInfo).port, rawRequest('/stakers/'));
  broken.close();
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toMatch(/^\S.+\n$/);
  expect(answer.body.toString()).not.toContain('a detail');
  expect(log.mock.calls[0]?.join(' ')).toContain('a detail');
  log.mockRestore();
});

test('a folder without a site is rejected, with the command that builds one', () => {
  expect(() => createServer({...options(), root: site.generatedDir})).toThrow(
    containingAll(site.generatedDir, 'npm run build'),
  );
});

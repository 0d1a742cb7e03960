import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, test, vi} from 'vitest';
import {MAX_DOWNLOAD_BYTES, MAX_DISPLAY_BYTES, sendRequest, TIMEOUT_MS} from './sendRequest';
import {formatJson} from '../schema/exactJson';

let server: Server | undefined;

afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

async function listen(handler: RequestListener): Promise<string> {
  server = createServer(handler);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const get = (url: string, signal = new AbortController().signal) =>
  sendRequest({method: 'GET', url, headers: {}}, signal);

test('an outcome contains the status, duration, size, headers and exact JSON of the response', async () => {
  const text = '{"a":18446744073709551615}';
  const url = await listen((_, response) => response.setHeader('X-One', '1').end(text));
  const outcome = await get(url);
  expect(outcome).toMatchObject({
    kind: 'success',
    text,
    response: {status: 200, bytes: text.length},
  });
  if (outcome.kind !== 'success') return;
  expect(formatJson(outcome.value)).toContain('18446744073709551615');
  expect(outcome.response.headers).toContainEqual(['x-one', '1']);
  expect(outcome.response.ms).toBeGreaterThanOrEqual(0);
});

test('the body is sent unchanged, without cookies', async () => {
  let received = '';
  const url = await listen((request, response) => {
    received = `${request.method} ${request.headers['content-type']} ${request.headers.cookie} `;
    request.on('data', (data: Buffer) => (received += data.toString()));
    request.on('end', () => response.end('{}'));
  });
  const body = '{"amount": 1.00}';
  const headers = {'Content-Type': 'application/json'};
  await sendRequest({method: 'POST', url, headers, body}, new AbortController().signal);
  expect(received).toBe(`POST application/json undefined ${body}`);
});

test('an HTTP error contains the body, as JSON or text', async () => {
  const url = await listen(({url: path}, response) => {
    response.statusCode = path === '/json' ? 400 : 502;
    response.end(path === '/json' ? '{"code":3}' : '<h1>Bad gateway</h1>');
  });
  expect(await get(`${url}json`)).toMatchObject({
    kind: 'httpError',
    response: {status: 400},
    body: {kind: 'json', text: '{"code":3}'},
  });
  expect(await get(url)).toMatchObject({
    kind: 'httpError',
    response: {status: 502},
    body: {kind: 'text', text: '<h1>Bad gateway</h1>'},
  });
});

test('a body that is not JSON is returned as text, with a reason', async () => {
  const bodies: Record<string, string> = {
    '/html': '<script>alert(1)</script>',
    '/empty': '',
    '/deep': '['.repeat(1_000_000),
  };
  const url = await listen(({url: path = ''}, response) =>
    response.setHeader('Content-Type', 'text/html').end(bodies[path]),
  );
  expect(await get(`${url}html`)).toMatchObject({
    kind: 'notJson',
    text: '<script>alert(1)</script>',
    reason: 'The body is not JSON; the server calls it text/html.',
  });
  expect(await get(`${url}empty`)).toMatchObject({kind: 'notJson', reason: 'The body is empty.'});
  expect(await get(`${url}deep`)).toMatchObject({kind: 'notJson', reason: /nested too deeply/});
});

test('a large response can be downloaded, and one above the limit is not read in full', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(100_000, 'a');
  const url = await listen((request, response) => {
    const total = Number(request.url?.slice(1));
    sent = 0;
    const write = () => {
      while (sent < total) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  });
  const large = await get(`${url}${MAX_DISPLAY_BYTES + chunk.length}`);
  expect(large).toMatchObject({
    kind: 'tooLarge',
    response: {bytes: MAX_DISPLAY_BYTES + chunk.length},
  });
  expect(large.kind === 'tooLarge' && large.file?.size).toBe(MAX_DISPLAY_BYTES + chunk.length);
  const endless = await get(`${url}${MAX_DOWNLOAD_BYTES * 10}`);
  expect(endless).toMatchObject({kind: 'tooLarge', response: {status: 200}});
  expect(endless).not.toHaveProperty('file');
  expect(sent).toBeLessThan(MAX_DOWNLOAD_BYTES * 2);
});

test('a redirect is not followed', async () => {
  let followed = false;
  const url = await listen(({url: path}, response) => {
    if (path === '/other') followed = true;
    response.writeHead(307, {Location: '/other'}).end();
  });
  expect(await get(url)).toMatchObject({kind: 'redirected'});
  expect(followed).toBe(false);
});

test('a server that does not accept the connection is unreachable', async () => {
  const url = await listen(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  expect(await get(url)).toMatchObject({kind: 'unreachable'});
});

test('a slow response times out after 30 seconds', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  let onStart = () => {};
  const started = new Promise<void>((resolve) => (onStart = resolve));
  const url = await listen((_, response) => response.write('{"slow":', onStart));
  const pending = get(url);
  await started;
  vi.advanceTimersByTime(TIMEOUT_MS);
  expect(await pending).toMatchObject({kind: 'timedOut'});
});

test('a request can be aborted before and during the response', async () => {
  const url = await listen((_, response) => void response.write('{'));
  const abort = new AbortController();
  const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
  const pending = get(url, abort.signal);
  // A second read means that the first chunk has arrived.
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), {timeout: 30_000});
  read.mockRestore();
  abort.abort();
  expect(await pending).toMatchObject({kind: 'aborted', bytes: 1});
  expect(await get(url, AbortSignal.abort())).toMatchObject({kind: 'aborted', bytes: 0});
});

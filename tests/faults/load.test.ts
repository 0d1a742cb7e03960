import {type ChildProcess, spawn} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {freePort} from '../../server/testing/freePort';
import {makeSite} from '../../server/testing/makeSite';
import {rawRequest, sendRaw} from '../../server/testing/rawRequest';
import {serverNames, servers, type ServedSite} from './servers';

const PROJECT = path.resolve(__dirname, '../..');
const IDLE_SOCKETS = 1_000;
const CONCURRENT_READERS = 16;

/** Opens a connection and sends only this text. */
function connect(port: number, text = ''): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
    socket.on('error', reject);
  });
}

describe.each(serverNames)('on %s', (name) => {
  let served: ServedSite;
  beforeAll(async () => {
    served = await servers[name]();
  });
  afterAll(() => served.stop());

  test(`${IDLE_SOCKETS} idle connections do not block readers`, async () => {
    const sockets: net.Socket[] = [];
    while (sockets.length < IDLE_SOCKETS) sockets.push(await connect(served.port, 'GET / HT'));
    const response = await sendRaw(served.port, rawRequest('/stakers/'));
    sockets.forEach((socket) => socket.destroy());
    expect(response.status).toBe(200);
  });

  test('headers of 64 KB are rejected, and the next reader gets a response', async () => {
    const request = rawRequest('/', {headers: {Long: 'x'.repeat(65_536)}});
    const response = await sendRaw(served.port, request).catch(() => undefined);
    if (response) expect([400, 431]).toContain(response.status);
    expect((await sendRaw(served.port, rawRequest('/'))).status).toBe(200);
  });

  test('a request for a thousand ranges returns at most the file', async () => {
    const whole = await sendRaw(served.port, rawRequest('/stakers/'));
    for (const range of [Array(1_000).fill('0-').join(), '0-0,2-2,4-4,6-6,8-8,10-10', '0-,0-,0-']) {
      const headers = {Range: `bytes=${range}`};
      const response = await sendRaw(served.port, rawRequest('/stakers/', {headers}));
      expect([200, 206, 416]).toContain(response.status);
      expect(response.body.length).toBeLessThanOrEqual(whole.body.length);
    }
  });
});

test('on SIGTERM under load, the server completes in-flight requests and exits with 0', async () => {
  const site = await makeSite();
  const port = await freePort();
  const args = ['--import', 'tsx', 'server/main.ts', site.root, site.headersFile];
  const server: ChildProcess = spawn(process.execPath, args, {
    cwd: PROJECT,
    env: {...process.env, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitCode = new Promise((resolve) => server.once('exit', resolve));
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Serving on')) resolve();
    });
  });
  const broken: string[] = [];
  let completed = 0;
  const reader = async (): Promise<void> => {
    for (;;) {
      const response = await sendRaw(port, rawRequest('/stakers/')).catch((error: Error) => error);
      // A connection attempt after the signal fails, which is not a broken response.
      if (response instanceof Error) return;
      if (response.status === 0) return;
      if (response.body.length !== Number(response.headers['content-length'])) {
        broken.push(`${response.status}, ${response.body.length} bytes`);
      }
      completed += 1;
      if (completed === 100) server.kill('SIGTERM');
    }
  };
  await Promise.all(Array.from({length: CONCURRENT_READERS}, reader));
  expect(await exitCode).toBe(0);
  expect(broken).toEqual([]);
  expect(completed).toBeGreaterThanOrEqual(100);
  site.remove();
});

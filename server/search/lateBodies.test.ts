import {once} from 'node:events';
import http from 'node:http';
import net, {type AddressInfo, type Socket} from 'node:net';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readSearchServerOption} from '../../config/searchServer';
import {rawRequest} from '../testing/rawRequest';
import {createSearchHandler} from './createSearchHandler';

const PATH = '/1/indexes/*/queries';
const REQUESTS = 3;

let server: http.Server;
let port: number;
let looked: AbortSignal[];
let answer: (signal: AbortSignal) => Promise<{status: number; body: string}>;

beforeEach(async () => {
  looked = [];
  answer = () => Promise.resolve({status: 200, body: '{}'});
  const handler = createSearchHandler({
    // So slow that a slow machine gets none back during a test.
    option: {...readSearchServerOption({}), rate: 1 / 100, burst: REQUESTS},
    headers: () => [],
    pool: () => ({
      ask: (_request, gone) => {
        if (!gone) throw new Error('The pool is not told when the client leaves.');
        looked.push(gone);
        server.emit('looked');
        return answer(gone);
      },
      start: () => undefined,
      close: () => undefined,
    }),
  });
  server = http.createServer((req, res) => handler(req, res, PATH));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(() => void server.close());

const requestOf = (searches: number) =>
  rawRequest(PATH, {
    method: 'POST',
    content: JSON.stringify({requests: Array<object>(searches).fill({indexName: 'a'})}),
  });

/** Sends all of a request but its last byte, and waits until the server has begun with it. */
async function begin(request: string): Promise<Socket> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(request.slice(0, -1));
  await once(server, 'request');
  return socket;
}

async function finish(socket: Socket, request: string): Promise<string | undefined> {
  socket.write(request.slice(-1));
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString().split(' ')[1];
}

test('of requests that wait for their bodies, those after a costly one are refused', async () => {
  const request = requestOf(20);
  const sockets = [];
  for (let count = 0; count < REQUESTS; count += 1) sockets.push(await begin(request));
  const statuses = [];
  for (const socket of sockets) statuses.push(await finish(socket, request));
  expect(statuses).toEqual(['200', '429', '429']);
  expect(looked.length).toBe(1);
});

test('requests that an account can pay for are all answered', async () => {
  const request = requestOf(1);
  const sockets = [];
  for (let count = 0; count < REQUESTS; count += 1) sockets.push(await begin(request));
  const statuses = [];
  for (const socket of sockets) statuses.push(await finish(socket, request));
  expect(statuses).toEqual(['200', '200', '200']);
});

test('the engine hears of a client that left', async () => {
  answer = () => new Promise(() => undefined);
  const socket = net.connect(port, '127.0.0.1');
  socket.write(requestOf(1));
  await once(server, 'looked');
  const [gone] = looked;
  expect(gone?.aborted).toBe(false);
  socket.destroy();
  if (!gone?.aborted) await once(gone as AbortSignal, 'abort');
  expect(gone?.aborted).toBe(true);
});

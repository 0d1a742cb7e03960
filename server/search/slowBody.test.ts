import http from 'node:http';
import net, {type AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readSearchServerOption} from '../../config/searchServer';
import {rawRequest} from '../testing/rawRequest';
import {createSearchHandler} from './createSearchHandler';

const PATH = '/1/indexes/*/queries';

let server: http.Server;
let port: number;

beforeAll(async () => {
  const handler = createSearchHandler({
    option: readSearchServerOption({}),
    headers: () => [],
    body: {bytes: 100, time: 200},
    pool: () => ({
      ask: ({body}) => Promise.resolve({status: 200, body}),
      start: () => undefined,
      close: () => undefined,
    }),
  });
  server = http.createServer((req, res) => handler(req, res, PATH));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => void server.close());

/** Sends `{"a":1}` byte by byte, until the answer or the end. */
function drip(pause: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const rest = [...'{"a":1}'];
    const headers = {'Content-Length': String(rest.length)};
    const socket = net.connect(port, '127.0.0.1');
    socket.write(rawRequest(PATH, {method: 'POST', headers}));
    const timer = setInterval(() => socket.write(rest.shift() ?? ''), pause);
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

test('a body that drips in fast enough is read', async () => {
  expect(await drip(5)).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"a":1\}$/);
});

test('a body that drips in for too long ends its connection', async () => {
  const answer = await drip(80);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  expect(answer).toContain('{"message":"the body did not arrive within 0.2 seconds","status":408}');
});

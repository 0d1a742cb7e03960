import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from 'vitest';
import {closeServer} from './closeOnSignal';
import {rawRequest, sendRaw} from './testing/rawRequest';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('an in-flight request is completed', async () => {
  const server = createServer((_req, res) => {
    res.write('first ');
    setTimeout(() => res.end('last'), 200);
  });
  const port = await listen(server);
  const requested = once(server, 'request');
  const response = sendRaw(port, rawRequest('/'));
  await requested;
  await closeServer(server);
  expect((await response).body.toString()).toMatch(/first [\s\S]*last/);
});

test('an endless response is cut off', async () => {
  const server = createServer((_req, res) => res.write('first'));
  const port = await listen(server);
  const requested = once(server, 'request');
  const response = sendRaw(port, rawRequest('/'));
  await requested;
  await closeServer(server, 100);
  expect(
    await response.then(
      ({body}) => body.toString().includes('first'),
      () => true,
    ),
  ).toBe(true);
});

import {createServer, type ServerResponse} from 'node:http';
import path from 'node:path';
import {startFixtureNode} from '../fixtureNode';

/** The port on which the CSP allows the gateway of a local node. */
export const PORT = 1317;

/** Stops a server that a test has started. */
export type Stop = () => Promise<void>;

/** Starts a server that responds with the examples of a published document. */
export function startMock(document: string): Promise<Stop> {
  return startFixtureNode(path.resolve(__dirname, '../../build', document), PORT);
}

const ALLOW = {'Access-Control-Allow-Origin': '*'};
const EPOCH = {epoch_number: '18446744073709551615', extra: 'a\u202eb'};

type Handler = (response: ServerResponse) => void;
const send =
  (status: number, body: string, headers: Record<string, string> = ALLOW): Handler =>
  (response) =>
    response.writeHead(status, headers).end(body);

/** The misbehaving node's response handler for each epoch. */
const handlers: Record<string, Handler> = {
  '404': send(404, '{"code":5,"message":"no such epoch","details":[]}'),
  '1': send(200, JSON.stringify({epoch: EPOCH}).replace('"a', '"<script>window.owned=1</script>a')),
  '2': send(200, '{"number":9007199254740993}'),
  '3': send(200, '<!doctype html><script>window.owned=1</script><img src=x onerror="owned=1">', {
    ...ALLOW,
    'Content-Type': 'text/html',
  }),
  '4': send(200, `["${'a'.repeat(5_000_000)}"]`),
  '5': send(200, '{}', {}),
  '6': send(302, '', {...ALLOW, Location: '/babylon/epoching/v1/epochs/2'}),
  '7': () => undefined,
  '8': (response) => {
    response.writeHead(200, ALLOW);
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
};

/** Starts a misbehaving node; `paths` grows with each request. */
export async function startFaultyNode(): Promise<{stop: Stop; paths: string[]}> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    const epoch = /epochs\/(\d+)/.exec(request.url ?? '')?.[1] ?? '';
    (handlers[epoch] ?? send(500, '{}'))(response);
  });
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {stop, paths};
}

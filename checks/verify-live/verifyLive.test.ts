import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {containingAll} from '../../config/testing/faultAt';
import {testOperation, testParameter} from '../../api/request/testing/testOperation';
import type {OperationDocument} from '../../api/schema/operation';
import {freePort} from '../../server/testing/freePort';
import {startFixtureNode} from '../../tests/fixtureNode';
import {InputError} from '../readOptions';
import {verifyLive} from './verifyLive';

const EPOCH = {
  type: 'object',
  required: ['epoch'],
  properties: {epoch: {type: 'string', pattern: '^[0-9]+$'}},
};
const ok = {'200': {description: 'The epoch.', schema: EPOCH}};
const named = (slug: string, given: Partial<OperationDocument> = {}) =>
  testOperation({slug, path: `/${slug}/{epoch}`, responses: ok, parameters: [epoch], ...given});
const epoch = testParameter(
  'epoch',
  {type: 'string', pattern: '^[0-9]+$'},
  {
    in: 'path',
    required: true,
    example: '5',
  },
);

/** Published operations; the mock server returns {"epoch":"5"} for all of them. */
const operations = [
  named('as-documented'),
  named('behind', {
    responses: {
      '404': {description: '', schema: {type: 'object', properties: {code: {type: 'integer'}}}},
      '200': {description: '', schema: {type: 'object', properties: {epoch: {type: 'integer'}}}},
    },
  }),
  named('send', {broadcasts: true}),
  named('withdrawn-one'),
];

let folder: string;
let stop: () => Promise<void>;
let busy: Server;
let lcd: string;
let closed: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-live-'));
  const paths = Object.fromEntries(
    operations.slice(0, 3).map(({slug}) => [
      `/${slug}/{epoch}`,
      {
        get: {
          parameters: [epoch],
          responses: {
            '200': {
              description: 'The epoch.',
              content: {'application/json': {schema: EPOCH, example: {epoch: '5'}}},
            },
          },
        },
      },
    ]),
  );
  const info = {title: 'Fixture', version: '1'};
  const mock = path.join(folder, 'mock.json');
  writeFileSync(mock, JSON.stringify({openapi: '3.1.1', info, paths}));
  for (const api of ['babylon-grpc', 'comet-bft']) {
    mkdirSync(path.join(folder, api));
    const withdrawn = {get: {'x-availability': {status: 'withdrawn'}}};
    writeFileSync(
      path.join(folder, `${api}.json`),
      JSON.stringify({paths: {'/withdrawn-one/{epoch}': withdrawn}}),
    );
    for (const operation of operations) {
      writeFileSync(path.join(folder, api, `${operation.slug}.json`), JSON.stringify(operation));
    }
  }
  const port = await freePort();
  lcd = `http://127.0.0.1:${port}`;
  closed = `http://127.0.0.1:${await freePort()}`;
  busy = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  stop = await startFixtureNode(mock, port);
});

afterAll(async () => {
  await stop();
  busy.close();
  rmSync(folder, {recursive: true, force: true});
});

async function run(...args: string[]): Promise<{code: number; lines: string[]}> {
  const lines: string[] = [];
  const code = await verifyLive(args, (line) => lines.push(line), folder);
  return {code, lines};
}

test('each operation gets a line, and a difference sets the exit code to 1', async () => {
  const {code, lines} = await run('--lcd', lcd);
  expect(lines).toEqual([
    `babylon-grpc at ${lcd}`,
    '  as-documented  same              status 200',
    '  behind         differs           status 200  /epoch: expected integer, found string "5"',
    '  send           skipped           changes something',
    '  withdrawn-one  skipped           withdrawn, not served here: status 404',
    '1 as documented, 0 documented errors, 1 differ, 0 not checked, 2 skipped',
    '2 of 2 responses were 200',
  ]);
  expect(code).toBe(1);
});

test('a service that cannot be reached is reported, and the exit code is 2', async () => {
  const {code, lines} = await run(`--rpc=${closed}`);
  expect(lines[1]).toMatch(/^ {2}as-documented {2}not checked {7}No response after \d+ ms$/);
  expect(lines.slice(-2)).toEqual([
    '0 as documented, 0 documented errors, 0 differ, 3 not checked, 1 skipped',
    '0 of 0 responses were 200',
  ]);
  expect(code).toBe(2);
});

test('an operation is not checked if a proxy returned the error', async () => {
  const address = busy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const {code, lines} = await run('--rpc', `http://127.0.0.1:${port}`);
  expect(lines[1]).toContain('not checked       status 503');
  expect(code).toBe(2);
});

test('parameter values can be passed, and a documented error has its own verdict', async () => {
  const server = createServer((request, response) => {
    const isKnown = request.url === '/as-documented/7';
    response.writeHead(isKnown ? 200 : 404, {'Content-Type': 'application/json'});
    response.end(isKnown ? '{"epoch":"7"}' : '{"code":5}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const {lines} = await run('--lcd', base, '--set', 'epoch=7');
  server.close();
  expect(lines[1]).toBe('  as-documented  same              status 200');
  expect(lines[2]).toBe('  behind         documented error  status 404');
});

test.each([
  [[], 'No service', 'Usage: '],
  [['--lcd'], '--lcd ', 'Usage: '],
  [['--lcd', 'localhost:1317'], '--lcd: "localhost:1317"', 'http://localhost:1317'],
  [['--grpc', 'http://x'], "'--grpc'", '[--rpc URL] [--lcd URL] [--staking URL]'],
  [['--lcd', 'http://x', '--set', 'a'], '--set a', 'NAME=value'],
  [['--staking', 'http://localhost:1'], 'staking-api.json', 'npm run build'],
])('%j is rejected', async (args: string[], ...parts: string[]) => {
  const error: unknown = await run(...args).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  expect((error as Error).message).toMatch(containingAll(...parts));
});

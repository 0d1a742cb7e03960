import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {freePort} from '../server/testing/freePort';
import {startFixtureNode} from './fixtureNode';

const jsonBody = (examples: object) => ({content: {'application/json': examples}});
const paths = {
  '/epochs/{number}': {
    get: {
      responses: {
        '200': jsonBody({examples: {past: {value: {epoch: '5'}}, current: {value: {epoch: '6'}}}}),
        '400': jsonBody({example: {code: 3}}),
        '500': {},
      },
    },
  },
  '/epochs/current': {get: {responses: {'200': jsonBody({example: {epoch: '7'}})}}},
};

let folder: string;
let node: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'node-'));
  const file = path.join(folder, 'document.json');
  writeFileSync(file, JSON.stringify({paths}));
  const port = await freePort();
  node = `http://127.0.0.1:${port}`;
  stop = await startFixtureNode(file, port);
});

afterAll(async () => {
  await stop();
  rmSync(folder, {recursive: true});
});

test.each([
  ['GET', '/epochs/5?a=1', '', 200, '{"epoch":"5"}'],
  ['GET', '/epochs/current', '', 200, '{"epoch":"7"}'],
  ['GET', '/epochs/5', 'code=400', 400, '{"code":3}'],
  ['GET', '/epochs/5', 'code=500', 501, '{"message":"500 has no example"}'],
  ['POST', '/epochs/5', '', 404, '{"message":"POST /epochs/5 is not documented"}'],
  ['GET', '/epochs/5/x', '', 404, '{"message":"GET /epochs/5/x is not documented"}'],
  ['OPTIONS', '/epochs/5', '', 204, ''],
])('%s %s with Prefer "%s" returns status %i', async (method, target, prefer, status, body) => {
  const response = await fetch(node + target, {method, headers: {prefer}});
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {EndRequest, Response} from '@algolia/client-common';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hostedSynonyms} from '../engine/synonyms';
import {HOSTED_SETTINGS} from './hostedSettings';
import {pushIndex} from './pushIndex';

const ENV = {SEARCH_APP_ID: 'APP', SEARCH_ADMIN_KEY: 'secret', SEARCH_INDEX_NAME: 'docs'};

const RECORDS = ['a', 'b', 'c'].map((objectID) => ({objectID, content: `text ${objectID}`}));

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-'));
  file = path.join(folder, 'records.json');
  writeFileSync(file, JSON.stringify(RECORDS));
});

afterEach(() => rmSync(folder, {recursive: true}));

type SentRequest = {readonly request: string; readonly body: unknown};

/** Pushes to a mock service whose tasks finish immediately. `fault` can replace the response to a request. */
async function push(
  env: Readonly<Record<string, string | undefined>> = ENV,
  fault: (request: string) => Response | undefined = () => undefined,
) {
  const requests: SentRequest[] = [];
  const lines: string[] = [];
  const send = ({method, url, data}: EndRequest): Promise<Response> => {
    const name = new URL(url).pathname.replace(/docs_tmp_\d+/, 'TEMPORARY');
    const request = `${method} ${name}`;
    requests.push({request, body: JSON.parse(String(data ?? '{}'))});
    const done = {taskID: 1, status: 'published', updatedAt: ''};
    const response = {status: 200, content: JSON.stringify(done), isTimedOut: false};
    return Promise.resolve(fault(request) ?? response);
  };
  const options = {requester: {send}};
  const code = await pushIndex({env, file, log: (line) => lines.push(line), client: options});
  return {code, requests, text: lines.join('\n')};
}

const errorResponse = (status: number, message: string): Response => ({
  status,
  content: JSON.stringify({message, status}),
  isTimedOut: false,
});

test('all records go to a temporary index, which then replaces the old one', async () => {
  const {code, requests, text} = await push();
  expect(code).toBe(0);
  const writes = requests.filter(({request}) => !request.startsWith('GET'));
  expect(writes.map(({request}) => request)).toEqual([
    'PUT /1/indexes/docs/settings',
    'POST /1/indexes/docs/synonyms/batch',
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/TEMPORARY/batch',
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/TEMPORARY/operation',
  ]);
  expect(writes[0]?.body).toEqual(HOSTED_SETTINGS);
  expect(writes[1]?.body).toEqual(hostedSynonyms());
  expect(writes[3]?.body).toMatchObject({requests: RECORDS.map((body) => ({body}))});
  expect(writes.at(-1)?.body).toEqual({operation: 'move', destination: 'docs'});
  expect(text).toMatch(/^docs: 3 records, \d+ groups of synonyms\.$/);
});

test.each([
  ['a rejected key', errorResponse(403, 'Invalid key'), /SEARCH_ADMIN_KEY: rejected \(Invalid key/],
  ['another rejection', errorResponse(400, 'bad record'), /returned status 400: bad record/],
  [
    'a service without a reachable host',
    errorResponse(503, 'down'),
    /No host can be reached.*SEARCH_APP_ID/,
  ],
])('%s is reported with its fix, and without the key', async (_, response, message) => {
  const {code, text} = await push(ENV, (request) =>
    request.endsWith('/batch') ? response : undefined,
  );
  expect(code).toBe(1);
  expect(text).toMatch(message);
  expect(text).toMatch(/docs contains either all old records or all new records/);
  expect(text).not.toContain('secret');
});

test('missing variables are reported, and nothing is sent', async () => {
  const {code, requests, text} = await push({...ENV, SEARCH_ADMIN_KEY: ' ', SEARCH_INDEX_NAME: ''});
  expect([code, requests.length]).toEqual([1, 0]);
  expect(text).toMatch(/^\[search:push\] SEARCH_ADMIN_KEY and SEARCH_INDEX_NAME: not set/);
});

test.each([
  ['missing', undefined],
  ['truncated', '[{"objectID":'],
  ['empty', '[]'],
])('a records file that is %s is reported, and nothing is sent', async (_, content) => {
  if (content === undefined) rmSync(file);
  else writeFileSync(file, content);
  const {code, requests, text} = await push();
  expect([code, requests.length]).toEqual([1, 0]);
  expect(text).toMatch(/no list of records\. Run npm run build/);
});

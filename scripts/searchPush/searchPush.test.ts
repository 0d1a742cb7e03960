import {fromHtml} from 'hast-util-from-html';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {telling} from '../../suggest/testing/faultAt';
import {extractRecords} from '../../finish/search-index/extractRecords';
import {PAGES} from '../../tests/search/testIndex';
import {toHostedSynonyms} from '../../search/synonyms';
import {HOSTED_SETTINGS} from './hostedSettings';
import type {SearchPushOptions} from './searchPush';
import {emptyIndex, startFakeService, type FakeService} from './testing/fakeService';
import {ENV, pushTo} from './testing/pushTo';

let folder: string;
let file: string;
let service: FakeService;
let lines: string[];

const records = Object.entries(PAGES)
  .flatMap(([url, body]) =>
    extractRecords(fromHtml(`<article>${body}</article>`), {url, area: 'Guides'}),
  )
  .slice(0, 15);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-'));
  file = path.join(folder, 'records.json');
  writeFileSync(file, JSON.stringify(records));
  service = await startFakeService();
  lines = [];
});

afterEach(async () => {
  await service.close();
  rmSync(folder, {recursive: true});
});

function push(options: Partial<SearchPushOptions> = {}): Promise<0 | 1> {
  return pushTo(service, {file, log: (line) => lines.push(line), ...options});
}

const names = () => [...service.indices.keys()];
const temporary = () => names().find((name) => name.startsWith('docs_tmp_'));

/** The index as readers search it is complete and of this build. */
function expectPushed(): void {
  const index = service.indices.get('docs');
  expect([...(index?.records.keys() ?? [])]).toEqual(records.map(({objectID}) => objectID));
  expect(index?.settings).toMatchObject(HOSTED_SETTINGS);
  expect(index?.synonyms).toEqual(toHostedSynonyms());
  expect(names()).toEqual(['docs']);
}

/** An index that a push before has made, with a rule that somebody made by hand. */
function addOld(): void {
  const old = emptyIndex();
  old.records.set('old', {});
  old.rules.push({objectID: 'by-hand'});
  service.indices.set('docs', old);
}

function expectOld(): void {
  expect([...(service.indices.get('docs')?.records.keys() ?? [])]).toEqual(['old']);
}

describe('a push', () => {
  test('makes an index that is not there, and tells how it goes', async () => {
    expect(await push()).toBe(0);
    expectPushed();
    expect(lines).toEqual([
      'Pushing 15 records to docs of the application APP.',
      expect.stringMatching(/^Settings and \d+ groups of synonyms stored\.$/),
      'docs now holds 15 records.',
    ]);
  });

  test('replaces one as a whole, and keeps rules', async () => {
    addOld();
    service.fault = () => {
      if (service.indices.get('docs')?.records.has('old')) expectOld();
      return undefined;
    };
    expect(await push()).toBe(0);
    expectPushed();
    expect(service.indices.get('docs')?.rules).toEqual([{objectID: 'by-hand'}]);
  });
});

/** Every request that a push makes, from the first to the move. */
const STEPS = [
  'PUT /1/indexes/docs/settings',
  'POST /1/indexes/docs/synonyms/batch',
  'POST /1/indexes/docs/operation',
  'POST /1/indexes/TEMPORARY/batch',
  'POST /1/indexes/TEMPORARY/operation',
] as const;

const isStep = (request: string, step: string) =>
  request.replace(/docs_tmp_\d+/, 'TEMPORARY') === step;

describe('a fault at any step leaves the old records, and the next push ends the work', () => {
  test.each(
    STEPS.flatMap((step) =>
      ([{kind: 'cut'}, {kind: 'cut', done: true}, {kind: 'status', status: 500}] as const).map(
        (fault) => [step, fault] as const,
      ),
    ),
  )('%s: %o', {timeout: 20_000}, async (step, fault) => {
    addOld();
    service.fault = (request) => (isStep(request, step) ? fault : undefined);
    // A move that was done although its answer was lost is told as one that may have been.
    const isMoved = 'done' in fault && isStep(step, 'POST /1/indexes/TEMPORARY/operation');
    expect(await push()).toBe(1);
    if (isMoved) expectPushed();
    else expectOld();
    expect(lines.at(-1)).toMatch(/\bdocs\b.* old .* new /);
    expect(temporary()).toBeUndefined();
    service.fault = () => undefined;
    expect(await push()).toBe(0);
    expectPushed();
  });

  test('a fault that passes is not even noticed', async () => {
    addOld();
    const seen = new Set<string>();
    service.fault = (request) => {
      if (seen.has(request)) return undefined;
      seen.add(request);
      return {kind: 'cut'};
    };
    expect(await push()).toBe(0);
    expectPushed();
  });
});

test('"too many" is waited for as long as the service says', {timeout: 20_000}, async () => {
  service.fault = (request, count) =>
    request.endsWith('/batch') && count === 1
      ? {kind: 'status', status: 429, retryAfter: 1}
      : undefined;
  const started = performance.now();
  expect(await push()).toBe(0);
  expect(performance.now() - started).toBeGreaterThan(900);
  expectPushed();
});

test('a task that never ends is given up, and the old index stays', async () => {
  addOld();
  service.fault = (request) => (request.endsWith('/batch') ? {kind: 'never'} : undefined);
  expect(await push()).toBe(1);
  expectOld();
  expect(lines.at(-1)).toMatch(/^\[search:push\] .* 4 [^]*\nFix: run npm run search:push/);
});

describe('what is wrong is told with its fix, and never with the key', () => {
  test('variables that are missing', async () => {
    expect(await push({env: {SEARCH_APP_ID: 'APP', SEARCH_ADMIN_KEY: ' '}})).toBe(1);
    expect(lines.join('\n')).toMatch(
      telling('SEARCH_ADMIN_KEY and SEARCH_INDEX_NAME ', 'SEARCH_ADMIN_KEY, a key', '\nFix: '),
    );
    expect(service.asked).toEqual([]);
  });

  test('a name that is none', async () => {
    expect(await push({env: {...ENV, SEARCH_INDEX_NAME: 'a/b'}})).toBe(1);
    expect(lines.join('\n')).toMatch(/SEARCH_INDEX_NAME .*"a\/b"/);
  });

  test('a key that is refused', async () => {
    expect(await push({env: {...ENV, SEARCH_ADMIN_KEY: 'wrong-key'}})).toBe(1);
    expect(lines.at(-1)).toMatch(/key .*APP: Invalid[^]*SEARCH_ADMIN_KEY[^]*\nFix: /);
    expect(lines.join('\n')).not.toContain('wrong-key');
  });

  test('another refusal of the service', async () => {
    service.fault = (request) =>
      request.endsWith('/batch') ? {kind: 'status', status: 400} : undefined;
    expect(await push()).toBe(1);
    expect(lines.at(-1)).toContain('400: a fault of the test');
  });

  test.each([
    ['no file', undefined, 'missing'],
    ['half a file', '[{"objectID":', ' list '],
    ['no records', '[]', ' list '],
    ['two of a name', '[{"objectID":"a"},{"objectID":"a"}]', '"a"'],
    ['one too large', `[{"objectID":"a","content":"${'x'.repeat(10_000)}"}]`, '10029'],
  ])('%s', async (_name, text, sentence) => {
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    expect(await push()).toBe(1);
    expect(lines.join('\n')).toMatch(telling(file, sentence));
    expect(lines.join('\n')).toContain('npm run build');
    expect(service.asked).toEqual([]);
  });
});

test('settings ask for what a hit is made of', () => {
  expect(HOSTED_SETTINGS).toMatchObject({
    searchableAttributes: expect.arrayContaining(['content']) as unknown,
    attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']) as unknown,
    attributeForDistinct: 'url',
    advancedSyntax: false,
  });
  const attributes = Object.keys(records[0] ?? {});
  expect(attributes).toEqual(
    expect.arrayContaining([...(HOSTED_SETTINGS.attributesToRetrieve ?? [])]),
  );
});

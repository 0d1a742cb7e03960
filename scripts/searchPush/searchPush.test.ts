import {fromHtml} from 'hast-util-from-html';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {extractRecords} from '../../finish/search-index/extractRecords';
import {PAGES} from '../../tests/search/testIndex';
import {toHostedSynonyms} from '../../search/synonyms';
import {HOSTED_SETTINGS} from './hostedSettings';
import type {SearchPushOptions} from './searchPush';
import {emptyIndex, startFakeService, type FakeService} from './testing/fakeService';
import {BATCH, ENV, pushTo} from './testing/pushTo';

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
const temporary = () => names().find((name) => name.startsWith('docs_push_'));

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
    expect(lines.map((line) => line.replace(/[0-9a-f]{12}/, '…'))).toMatchInlineSnapshot(`
      [
        "Pushing 15 records to docs of the application APP.",
        "Settings stored in docs_push_….",
        "4 of 15 records sent.",
        "8 of 15 records sent.",
        "12 of 15 records sent.",
        "15 of 15 records sent.",
        "Records and 87 groups of synonyms stored.",
        "docs now holds 15 records.",
      ]
    `);
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

  test('of what is there already sends nothing', async () => {
    await push();
    service.asked.length = 0;
    expect(await push()).toBe(0);
    expect(lines.at(-1)).toBe('docs holds these 15 records already. Nothing to do.');
    expect(service.asked.filter((request) => /batch|operation|PUT/.test(request))).toEqual([]);
  });

  test('removes what another push left behind, but not one that may be at work', async () => {
    const old = {...emptyIndex(), updatedAt: '2026-01-01T00:00:00.000Z'};
    for (const name of ['docs_push_000000000000', 'docs_push_notes', 'docs_old']) {
      service.indices.set(name, {...old});
    }
    service.indices.set('docs_push_111111111111', emptyIndex());
    expect(await push()).toBe(0);
    expect(names().sort()).toEqual([
      'docs',
      'docs_old',
      'docs_push_111111111111',
      'docs_push_notes',
    ]);
    expect(lines).toContain('Removed docs_push_000000000000, which a push left behind.');
  });
});

/** Every request that a push makes, from the first to the move. */
const STEPS = [
  'GET /1/indexes/docs/settings',
  'POST /1/indexes/docs/query',
  'GET /1/indexes',
  'POST /1/indexes/TEMPORARY/query',
  'GET /1/indexes/TEMPORARY/settings',
  'PUT /1/indexes/TEMPORARY/settings',
  'POST /1/indexes/TEMPORARY/batch',
  'POST /1/indexes/TEMPORARY/synonyms/batch',
  'POST /1/indexes/docs/operation',
  'POST /1/indexes/TEMPORARY/operation',
] as const;

const isStep = (request: string, step: string) =>
  request.replace(/docs_push_[0-9a-f]{12}/, 'TEMPORARY') === step;

describe('a fault at any step leaves the old index, and the next push ends the work', () => {
  test.each(
    STEPS.filter((step) => !step.endsWith('docs/query')).flatMap((step) =>
      ([{kind: 'cut'}, {kind: 'cut', done: true}, {kind: 'status', status: 500}] as const).map(
        (fault) => [step, fault] as const,
      ),
    ),
  )('%s: %o', {timeout: 20_000}, async (step, fault) => {
    addOld();
    service.fault = (request) => (isStep(request, step) ? fault : undefined);
    // A move that was done although its answer was lost is a push that has succeeded.
    const isMoved = 'done' in fault && isStep(step, 'POST /1/indexes/TEMPORARY/operation');
    expect(await push()).toBe(isMoved ? 0 : 1);
    if (isMoved) expectPushed();
    else {
      expectOld();
      expect(lines.at(-1)).toMatch(/No host of the application APP can be reached/);
    }
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

  test('after the second of four batches, the next push sends the other two', async () => {
    addOld();
    service.fault = (request, count) =>
      request.endsWith('/batch') && count > 2 ? {kind: 'status', status: 500} : undefined;
    expect(await push()).toBe(1);
    expectOld();
    expect(service.indices.get(temporary() ?? '')?.records.size).toBe(2 * BATCH);
    service.fault = () => undefined;
    service.asked.length = 0;
    expect(await push()).toBe(0);
    expectPushed();
    expect(lines).toContain('Going on after 8 of 15 records of a push that stopped.');
    expect(service.asked.filter((request) => request.endsWith('/batch'))).toHaveLength(2 + 1);
  });

  test('another build does not go on with the records of the one that stopped', async () => {
    service.fault = (request, count) =>
      request.endsWith('/batch') && count > 2 ? {kind: 'cut'} : undefined;
    expect(await push()).toBe(1);
    const left = temporary();
    writeFileSync(file, JSON.stringify(records.slice(5)));
    service.fault = () => undefined;
    expect(await push()).toBe(0);
    expect(service.indices.get('docs')?.records.size).toBe(10);
    expect(names().sort()).toEqual(['docs', left]);
    // An hour later it is nobody's work any more.
    writeFileSync(file, JSON.stringify(records.slice(6)));
    expect(await push({now: () => Date.now() + 3_700_000})).toBe(0);
    expect(names()).toEqual(['docs']);
  });

  test('an index that lost records on its way is not moved', async () => {
    addOld();
    service.fault = (request) => {
      if (isStep(request, 'POST /1/indexes/docs/operation')) {
        service.indices.get(temporary() ?? '')?.records.delete(records[3]?.objectID ?? '');
      }
      return undefined;
    };
    expect(await push()).toBe(1);
    expectOld();
    expect(lines.at(-1)).toMatch(/holds 14 records; 15 were sent/);
    expect(temporary()).toBeUndefined();
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
  expect(lines.at(-1)).toMatch(/^\[search:push\] Stopped waiting for the task after 5 retries/);
  expect(lines.at(-1)).toContain('Fix: run npm run search:push again');
});

describe('what is wrong is told with its fix, and never with the key', () => {
  test('variables that are missing', async () => {
    expect(await push({env: {SEARCH_APP_ID: 'APP', SEARCH_ADMIN_KEY: ' '}})).toBe(1);
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "[search:push] SEARCH_ADMIN_KEY and SEARCH_INDEX_NAME missing.
      Expected: SEARCH_ADMIN_KEY, a key that may write (the search-only key of the build may not); SEARCH_INDEX_NAME, the name of the index that pages search.
      Fix: set them in the environment of this command. Nothing was sent."
    `);
    expect(service.asked).toEqual([]);
  });

  test('a name that is none', async () => {
    expect(await push({env: {...ENV, SEARCH_INDEX_NAME: 'a/b'}})).toBe(1);
    expect(lines.join('\n')).toContain('SEARCH_INDEX_NAME is "a/b".');
  });

  test('a key that is refused', async () => {
    expect(await push({env: {...ENV, SEARCH_ADMIN_KEY: 'wrong-key'}})).toBe(1);
    expect(lines.at(-1)).toMatchInlineSnapshot(`
      "[search:push] The service refused the key for the application APP: Invalid Application-ID or API key
      Expected: SEARCH_ADMIN_KEY with the rights search, addObject, deleteIndex, settings,
      editSettings and listIndexes.
      docs is as it was.
      Fix: copy the key of this application again, or make one with these rights, then run
      npm run search:push again."
    `);
    expect(lines.join('\n')).not.toContain('wrong-key');
  });

  test('another refusal of the service', async () => {
    service.fault = (request) =>
      request.endsWith('/batch') ? {kind: 'status', status: 400} : undefined;
    expect(await push()).toBe(1);
    expect(lines.at(-1)).toContain('The service answered 400: a fault of the test');
  });

  test.each([
    ['no file', undefined, 'It is missing.'],
    ['half a file', '[{"objectID":', 'It holds no list of records.'],
    ['no records', '[]', 'It holds no list of records.'],
    ['two of a name', '[{"objectID":"a"},{"objectID":"a"}]', 'are called "a"'],
    ['one too large', `[{"objectID":"a","content":"${'x'.repeat(10_000)}"}]`, 'has 10029 bytes'],
  ])('%s', async (_name, text, sentence) => {
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    expect(await push()).toBe(1);
    expect(lines.join('\n')).toContain(sentence);
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

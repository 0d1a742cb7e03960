import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {emptyIndex, startFakeService, type Fault, type FakeService} from './testing/fakeService';
import {pushTo} from './testing/pushTo';

/** Two batches. */
const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const MOVE = /^POST \/1\/indexes\/docs_push_[0-9a-f]{12}\/operation$/;
const TASK = /\/task\//;
const CONFIRMED = 'The move was not confirmed, but docs was read: it holds these 6 records.';

let folder: string;
let service: FakeService;
let lines: string[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'move-'));
  writeFileSync(
    path.join(folder, 'records.json'),
    JSON.stringify(IDS.map((objectID) => ({objectID}))),
  );
  service = await startFakeService();
  const old = emptyIndex();
  old.records.set('old', {});
  service.indices.set('docs', old);
  lines = [];
});

afterEach(async () => {
  await service.close();
  rmSync(folder, {recursive: true});
});

const push = () =>
  pushTo(service, {
    file: path.join(folder, 'records.json'),
    log: (line) => lines.push(line.replaceAll(/[0-9a-f]{12}/g, '…')),
  });

const live = () => service.indices.get('docs');
const ids = () => [...(live()?.records.keys() ?? [])];

/** A fault of the move, and one of what is asked after it. */
function atMove(move: Fault | undefined, after: (request: string) => Fault | undefined): void {
  let isAsked = false;
  service.fault = (request) => {
    if (!MOVE.test(request)) return isAsked ? after(request) : undefined;
    isAsked = true;
    return move;
  };
}

const isRead = (request: string) => request === 'GET /1/indexes/docs/settings';
const cutRead = (request: string): Fault | undefined =>
  isRead(request) ? {kind: 'cut'} : undefined;

/** What running the command again makes of it, as the texts promise. */
async function expectSafeAgain(last: string): Promise<void> {
  service.fault = () => undefined;
  expect(await push()).toBe(0);
  expect(lines.at(-1)).toBe(last);
  expect(ids()).toEqual(IDS);
}

describe('a move that is done, but not confirmed, is a push that succeeded', () => {
  const cutTask = (request: string): Fault | undefined =>
    TASK.test(request) ? {kind: 'cut'} : undefined;

  test.each([
    ['every answer to the move is lost', {kind: 'cut', done: true}, () => undefined],
    ['the answers about its task are lost', undefined, cutTask],
    ['its task is not seen to end', {kind: 'never'}, () => undefined],
  ] as const)('%s', async (_name, move, after) => {
    atMove(move, after);
    expect(await push()).toBe(0);
    expect(ids()).toEqual(IDS);
    expect(lines.at(-1)).toBe(CONFIRMED);
  });

  test('the first answer is lost, and the second host finds nothing left to move', async () => {
    service.fault = (request) =>
      MOVE.test(request) && service.asked.filter((one) => MOVE.test(one)).length === 1
        ? {kind: 'cut', done: true}
        : undefined;
    expect(await push()).toBe(0);
    expect(ids()).toEqual(IDS);
    expect(lines.at(-1)).toBe('docs now holds 6 records.');
  });
});

describe('a move of which nothing can be learned is not told as one that did not happen', () => {
  const AGAIN = 'docs holds these 6 records already. Nothing to do.';

  test('the network is gone', async () => {
    atMove({kind: 'cut', done: true}, () => ({kind: 'cut'}));
    expect(await push()).toBe(1);
    expect(lines.at(-1)).toMatchInlineSnapshot(`
      "[search:push] No host of the application APP can be reached, or all of them fail.
      This was at the last step, the move, and docs could not be read after it.
      docs may have been replaced, as a whole. To run the command again is safe.
      Fix: check SEARCH_APP_ID and the network, then run npm run search:push again; it goes on
      where it stopped."
    `);
    await expectSafeAgain(AGAIN);
  });

  test('the key is refused from then on', async () => {
    atMove(undefined, () => ({kind: 'status', status: 403}));
    expect(await push()).toBe(1);
    expect(lines.at(-1)).toMatchInlineSnapshot(`
      "[search:push] The service refused the key for the application APP: a fault of the test
      Expected: SEARCH_ADMIN_KEY with the rights search, addObject, deleteIndex, settings,
      editSettings and listIndexes.
      This was at the last step, the move, and docs could not be read after it.
      docs may have been replaced, as a whole. To run the command again is safe.
      Fix: copy the key of this application again, or make one with these rights, then run
      npm run search:push again."
    `);
    await expectSafeAgain(AGAIN);
  });

  test('the service refuses all from then on', async () => {
    atMove(undefined, () => ({kind: 'status', status: 400}));
    expect(await push()).toBe(1);
    expect(lines.at(-1)).toMatchInlineSnapshot(`
      "[search:push] The service answered 400: a fault of the test
      This was at the last step, the move, and docs could not be read after it.
      docs may have been replaced, as a whole. To run the command again is safe.
      Fix: run npm run search:push again later; it goes on where it stopped."
    `);
    await expectSafeAgain(AGAIN);
  });

  test('its task is not seen to end', async () => {
    atMove({kind: 'never'}, cutRead);
    expect(await push()).toBe(1);
    expect(lines.at(-1)).toMatchInlineSnapshot(`
      "[search:push] Stopped waiting for the task after 5 retries. This does not mean the operation failed; it may still complete. If you need to keep polling, retry with a higher maxRetries.
      This was at the last step, the move, and docs could not be read after it.
      docs may have been replaced, as a whole. To run the command again is safe.
      Fix: run npm run search:push again; it goes on where it stopped."
    `);
    await expectSafeAgain(AGAIN);
  });
});

describe('a move that did not happen is told as such', () => {
  const AGAIN = 'docs now holds 6 records.';

  test('the live index is read and is another one', async () => {
    atMove({kind: 'cut'}, () => undefined);
    expect(await push()).toBe(1);
    expect(ids()).toEqual(['old']);
    expect(lines.at(-1)).toMatchInlineSnapshot(`
      "[search:push] No host of the application APP can be reached, or all of them fail.
      This was at the last step, the move. docs was read after it and is as it was; if the
      service still has the move to do, it is replaced later, as a whole. To run the command again
      is safe.
      Fix: check SEARCH_APP_ID and the network, then run npm run search:push again; it goes on
      where it stopped."
    `);
    await expectSafeAgain(AGAIN);
  });

  test('also where the live index was of this build, but had lost a record', async () => {
    await push();
    live()?.records.delete('c');
    atMove({kind: 'cut'}, () => undefined);
    expect(await push()).toBe(1);
    expect(ids()).toHaveLength(5);
    expect(lines.at(-1)).toContain('docs was read after it and is as it was');
    await expectSafeAgain(AGAIN);
  });
});

describe('a temporary index that is not of this push is not moved', () => {
  const temporary = () => service.indices.get(name() ?? '');
  const name = () => [...service.indices.keys()].find((one) => one.startsWith('docs_push_'));

  test('another push of the same build moved it away, and its settings with it', async () => {
    service.fault = (request, count) => {
      const index = temporary();
      if (index && request.endsWith(`${name()}/batch`) && count === 1) {
        IDS.forEach((objectID) => index.records.set(objectID, {objectID}));
        service.indices.set('docs', index);
        service.indices.delete(name() ?? '');
      }
      return undefined;
    };
    expect(await push()).toBe(1);
    expect(lines.at(-1)).toMatchInlineSnapshot(`
      "[search:push] The settings of docs_push_… have no digest;
      those that were sent have "…".
      Another push may have moved this index or written into it in between.
      This push left docs alone, and removed docs_push_….
      Fix: run npm run search:push again, once at a time."
    `);
    expect(live()?.settings).toHaveProperty('userData.digest');
    expect(temporary()).toBeUndefined();
    await expectSafeAgain('docs holds these 6 records already. Nothing to do.');
  });

  test('another push wrote its settings into it', async () => {
    service.fault = (request) => {
      const index = temporary();
      if (index && request.endsWith('/synonyms/batch')) {
        index.settings = {userData: {digest: '000000000000'}};
      }
      return undefined;
    };
    expect(await push()).toBe(1);
    expect(ids()).toEqual(['old']);
    expect(lines.at(-1)).toMatchInlineSnapshot(`
      "[search:push] The settings of docs_push_… have the digest "…";
      those that were sent have "…".
      Another push may have moved this index or written into it in between.
      This push left docs alone, and removed docs_push_….
      Fix: run npm run search:push again, once at a time."
    `);
    expect(temporary()).toBeUndefined();
    await expectSafeAgain('docs now holds 6 records.');
  });
});

import {expect, test, vi} from 'vitest';
import type {FromWorker, ToWorker} from './messages';
import {workerResponder} from './workerResponder';

/** Stands in for a worker; the test speaks for it. */
class FakeWorker extends EventTarget {
  readonly told: ToWorker[] = [];

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }

  fail(): void {
    this.dispatchEvent(new Event('error', {cancelable: true}));
  }
}

const request = {method: 'POST', path: '/1/indexes/*/queries', body: '{}'};

function setUp(
  manifest: Promise<Response | undefined> = Promise.resolve(new Response('{}')),
  hasFailed = false,
) {
  const worker = new FakeWorker();
  const opening = workerResponder('https://docs.example/', () => ({
    worker: worker as unknown as Worker,
    manifest,
    hasFailed,
  }));
  return {worker, opening};
}

test('answers go to those who asked, in whatever order they come', async () => {
  const {worker, opening} = setUp();
  worker.say({type: 'ready'});
  const {ask} = await opening;
  const asked = [ask(request), ask(request)];
  worker.say({type: 'answer', id: 2, answer: {status: 200, body: 'second'}});
  worker.say({type: 'answer', id: 1, answer: {status: 200, body: 'first'}});
  expect((await Promise.all(asked)).map(({body}) => body)).toEqual(['first', 'second']);
  expect(worker.told[0]).toEqual({type: 'open', baseUrl: 'https://docs.example/'});
});

test('a worker that cannot start is told', async () => {
  const {worker, opening} = setUp();
  worker.fail();
  await expect(opening).rejects.toThrow('The worker cannot be started');
});

test('a worker that dies later leaves nobody waiting', async () => {
  const {worker, opening} = setUp();
  worker.say({type: 'ready'});
  const asked = (await opening).ask(request);
  worker.fail();
  expect((await asked).status).toBe(503);
});

test('a worker that failed before anybody listened is told too', async () => {
  const {opening} = setUp(undefined, true);
  await expect(opening).rejects.toThrow('The worker cannot be started');
});

test('what is typed before the window is there reaches the worker', async () => {
  const {worker, opening} = setUp();
  worker.say({type: 'ready'});
  (await opening).warmUp('unbo');
  expect(worker.told).toContainEqual({type: 'warmUp', query: 'unbo'});
});

test.each([
  ['no reply', Promise.resolve(undefined)],
  ['a refusal', Promise.resolve(new Response('', {status: 503}))],
  ['a reply that breaks off', Promise.resolve(new Response(broken()))],
])('after %s the worker is told that there is no manifest', async (_, manifest) => {
  const {worker} = setUp(manifest);
  await expect.poll(() => worker.told.at(-1)).toEqual({type: 'manifest'});
});

test('a manifest that begins and never ends is given up', async () => {
  vi.useFakeTimers();
  try {
    const {worker} = setUp(Promise.resolve(new Response(new ReadableStream())));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(worker.told.map(({type}) => type)).toEqual(['open']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(worker.told.at(-1)).toEqual({type: 'manifest'});
  } finally {
    vi.useRealTimers();
  }
});

test('the worker is handed the manifest', async () => {
  const {worker} = setUp(Promise.resolve(new Response('{"format":4}')));
  await expect.poll(() => worker.told.at(-1)).toEqual({type: 'manifest', text: '{"format":4}'});
});

function broken(): ReadableStream {
  return new ReadableStream({start: (controller) => controller.error(new TypeError('lost'))});
}

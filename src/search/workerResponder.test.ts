import {afterEach, expect, test, vi} from 'vitest';
import {TestWorker} from './testing/TestWorker';
import {workerResponder} from './workerResponder';

afterEach(() => {
  vi.useRealTimers();
});

const request = {type: 'passages', question: 'why?'} as const;

function setUp(
  manifest: Promise<Response | undefined> = Promise.resolve(new Response('{}')),
  hasFailed = false,
) {
  const worker = new TestWorker();
  const opening = workerResponder('https://docs.example/', () => ({
    worker: worker as unknown as Worker,
    manifest,
    hasFailed,
  }));
  // A test may end before its worker is ready; the worker's time ends 10 s later.
  opening.catch(() => undefined);
  return {worker, opening};
}

test('answers go to those who asked, in whatever order they come', async () => {
  const {worker, opening} = setUp();
  worker.say({type: 'ready'});
  const {ask} = await opening;
  const asked = [ask(request), ask(request)];
  const [first, second] = [[], []];
  worker.say({type: 'answer', id: 2, answer: second});
  worker.say({type: 'answer', id: 1, answer: first});
  const answers = await Promise.all(asked);
  expect([answers[0] === first, answers[1] === second]).toEqual([true, true]);
  expect(worker.told[0]).toEqual({type: 'open', baseUrl: 'https://docs.example/'});
});

test('a worker that cannot start is told', async () => {
  const {worker, opening} = setUp();
  worker.fail();
  await expect(opening).rejects.toThrow('The worker cannot be started');
});

test.each(['error', 'messageerror'])(
  'after the event %s a worker is ended, and who waits is told',
  async (type) => {
    const {worker, opening} = setUp();
    worker.say({type: 'ready'});
    const {ask, over} = await opening;
    const asked = [ask(request), ask(request)].map((answer) => expect(answer).rejects.toThrow());
    worker.fail(type);
    await Promise.all([...asked, over]);
    expect(worker.isTerminated).toBe(true);
  },
);

test('a worker that hangs is ended after 25 s, and who waits is told', async () => {
  vi.useFakeTimers();
  const {worker, opening} = setUp();
  worker.say({type: 'ready'});
  const {ask, over} = await opening;
  const isOver = vi.fn();
  void over?.then(isOver);
  await vi.advanceTimersByTimeAsync(60_000);
  const asked = ask(request).catch(String);
  await vi.advanceTimersByTimeAsync(24_000);
  expect(worker.isTerminated, 'neither while nobody asks nor before the time').toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.isTerminated).toBe(true);
  expect(isOver).toHaveBeenCalled();
  expect(await asked).toContain('does not answer');
});

test.each([
  ['the index cannot be had', true, 'IndexUnavailable'],
  ['of a fault', false, 'Error'],
])('a worker that tells that %s goes on', async (_, isUnavailable, name) => {
  vi.useFakeTimers();
  const {worker, opening} = setUp();
  worker.say({type: 'ready'});
  const {ask} = await opening;
  const asked = ask(request).catch((error: unknown) => error);
  worker.say({type: 'failure', id: 1, isUnavailable, message: 'lost'});
  expect(await asked).toMatchObject({name, message: 'lost'});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.isTerminated).toBe(false);
  const next = ask(request);
  worker.say({type: 'answer', id: 2, answer: []});
  expect(await next).toEqual([]);
});

test('a worker without a manifest has time to find that the network is away', async () => {
  vi.useFakeTimers();
  const {worker, opening} = setUp(new Promise(() => undefined));
  worker.say({type: 'ready'});
  (await opening).ask(request).catch(() => undefined);
  // 20 s until it is told that there is no manifest, and 20 s until its own request is given up.
  await vi.advanceTimersByTimeAsync(41_000);
  expect(worker.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(worker.isTerminated).toBe(true);
});

test('a worker that is not ready after 10 s is ended', async () => {
  vi.useFakeTimers();
  const {worker, opening} = setUp();
  const refused = opening.catch(String);
  await vi.advanceTimersByTimeAsync(9000);
  expect(worker.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.isTerminated).toBe(true);
  expect(await refused).toContain('The worker cannot be started');
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
  const {worker, opening} = setUp(Promise.resolve(new Response(new ReadableStream())));
  worker.say({type: 'ready'});
  await opening;
  await vi.advanceTimersByTimeAsync(19_000);
  expect(worker.told.map(({type}) => type)).toEqual(['open']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.told.at(-1)).toEqual({type: 'manifest'});
});

test('the worker is handed the manifest', async () => {
  const {worker} = setUp(Promise.resolve(new Response('{"format":4}')));
  await expect.poll(() => worker.told.at(-1)).toEqual({type: 'manifest', text: '{"format":4}'});
});

function broken(): ReadableStream {
  return new ReadableStream({start: (controller) => controller.error(new TypeError('lost'))});
}

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const created = vi.fn<(url: unknown) => void>();

class FakeWorker extends EventTarget {
  constructor(url: unknown) {
    super();
    created(url);
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('{}'))),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  created.mockReset();
});

test('one worker is started early, for the first who takes it', async () => {
  const {startEarly, takeEarly} = await import('./startWorker');
  expect(startEarly('/site/')).toBe(true);
  expect(startEarly('/site/')).toBe(false);
  expect(created).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('/site/search/manifest.json', {cache: 'no-cache'});
  expect(takeEarly()?.hasFailed).toBe(false);
  expect(takeEarly()).toBeUndefined();
  // Once taken, later signs of interest start no other.
  expect(startEarly('/site/')).toBe(false);
  expect(created).toHaveBeenCalledTimes(1);
});

test('a script that cannot be had is noted for whoever takes the worker', async () => {
  const {startEarly, takeEarly} = await import('./startWorker');
  startEarly('/');
  const started = takeEarly();
  started?.worker.dispatchEvent(new Event('error', {cancelable: true}));
  expect(started?.hasFailed).toBe(true);
});

test('where workers are refused, nothing is thrown and nothing is taken', async () => {
  created.mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const {startEarly, takeEarly} = await import('./startWorker');
  startEarly('/');
  expect(takeEarly()).toBeUndefined();
});

test('without a network the manifest is none', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('offline'))),
  );
  const {startWorker} = await import('./startWorker');
  expect(await startWorker('/').manifest).toBeUndefined();
});

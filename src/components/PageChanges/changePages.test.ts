import {createMemoryHistory} from 'history';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {changePages, STALLED} from './changePages';

/** Pages whose files come, or fail, when a test says so. */
function start() {
  const history = createMemoryHistory({initialEntries: ['/a/']});
  const ends = new Map<string, (isHere: boolean) => void>();
  const load = (pathname: string) =>
    new Promise<void>((resolve, reject) => {
      ends.set(pathname, (isHere) => (isHere ? resolve() : reject(new Error('no file'))));
    });
  const progress = {onRouteUpdate: vi.fn(() => undefined), onRouteDidUpdate: vi.fn()};
  const stop = changePages(history, {load, progress});
  const end = async (pathname: string, isHere: boolean) => {
    ends.get(pathname)?.(isHere);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {history, end, progress, stop};
}

const bar = {tell: vi.fn(), clear: vi.fn(), open: vi.fn()};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {failureBar: bar, location: {href: 'https://docs.example/a/'}});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the address changes when the files of the page are here', async () => {
  const {history, end} = start();
  history.push('/b/?q=1#part', {some: 'state'});
  expect(history.location.pathname).toBe('/a/');
  await end('/b/', true);
  expect(history.location).toMatchObject({pathname: '/b/', search: '?q=1', hash: '#part'});
  expect(history.location.state).toEqual({some: 'state'});
});

test('another place of the same page is opened at once', () => {
  const {history} = start();
  history.push('/a/#part');
  expect(history.location.hash).toBe('#part');
});

test('of two pages that are asked for, the second is opened', async () => {
  const {history, end} = start();
  history.push('/b/');
  history.push('/c/');
  await end('/b/', true);
  expect(history.location.pathname).toBe('/a/');
  await end('/c/', true);
  expect(history.location.pathname).toBe('/c/');
});

test('going back gives up the page that is on its way', async () => {
  const {history, end} = start();
  history.push('/b/');
  await end('/b/', true);
  history.push('/c/');
  history.goBack();
  await end('/c/', true);
  expect(history.location.pathname).toBe('/a/');
});

test('a page that is slow is told once, and opened all the same', async () => {
  const {history, end} = start();
  history.push('/b/');
  vi.advanceTimersByTime(STALLED);
  expect(bar.tell).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('slow to load'),
    expect.any(Function),
    'status',
  );
  const onRetry = bar.tell.mock.calls[0]?.[1] as () => void;
  onRetry();
  expect(bar.open).toHaveBeenCalledExactlyOnceWith('https://docs.example/b/');
  bar.clear.mockClear();
  await end('/b/', true);
  expect(history.location.pathname).toBe('/b/');
  expect(bar.clear).toHaveBeenCalled();
});

test('a page that does not come is opened whole, and the address stays until then', async () => {
  const {history, end, progress} = start();
  history.push('/b/');
  await end('/b/', false);
  expect(bar.open).toHaveBeenCalledExactlyOnceWith('https://docs.example/b/');
  expect(history.location.pathname).toBe('/a/');
  expect(progress.onRouteDidUpdate).toHaveBeenCalled();
  vi.advanceTimersByTime(STALLED);
  expect(bar.tell).not.toHaveBeenCalled();
});

test('after its end the history is as it was', () => {
  const {history, stop} = start();
  stop();
  history.push('/b/');
  expect(history.location.pathname).toBe('/b/');
});

import {expect, test, vi} from 'vitest';
import {onRouteUpdate} from './prefetchWhenIdle';

test('each idle period prefetches one of the pages linked in view, in order', () => {
  const idle: (() => void)[] = [];
  const prefetch = vi.fn();
  const requestIdleCallback = (run: () => void) => idle.push(run);
  vi.stubGlobal('window', {docusaurus: {prefetch}, requestIdleCallback});
  onRouteUpdate({previousLocation: null});
  for (const path of ['/a/', '/b/']) void window.docusaurus.prefetch(path);
  expect(prefetch).not.toHaveBeenCalled();
  idle.shift()?.();
  expect(prefetch.mock.calls).toEqual([['/a/']]);
  idle.shift()?.();
  expect(prefetch.mock.calls).toEqual([['/a/'], ['/b/']]);
  expect(idle).toEqual([]);
});

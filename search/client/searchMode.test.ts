import {expect, test, vi} from 'vitest';
import {createModeStore} from './searchMode';

/** Mock storage for one entry; `writeElsewhere` changes the entry as another tab would. */
function mockSlot({isFull = false} = {}) {
  const listeners = new Set<() => void>();
  let entry: string | null = null;
  return {
    slot: () => ({
      get: () => entry,
      set: (mode: string) => {
        if (!isFull) entry = mode;
      },
      listen: (onChange: () => void) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    }),
    writeElsewhere: (text: string | null) => {
      entry = text;
      listeners.forEach((notify) => notify());
    },
    saved: () => entry,
    listeners,
  };
}

test('the default mode is words; a choice is saved, and all listeners are called', () => {
  const {slot, saved} = mockSlot();
  const store = createModeStore(slot);
  const [page, window] = [vi.fn(), vi.fn()];
  store.subscribe(page);
  store.subscribe(window);
  expect(store.read()).toBe('docsearch');
  store.choose('ai');
  expect(store.read()).toBe('ai');
  expect(saved()).toBe('ai');
  expect(page).toHaveBeenCalled();
  expect(window).toHaveBeenCalled();
});

test('a choice in another tab takes effect, and an unknown mode falls back to words', () => {
  const {slot, writeElsewhere} = mockSlot();
  const store = createModeStore(slot);
  const page = vi.fn();
  store.subscribe(page);
  writeElsewhere('ai');
  expect(page).toHaveBeenCalledOnce();
  expect(store.read()).toBe('ai');
  writeElsewhere('nonsense');
  expect(store.read()).toBe('docsearch');
});

test('a removed listener is not called', () => {
  const {slot, listeners} = mockSlot();
  const store = createModeStore(slot);
  const page = vi.fn();
  store.subscribe(page)();
  store.choose('ai');
  expect(page).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

test.each([
  ['full', mockSlot({isFull: true}).slot],
  ['disabled', undefined],
])('with storage that is %s, the mode lasts until the page is reloaded', (_, slot) => {
  const store = createModeStore(slot);
  const page = vi.fn();
  store.subscribe(page);
  store.choose('ai');
  expect(store.read()).toBe('ai');
  store.choose('docsearch');
  expect(store.read()).toBe('docsearch');
  expect(page).toHaveBeenCalledTimes(2);
});

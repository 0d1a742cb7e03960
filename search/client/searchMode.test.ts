import {expect, test, vi} from 'vitest';
import {createModeStore} from './searchMode';

/** Storage with one entry, and other tabs that write it. */
function slotOf({isFull = false} = {}) {
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
      listeners.forEach((tell) => tell());
    },
    kept: () => entry,
    listeners,
  };
}

test('words, until a reader chooses; all listeners are called, and the choice is saved', () => {
  const {slot, kept} = slotOf();
  const store = createModeStore(slot);
  const [page, window] = [vi.fn(), vi.fn()];
  store.subscribe(page);
  store.subscribe(window);
  expect(store.read()).toBe('docsearch');
  store.choose('ai');
  expect(store.read()).toBe('ai');
  expect(kept()).toBe('ai');
  expect(page).toHaveBeenCalled();
  expect(window).toHaveBeenCalled();
});

test('a choice in another tab is seen, and an unknown mode is words', () => {
  const {slot, writeElsewhere} = slotOf();
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
  const {slot, listeners} = slotOf();
  const store = createModeStore(slot);
  const page = vi.fn();
  store.subscribe(page)();
  store.choose('ai');
  expect(page).not.toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

test.each([
  ['full', slotOf({isFull: true}).slot],
  ['not to be used', undefined],
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

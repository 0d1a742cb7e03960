/** How the input is interpreted: as words to find, or as a question. */
export type SearchMode = 'ai' | 'docsearch';

/** Where the mode is saved. The storage may be blocked, full, or changed by another tab. */
type Slot = {
  readonly get: () => string | null;
  readonly set: (mode: SearchMode) => void;
  readonly listen: (onChange: () => void) => () => void;
};

type ModeStore = {
  readonly read: () => SearchMode;
  readonly choose: (mode: SearchMode) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

/**
 * Stores the mode, which the search page and the search window share.
 *
 * @param slot undefined if nothing may be saved: the mode then lasts until the page is reloaded
 */
export function createModeStore(slot?: () => Slot): ModeStore {
  const listeners = new Set<() => void>();
  // The chosen mode, if it couldn't be saved.
  let unsaved: SearchMode | undefined;
  const saved = (): SearchMode => (slot?.().get() === 'ai' ? 'ai' : 'docsearch');
  return {
    read: () => unsaved ?? saved(),
    choose(mode) {
      slot?.().set(mode);
      unsaved = saved() === mode ? undefined : mode;
      listeners.forEach((notify) => notify());
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const stopListening = slot?.().listen(onChange);
      return () => {
        listeners.delete(onChange);
        stopListening?.();
      };
    },
  };
}

/** How a query is read: as words to find, or as a question to answer. */
export type SearchMode = 'ai' | 'docsearch';

/** Where the mode is kept between visits: it may be denied, full, or written by another tab. */
type Slot = {
  readonly get: () => string | null;
  readonly set: (mode: SearchMode) => void;
  readonly listen: (onChange: () => void) => () => void;
};

/** The one mode of a page, which the search page and the window over it share. */
export type ModeStore = {
  readonly read: () => SearchMode;
  readonly choose: (mode: SearchMode) => void;
  /** @returns what ends it */
  readonly subscribe: (onChange: () => void) => () => void;
};

/**
 * A mode that all of its readers see change.
 *
 * @param slot absent when nothing may be kept: the mode then lasts as long as the page
 */
export function modeStore(slot?: () => Slot): ModeStore {
  const listeners = new Set<() => void>();
  // What the reader chose where storage did not take it.
  let unkept: SearchMode | undefined;
  const kept = () => (slot?.().get() === 'ai' ? 'ai' : 'docsearch');
  return {
    read: () => unkept ?? kept(),
    choose(mode) {
      slot?.().set(mode);
      unkept = kept() === mode ? undefined : mode;
      listeners.forEach((tell) => tell());
    },
    subscribe(onChange) {
      listeners.add(onChange);
      const ignore = slot?.().listen(onChange);
      return () => {
        listeners.delete(onChange);
        ignore?.();
      };
    },
  };
}

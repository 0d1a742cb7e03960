import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import {modeStore, type SearchMode} from './modeStore';

export type {SearchMode};

const store = modeStore(
  searchWindow.personalization ? () => createStorageSlot('search') : undefined,
);

/** The mode the reader chose last, from the browser's storage; words where there is none. */
export const readMode = store.read;

/**
 * The mode, and how to change it, for all who show it: the page behind the window follows the
 * window, and one tab the other.
 *
 * @param start mode of a first render that has to match the server's, which knows no storage
 */
export function useSearchMode(
  start: () => SearchMode = () => 'docsearch',
): [mode: SearchMode, choose: (mode: SearchMode) => void] {
  return [useSyncExternalStore(store.subscribe, store.read, start), store.choose];
}

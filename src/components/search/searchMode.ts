import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import {modeStore, type SearchMode} from './modeStore';

export type {SearchMode};

const store = modeStore(
  searchWindow.personalization ? () => createStorageSlot('search') : undefined,
);

/**
 * The mode, and how to change it, for all who show it: the page behind the window follows the
 * window, and one tab the other. The first render has to match the server's, which knows no storage.
 */
export function useSearchMode(): [mode: SearchMode, choose: (mode: SearchMode) => void] {
  return [useSyncExternalStore(store.subscribe, store.read, inWords), store.choose];
}

function inWords(): SearchMode {
  return 'docsearch';
}

import {createStorageSlot} from '@docusaurus/theme-common';
import {useSyncExternalStore} from 'react';
import {searchWindow} from '../../config/searchWindow';
import {createModeStore, type SearchMode} from './modeStore';

export type {SearchMode};

const store = createModeStore(
  searchWindow.personalization ? () => createStorageSlot('search') : undefined,
);

/** The mode and how to change it. The first render matches the server's, which has no storage. */
export function useSearchMode(): [mode: SearchMode, choose: (mode: SearchMode) => void] {
  return [useSyncExternalStore(store.subscribe, store.read, () => 'docsearch'), store.choose];
}

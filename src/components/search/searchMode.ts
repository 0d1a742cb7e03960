import {createStorageSlot} from '@docusaurus/theme-common';
import {useCallback, useEffect, useState} from 'react';
import {searchWindow} from '@site/config/searchWindow';

/** How a query is read: as words to find, or as a question to answer. */
export type SearchMode = 'ai' | 'docsearch';

const KEY = 'search';

/** The mode the reader chose last, from the browser's storage; words where there is none. */
export function readMode(): SearchMode {
  if (!searchWindow.personalization) return 'docsearch';
  return createStorageSlot(KEY).get() === 'ai' ? 'ai' : 'docsearch';
}

/**
 * The mode, and how to change it. The server knows no storage, so the first render has `start`.
 */
export function useSearchMode(
  start: () => SearchMode = () => 'docsearch',
): [mode: SearchMode, choose: (mode: SearchMode) => void] {
  const [mode, setMode] = useState(start);
  useEffect(() => setMode(readMode()), []);
  const choose = useCallback((chosen: SearchMode) => {
    setMode(chosen);
    if (searchWindow.personalization) createStorageSlot(KEY).set(chosen);
  }, []);
  return [mode, choose];
}

import {useState} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import {NONE, readSaved, writeSaved, type SavedSearches} from './savedSearches';

const storage = () => window.localStorage;

/**
 * The searches that this browser keeps, and how to change them. None, and none is kept, where
 * personalization is off or storage is unavailable or full.
 */
export function useSavedSearches(
  indexName: string,
): [saved: SavedSearches, change: (work: (before: SavedSearches) => SavedSearches) => void] {
  // Another tab may have changed them since.
  const read = () =>
    searchWindow.personalization ? readSaved(indexName, storage, window.location.origin) : NONE;
  const [saved, setSaved] = useState(read);
  return [
    saved,
    (work) => {
      if (!searchWindow.personalization) return;
      const after = work(read());
      if (writeSaved(after, indexName, storage)) setSaved(after);
    },
  ];
}

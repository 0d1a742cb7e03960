import {useState} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import {readSaved, writeSaved, type SavedSearches} from './savedSearches';

const storage = searchWindow.personalization ? () => window.localStorage : undefined;

/**
 * The searches that this browser keeps, and how to change them, which tells whether it is kept. None,
 * and none is kept, where personalization is off or storage is unavailable or full.
 */
export function useSavedSearches(
  indexName: string,
): [saved: SavedSearches, change: (work: (before: SavedSearches) => SavedSearches) => boolean] {
  const read = () => readSaved(indexName, storage, window.location.origin);
  const [saved, setSaved] = useState(read);
  return [
    saved,
    (work) => {
      // Another tab may have changed them since.
      const after = work(read());
      const isKept = writeSaved(after, indexName, storage);
      if (isKept) setSaved(after);
      return isKept;
    },
  ];
}

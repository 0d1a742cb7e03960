import {useState} from 'react';
import {searchWindow} from '../../config/searchWindow';
import {readSaved, writeSaved, type SavedSearches} from './savedSearches';

const storage = searchWindow.personalization ? () => window.localStorage : undefined;

/** The saved searches, and a function that changes them and returns whether they are saved. */
export function useSavedSearches(
  indexName: string,
): [saved: SavedSearches, change: (edit: (before: SavedSearches) => SavedSearches) => boolean] {
  const read = () => readSaved(indexName, storage, window.location.origin);
  const [saved, setSaved] = useState(read);
  return [
    saved,
    (edit) => {
      // Another tab may have changed them since.
      const after = edit(read());
      const isSaved = writeSaved(after, indexName, storage);
      if (isSaved) setSaved(after);
      return isSaved;
    },
  ];
}

import {useState} from 'react';
import {searchWindow} from '../../config/searchWindow';
import {localPath} from '../client/links';
import {HIT_TYPES, hierarchyOf, stripBidiControls, type Hit} from '../searcher';

/** A saved hit, without highlights and snippets. */
export type SavedHit = Pick<Hit, 'objectID' | 'type' | 'url' | 'host' | 'hierarchy'> & {
  readonly content?: string | null;
};

/** Saved searches, newest first. */
export type SavedSearches = {
  readonly recent: readonly SavedHit[];
  readonly favorites: readonly SavedHit[];
};

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Maximum length of a saved heading or text, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 512;

const MAX_RECENT = 7;
const MAX_FAVORITES = 10;

/** Maximum number of recent searches that are shown if there are favorites. */
const MAX_RECENT_BESIDE_FAVORITES = 4;

/** Storage keys, the same as those of DocSearch. */
const recentKey = (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const favoriteKey = (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

export const NO_SEARCHES: SavedSearches = {recent: [], favorites: []};

/** Returns the storage, or throws if access is denied; undefined if nothing may be saved. */
type OpenStorage = (() => Storage) | undefined;

/**
 * Reads the saved searches. Denied storage and invalid JSON count as empty, and invalid entries are dropped.
 *
 * @param origin of this site: entries that lead elsewhere are dropped
 */
export function readSaved(indexName: string, storage: OpenStorage, origin: string): SavedSearches {
  if (!storage) return NO_SEARCHES;
  const read = (key: string): SavedHit[] => {
    try {
      const list: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(list) ? list.flatMap((entry) => parseHit(entry, origin) ?? []) : [];
    } catch {
      return [];
    }
  };
  return limit({recent: read(recentKey(indexName)), favorites: read(favoriteKey(indexName))});
}

/**
 * Saves both lists. No edit makes both longer, so if the storage is full, only the longer list is rejected
 * and nothing is lost.
 *
 * @returns whether they are saved
 */
export function writeSaved(saved: SavedSearches, indexName: string, storage: OpenStorage): boolean {
  if (!storage) return false;
  try {
    storage().setItem(favoriteKey(indexName), JSON.stringify(saved.favorites));
    storage().setItem(recentKey(indexName), JSON.stringify(saved.recent));
    return true;
  } catch {
    return false;
  }
}

/** Adds an opened hit. A text is saved as its section, and a hit on another site isn't saved. */
export function addRecent({recent, favorites}: SavedSearches, hit: SavedHit): SavedSearches {
  const isFavorite = favorites.some(({url}) => url === hit.url);
  if (hit.host !== undefined || isFavorite) return {recent, favorites};
  const {objectID, url, hierarchy} = hit;
  const type = HEADINGS.findLast((level) => hierarchy[level]) ?? 'lvl1';
  const entry = {objectID, type, url, content: null, hierarchy};
  return limit({recent: [entry, ...without(recent, entry)], favorites});
}

/** Makes a recent search a favorite. */
export function promote({recent, favorites}: SavedSearches, hit: SavedHit): SavedSearches {
  return limit({recent: without(recent, hit), favorites: [hit, ...favorites]});
}

/** Removes an entry from both lists. */
export function remove({recent, favorites}: SavedSearches, hit: SavedHit): SavedSearches {
  return {recent: without(recent, hit), favorites: without(favorites, hit)};
}

/** The entries that the window shows. */
export function visibleSearches({recent, favorites}: SavedSearches): SavedSearches {
  if (favorites.length === 0) return {recent, favorites};
  return {recent: recent.slice(0, MAX_RECENT_BESIDE_FAVORITES), favorites};
}

function limit({recent, favorites}: SavedSearches): SavedSearches {
  return {recent: recent.slice(0, MAX_RECENT), favorites: favorites.slice(0, MAX_FAVORITES)};
}

function without(hits: readonly SavedHit[], {url}: SavedHit): SavedHit[] {
  return hits.filter((hit) => hit.url !== url);
}

function parseHit(entry: unknown, origin: string): SavedHit | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {objectID, type: name, url, content, hierarchy: names} = entry as Record<string, unknown>;
  const type = HIT_TYPES.find((hitType) => hitType === name);
  const path = localPath(url, origin);
  if (typeof objectID !== 'string' || !type || path === undefined) return undefined;
  const texts = (names ?? {}) as Record<string, unknown>;
  const hierarchy = hierarchyOf((level) => readText(texts[level]));
  const hit = {objectID, type, url: path, content: readText(content), hierarchy};
  const title = type === 'content' ? hit.content : hierarchy[type];
  return title && hierarchy.lvl1 ? hit : undefined;
}

function readText(text: unknown): string | null {
  return typeof text === 'string' && text !== ''
    ? stripBidiControls(text).slice(0, MAX_TEXT_LENGTH)
    : null;
}

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
      // Read them again, because another tab may have changed them.
      const after = edit(read());
      const isSaved = writeSaved(after, indexName, storage);
      if (isSaved) setSaved(after);
      return isSaved;
    },
  ];
}

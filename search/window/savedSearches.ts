import {useState} from 'react';
import {searchWindow} from '../../config/searchWindow';
import {localPath} from '../client/links';
import {stripBidiControls, type Hierarchy, type Hit, type HitType} from '../searcher';

/** A hit without highlights and snippets, in the form in which it is saved. */
export type SavedHit = Pick<Hit, 'objectID' | 'type' | 'url' | 'host' | 'hierarchy'> & {
  readonly content?: string | null;
};

/** Saved searches, newest first. */
export type SavedSearches = {
  readonly recent: readonly SavedHit[];
  readonly favorites: readonly SavedHit[];
};

const HEADINGS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const TYPES: readonly HitType[] = [...HEADINGS, 'content'];

/** Longest heading or text that is saved, in UTF-16 units. */
const MAX_TEXT = 512;

const MAX_RECENT = 7;
const MAX_FAVORITES = 10;

/** Recent searches that are shown beside favorites. */
const MAX_RECENT_BESIDE_FAVORITES = 4;

/** Keys of the storage, as DocSearch names them. */
const recentKey = (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const favoriteKey = (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

export const NONE: SavedSearches = {recent: [], favorites: []};

/** The storage, which may throw when it's asked for; undefined where nothing may be saved. */
type OpenStorage = (() => Storage) | undefined;

/**
 * Reads the saved searches. A storage that is denied or holds something else counts as empty.
 *
 * @param origin of this site: entries that lead elsewhere are dropped
 */
export function readSaved(indexName: string, storage: OpenStorage, origin: string): SavedSearches {
  if (!storage) return NONE;
  const read = (key: string) => {
    const text = attempt(() => storage().getItem(key), null);
    return parseHits(text, origin);
  };
  return limit({recent: read(recentKey(indexName)), favorites: read(favoriteKey(indexName))});
}

/**
 * Saves both lists or, where the storage refuses one, neither.
 *
 * @returns whether they are saved
 */
export function writeSaved(saved: SavedSearches, indexName: string, storage: OpenStorage): boolean {
  if (!storage) return false;
  const entries = [
    [favoriteKey(indexName), saved.favorites],
    [recentKey(indexName), saved.recent],
  ] as const;
  const before = attempt(() => entries.map(([key]) => storage().getItem(key)), undefined);
  if (!before) return false;
  const write = () => {
    for (const [key, hits] of entries) storage().setItem(key, JSON.stringify(hits));
    return true;
  };
  if (attempt(write, false)) return true;
  entries.forEach(([key], index) => {
    attempt(() => storage().setItem(key, before[index] ?? '[]'), undefined);
  });
  return false;
}

/** After a hit was opened. A text is saved as its section; a hit of another site isn't saved. */
export function addRecent({recent, favorites}: SavedSearches, hit: SavedHit): SavedSearches {
  const isFavorite = favorites.some(({url}) => url === hit.url);
  if (hit.host !== undefined || isFavorite) return {recent, favorites};
  const {objectID, url, hierarchy} = hit;
  const type = HEADINGS.findLast((level) => hierarchy[level]) ?? 'lvl1';
  const entry = {objectID, type, url, content: null, hierarchy: hierarchyOf(hierarchy)};
  return limit({recent: [entry, ...without(recent, entry)], favorites});
}

/** After a recent search became a favorite. */
export function promote({recent, favorites}: SavedSearches, hit: SavedHit): SavedSearches {
  return limit({
    recent: without(recent, hit),
    favorites: [hit, ...without(favorites, hit)],
  });
}

/** After an entry was removed from either list. */
export function remove({recent, favorites}: SavedSearches, hit: SavedHit): SavedSearches {
  return {recent: without(recent, hit), favorites: without(favorites, hit)};
}

/** The entries that the window shows. */
export function shownSearches({recent, favorites}: SavedSearches): SavedSearches {
  if (favorites.length === 0) return {recent, favorites};
  return {recent: recent.slice(0, MAX_RECENT_BESIDE_FAVORITES), favorites};
}

function limit({recent, favorites}: SavedSearches): SavedSearches {
  return {recent: recent.slice(0, MAX_RECENT), favorites: favorites.slice(0, MAX_FAVORITES)};
}

function without(hits: readonly SavedHit[], {url}: SavedHit): SavedHit[] {
  return hits.filter((hit) => hit.url !== url);
}

function parseHits(text: string | null, origin: string): SavedHit[] {
  const list = attempt((): unknown => JSON.parse(text ?? '[]'), []);
  if (!Array.isArray(list)) return [];
  const hits = list.flatMap((entry: unknown) => parseHit(entry, origin) ?? []);
  return hits.filter((hit, place) => hits.findIndex(({url}) => url === hit.url) === place);
}

function parseHit(entry: unknown, origin: string): SavedHit | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {objectID, type: name, url, content, hierarchy: names} = entry as Record<string, unknown>;
  const type = TYPES.find((known) => known === name);
  const path = localPath(url, origin);
  if (typeof objectID !== 'string' || !type || path === undefined) return undefined;
  const hierarchy = hierarchyOf(typeof names === 'object' && names ? names : {});
  const hit = {objectID, type, url: path, content: cutText(content), hierarchy};
  const title = type === 'content' ? hit.content : hierarchy[type];
  return title && hierarchy.lvl1 ? hit : undefined;
}

function hierarchyOf(names: object): Hierarchy {
  return Object.fromEntries(
    ['lvl0', ...HEADINGS].map((level) => [level, cutText((names as Hierarchy)[level])]),
  );
}

function cutText(text: unknown): string | null {
  return typeof text === 'string' && text !== ''
    ? stripBidiControls(text).slice(0, MAX_TEXT)
    : null;
}

/** What `run` returns, or the fallback when it throws: a storage may be denied or full. */
function attempt<T>(run: () => T, fallback: T): T {
  try {
    return run();
  } catch {
    return fallback;
  }
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
      // Another tab may have changed them since.
      const after = edit(read());
      const isSaved = writeSaved(after, indexName, storage);
      if (isSaved) setSaved(after);
      return isSaved;
    },
  ];
}

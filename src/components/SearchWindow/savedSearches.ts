import {attempt} from '../search/attempt';
import {localAddress} from '../search/localAddress';
import type {FoundHit} from '../search/foundHit';
import {unturned} from '../search/unturned';

/** A hit as it is kept: a place with its headings, as plain text and without marks. */
export type SavedHit = {
  readonly objectID: string;
  readonly type: Kind;
  /** A path on this site. */
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: {readonly [level: string]: string | null};
};

/** What this browser keeps of the searches on this site, newest first. */
export type SavedSearches = {
  readonly recent: readonly SavedHit[];
  readonly favorites: readonly SavedHit[];
};

type Kind = (typeof KINDS)[number];

const KINDS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;
const LEVELS = ['lvl0', ...KINDS.slice(0, 6)];

/** Longest text that is kept of a heading or a paragraph, in UTF-16 units. */
const MAX_TEXT = 512;

/** Most entries of either kind that are kept. */
const MAX_RECENT = 7;
const MAX_FAVORITES = 10;

/** Most recent ones that are shown beside favorites; the others are shown when those have gone. */
const MAX_RECENT_BESIDE_FAVORITES = 4;

/** Keys of the storage, as DocSearch names them; the name of the index ends them. */
const recentKey = (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
const favoriteKey = (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

/** Nothing kept. */
export const NONE: SavedSearches = {recent: [], favorites: []};

/** Where searches are kept; it may throw. Undefined where none may be kept. */
type Place = (() => Storage) | undefined;

/**
 * What is kept. Storage that is denied or holds anything else counts as empty: whatever runs on this
 * origin may have written there.
 *
 * @param origin of this site: entries that lead elsewhere are dropped
 */
export function readSaved(indexName: string, storage: Place, origin: string): SavedSearches {
  if (!storage) return NONE;
  const read = (key: string) =>
    readHits(
      attempt(() => storage().getItem(key), null),
      origin,
    );
  return limited({recent: read(recentKey(indexName)), favorites: read(favoriteKey(indexName))});
}

/**
 * Keeps these searches, or, where storage does not take them, those of before.
 *
 * @returns whether they are kept
 */
export function writeSaved(saved: SavedSearches, indexName: string, storage: Place): boolean {
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
  // One of the two may have been written: a favorite must not be lost between them.
  entries.forEach(([key], index) => {
    attempt(() => storage().setItem(key, before[index] ?? '[]'), undefined);
  });
  return false;
}

/**
 * After a hit was opened. A paragraph is kept as the section it stands in.
 *
 * @param hit one that leads to another site is not kept
 */
export function remember({recent, favorites}: SavedSearches, hit: FoundHit): SavedSearches {
  if (hit.host !== undefined) return {recent, favorites};
  const entry = sectionOf(hit);
  const isFavorite = favorites.some(({url}) => url === entry.url);
  return isFavorite
    ? {recent, favorites}
    : limited({recent: [entry, ...without(recent, entry)], favorites});
}

/** After a recent search was made a favorite. */
export function promote({recent, favorites}: SavedSearches, hit: SavedHit): SavedSearches {
  return limited({
    recent: without(recent, hit),
    favorites: [hit, ...without(favorites, hit)],
  });
}

/** After an entry was removed, of whichever kind. */
export function forget({recent, favorites}: SavedSearches, hit: SavedHit): SavedSearches {
  return {recent: without(recent, hit), favorites: without(favorites, hit)};
}

/** What of it the window shows. */
export function shownOf({recent, favorites}: SavedSearches): SavedSearches {
  if (favorites.length === 0) return {recent, favorites};
  return {recent: recent.slice(0, MAX_RECENT_BESIDE_FAVORITES), favorites};
}

function limited({recent, favorites}: SavedSearches): SavedSearches {
  return {recent: recent.slice(0, MAX_RECENT), favorites: favorites.slice(0, MAX_FAVORITES)};
}

/** Two hits of one section lead to the same place, and so are the same search. */
function without(hits: readonly SavedHit[], {url}: SavedHit): SavedHit[] {
  return hits.filter((hit) => hit.url !== url);
}

function sectionOf({objectID, url, hierarchy}: FoundHit): SavedHit {
  const type = KINDS.slice(0, 6).findLast((level) => hierarchy[level]) ?? 'lvl1';
  return {objectID, type, url, content: null, hierarchy: textsOf(hierarchy)};
}

function readHits(text: string | null, origin: string): SavedHit[] {
  const list = attempt((): unknown => JSON.parse(text ?? '[]'), []);
  if (!Array.isArray(list)) return [];
  const hits = list.flatMap(
    (entry: unknown) => attempt(() => readHit(entry, origin), undefined) ?? [],
  );
  // Other versions of this site may have kept two hits of one place.
  return hits.filter((hit, place) => hits.findIndex(({url}) => url === hit.url) === place);
}

function readHit(entry: unknown, origin: string): SavedHit | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {objectID, type, url, content, hierarchy} = entry as Record<string, unknown>;
  const kind = KINDS.find((name) => name === type);
  const address = localAddress(url, origin);
  if (typeof objectID !== 'string' || !kind || address === undefined) return undefined;
  const texts = textsOf(typeof hierarchy === 'object' && hierarchy ? hierarchy : {});
  const hit = {objectID, type: kind, url: address, content: cut(content), hierarchy: texts};
  const title = kind === 'content' ? hit.content : texts[kind];
  return title && texts.lvl1 ? hit : undefined;
}

function textsOf(hierarchy: object): {[level: string]: string | null} {
  return Object.fromEntries(
    LEVELS.map((level) => [level, cut((hierarchy as Record<string, unknown>)[level])]),
  );
}

function cut(text: unknown): string | null {
  return typeof text === 'string' && text !== '' ? unturned(text).slice(0, MAX_TEXT) : null;
}

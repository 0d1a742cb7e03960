import {attempt} from '../search/attempt';
import {keepEscaped} from '../search/escapeHtml';
import {localAddress} from '../search/localAddress';

/** A hit as the window keeps it: a place with its headings, and without marks. */
export type StoredHit = {
  readonly objectID: string;
  readonly type: Kind;
  readonly url: string;
  /** Escaped: the window writes it as markup. */
  readonly content: string | null;
  /** Escaped, as `content`. */
  readonly hierarchy: {readonly [level: string]: string | null};
};

type Kind = (typeof KINDS)[number];

const KINDS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;
const LEVELS = ['lvl0', ...KINDS.slice(0, 6)];

/** Longest text that is kept of a heading or a paragraph, in UTF-16 units. */
const MAX_TEXT = 512;

/** Most entries that the window keeps of either kind. */
export const MAX_RECENT = 7;
export const MAX_RECENT_BESIDE_FAVORITES = 4;
const MAX_FAVORITES = 10;

/** Keys of the window's library; the name of the index ends them. */
export const recentKey = (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
export const favoriteKey = (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

/**
 * Entries that are safe to show. The library reads its storage as it is, writes it as markup and
 * fails on what is no list of hits, and anything that ran on this origin may have written there.
 *
 * @param text of the storage, null where there is none
 * @param origin of this site: entries that lead elsewhere are dropped
 */
export function readStored(
  text: string | null,
  origin: string,
  limit = MAX_FAVORITES,
): StoredHit[] {
  const list = attempt((): unknown => JSON.parse(text ?? '[]'), []);
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, limit)
    .flatMap((entry: unknown) => attempt(() => readEntry(entry, origin), undefined) ?? []);
}

function readEntry(entry: unknown, origin: string): StoredHit | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {objectID, type, url, content, hierarchy} = entry as Record<string, unknown>;
  const kind = KINDS.find((name) => name === type);
  const address = localAddress(url, origin);
  if (typeof objectID !== 'string' || !kind || address === undefined) return undefined;
  const levels: object = typeof hierarchy === 'object' && hierarchy ? hierarchy : {};
  const texts = Object.fromEntries(
    LEVELS.map((level) => [level, safe((levels as Record<string, unknown>)[level])]),
  );
  const stored = {objectID, type: kind, url: address, content: safe(content), hierarchy: texts};
  const title = kind === 'content' ? stored.content : texts[kind];
  return title && texts.lvl1 ? stored : undefined;
}

function safe(text: unknown): string | null {
  return typeof text === 'string' && text !== '' ? keepEscaped(text.slice(0, MAX_TEXT)) : null;
}

/** Rewrites what is stored into what is safe to show. Storage that is denied stays as it is. */
export function cleanStorage(indexName: string, storage: () => Storage, origin: string): void {
  for (const key of [recentKey(indexName), favoriteKey(indexName)]) {
    attempt(() => {
      const text = storage().getItem(key);
      const clean = JSON.stringify(readStored(text, origin));
      if (text !== null && text !== clean) replace(storage(), key, clean);
    }, undefined);
  }
}

function replace(storage: Storage, key: string, text: string): void {
  // What cannot be written must not stay either.
  storage.removeItem(key);
  storage.setItem(key, text);
}

/**
 * Whether storage takes entries, but not as much as the window may keep. The library asks with an
 * empty entry, and would then fail in the middle of a click.
 */
export function isFull(storage: () => Storage): boolean {
  const key = '__search_window_probe__';
  const takes = (text: string) =>
    attempt(() => {
      storage().setItem(key, text);
      storage().removeItem(key);
      return true;
    }, false);
  return takes('') && !takes('x'.repeat(16_384));
}

/**
 * Recent searches after one more. The library keeps a found paragraph only under a page that was
 * found too; this keeps the section that the paragraph stands in.
 */
export function withRecent(
  recent: readonly StoredHit[],
  favorites: readonly StoredHit[],
  hit: StoredHit,
): StoredHit[] {
  const levels = LEVELS.slice(1).filter((level) => hit.hierarchy[level]);
  const type = KINDS.find((kind) => kind === levels.at(-1)) ?? 'lvl1';
  const entry = {...hit, type, content: null};
  const limit = favorites.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT;
  if (favorites.some(({objectID}) => objectID === hit.objectID)) return [...recent];
  const others = recent.filter(({objectID}) => objectID !== hit.objectID);
  return [entry, ...others].slice(0, limit);
}

/**
 * Keeps chosen hits among the recent searches, where storage allows it.
 *
 * @param hits in the order in which they were chosen
 */
export function rememberAll(
  hits: readonly StoredHit[],
  indexName: string,
  storage: () => Storage,
  origin: string,
): void {
  attempt(() => {
    const read = (key: string) => readStored(storage().getItem(key), origin);
    const key = recentKey(indexName);
    const favorites = read(favoriteKey(indexName));
    const list = hits.reduce((recent, hit) => withRecent(recent, favorites, hit), read(key));
    storage().setItem(key, JSON.stringify(readStored(JSON.stringify(list), origin)));
  }, undefined);
}

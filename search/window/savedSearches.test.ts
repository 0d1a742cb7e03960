import {expect, test} from 'vitest';
import {
  remove,
  NO_SEARCHES,
  promote,
  readSaved,
  addRecent,
  visibleSearches,
  writeSaved,
  type SavedHit,
  type SavedSearches,
} from './savedSearches';

const ORIGIN = 'https://docs.example';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__i';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__i';

const hit = (id: string, overrides: object = {}): SavedHit => ({
  objectID: id,
  type: 'lvl2',
  url: `/a/#${id}`,
  content: null,
  hierarchy: {
    ...{lvl0: 'Guides', lvl1: 'A', lvl2: `B ${id}`},
    ...{lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  },
  ...overrides,
});

const many = (count: number) => Array.from({length: count}, (_, id) => hit(String(id)));

const idsOf = (hits: readonly SavedHit[]) => hits.map(({objectID}) => objectID).join(' ');

/** Storage that rejects entries longer than `capacity`, in UTF-16 code units. */
function storageOf(entries: Record<string, string>, capacity = Infinity): () => Storage {
  const map = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, text);
    },
  } as Storage;
  return () => storage;
}

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

const readRecent = (text: string | null) =>
  readSaved('i', storageOf(text === null ? {} : {[RECENT]: text}), ORIGIN).recent;

test('saved entries are read without highlights and other additions', () => {
  const storage = storageOf({});
  const saved = {recent: [hit('1')], favorites: [hit('2')]};
  expect(writeSaved(saved, 'i', storage)).toBe(true);
  expect(readSaved('i', storage, ORIGIN)).toEqual(saved);
  const text = JSON.stringify([{...hit('1'), _highlightResult: {}, __docsearch_parent: {}}]);
  expect(readRecent(text)).toEqual([hit('1')]);
});

test('a long text is truncated', () => {
  const long = hit('1', {type: 'content', content: 'x'.repeat(600)});
  expect(readRecent(JSON.stringify([long]))[0]?.content).toHaveLength(512);
});

test.each([
  ['no entry', null],
  ['invalid JSON', '{"a": ['],
  ['an object', '{"a": 1}'],
  ['a number', '7'],
  ['a list without hits', '[null, 1, "a", [], {}]'],
])('%s yields no saved searches', (_, text) => {
  expect(readRecent(text)).toEqual([]);
});

test.each([
  ['leads off the site', {url: 'https://evil.example/'}],
  ['runs a script', {url: 'javascript:alert(1)'}],
  ['is of an unknown type', {type: '__proto__'}],
  ['has no headings', {hierarchy: null}],
  ['has no heading at its level', {hierarchy: {lvl1: 'A'}}],
  ['has headings that are not strings', {hierarchy: {lvl1: {}, lvl2: {}}}],
  ['has an ID that is not a string', {objectID: 1}],
])('an entry that %s is dropped', (_, overrides) => {
  expect(idsOf(readRecent(JSON.stringify([hit('1', overrides), hit('2')])))).toBe('2');
});

test('seven recent searches and ten favorites are read; with favorites, four recent searches are shown', () => {
  const recent = JSON.stringify(many(15));
  expect(visibleSearches({recent: readRecent(recent), favorites: []}).recent).toHaveLength(7);
  const both = readSaved('i', storageOf({[RECENT]: recent, [FAVORITE]: recent}), ORIGIN);
  expect([both.recent.length, both.favorites.length]).toEqual([7, 10]);
  expect([visibleSearches(both).recent.length, visibleSearches(both).favorites.length]).toEqual([
    4, 10,
  ]);
});

test('recent searches that a favorite hides reappear when it is removed', () => {
  const storage = storageOf({});
  writeSaved(promote({recent: many(7), favorites: []}, hit('3')), 'i', storage);
  const saved = readSaved('i', storage, ORIGIN);
  expect(idsOf(visibleSearches(saved).recent)).toBe('0 1 2 4');
  expect(idsOf(visibleSearches(remove(saved, hit('3'))).recent)).toBe('0 1 2 4 5 6');
});

test('a hit in the text of a section is saved as the section', () => {
  const {recent} = addRecent(NO_SEARCHES, {...hit('1'), type: 'content', content: 'text'});
  expect(recent).toEqual([hit('1')]);
});

test('the latest seven searches are saved, newest first, each URL once', () => {
  const nine = many(9);
  const again = {...hit('5'), objectID: 'other'};
  expect(idsOf(addRecent({recent: nine, favorites: []}, again).recent)).toBe('other 0 1 2 3 4 6');
  const withFavorite = addRecent({recent: nine, favorites: [hit('x')]}, hit('y'));
  expect(idsOf(withFavorite.recent)).toBe('y 0 1 2 3 4 5');
});

test('opening a favorite does not add it to the recent searches', () => {
  const saved = {recent: [hit('1')], favorites: [hit('2')]};
  expect(addRecent(saved, hit('2'))).toEqual(saved);
});

test('a recent search becomes a favorite, and an eleventh favorite replaces the oldest', () => {
  const saved = promote({recent: many(7), favorites: []}, hit('3'));
  expect([idsOf(saved.recent), idsOf(saved.favorites)]).toEqual(['0 1 2 4 5 6', '3']);
  const full = promote({recent: [hit('x')], favorites: many(10)}, hit('x'));
  expect(idsOf(full.favorites)).toBe('x 0 1 2 3 4 5 6 7 8');
});

test('a search is removed from both lists', () => {
  const saved = {recent: many(2), favorites: [hit('x')]};
  expect(idsOf(remove(saved, hit('0')).recent)).toBe('1');
  expect(remove(saved, hit('x')).favorites).toEqual([]);
});

test('without personalization, nothing is read or saved', () => {
  expect(readSaved('i', undefined, ORIGIN)).toEqual(NO_SEARCHES);
  expect(writeSaved({recent: [hit('1')], favorites: []}, 'i', undefined)).toBe(false);
});

test('when access to storage is denied, nothing is read or saved', () => {
  expect(readSaved('i', denied, ORIGIN)).toEqual(NO_SEARCHES);
  expect(writeSaved({recent: [hit('1')], favorites: []}, 'i', denied)).toBe(false);
});

test.each([
  ['a new recent search', (saved: SavedSearches) => addRecent(saved, hit('new'))],
  ['a new favorite', (saved: SavedSearches) => promote(saved, hit('1'))],
])('when the storage is full, %s is rejected and nothing is lost', (_, edit) => {
  const before = {recent: many(2), favorites: [hit('x')]};
  const [recent, favorites] = [before.recent, before.favorites].map((list) => JSON.stringify(list));
  const entries = {[RECENT]: recent ?? '', [FAVORITE]: favorites ?? ''};
  const shorterList = edit(before).recent.length > 2 ? recent : favorites;
  const storage = storageOf(entries, shorterList?.length);
  expect(writeSaved(edit(before), 'i', storage)).toBe(false);
  expect(readSaved('i', storage, ORIGIN)).toEqual(before);
});

import {expect, test} from 'vitest';
import {
  cleanStorage,
  favoriteKey,
  isFull,
  readStored,
  recentKey,
  rememberAll,
  withRecent,
  type StoredHit,
} from './storedHits';

const ORIGIN = 'https://docs.example';

const hit = (id: string, more: object = {}): StoredHit => ({
  objectID: id,
  type: 'lvl2',
  url: `/a/#${id}`,
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'A', lvl2: `B ${id}`},
  ...more,
});

/** Storage with room for so many UTF-16 units. */
function storageOf(entries: Record<string, string>, room = Infinity): Storage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, text);
    },
  } as Storage;
}

const denied = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

test('entries come back as they were stored, without marks and other additions', () => {
  const text = JSON.stringify([{...hit('1'), _highlightResult: {}, __docsearch_parent: {}}]);
  const [entry] = readStored(text, ORIGIN);
  expect(entry).toEqual({
    ...hit('1'),
    hierarchy: {...hit('1').hierarchy, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  });
  expect(readStored(JSON.stringify([entry]), ORIGIN)).toEqual([entry]);
});

test('markup in any text is escaped', () => {
  const html = '<img src=x onerror=alert(1)>';
  const entry = hit('1', {content: html, hierarchy: {lvl0: html, lvl1: html, lvl2: html}});
  const [read] = readStored(JSON.stringify([entry]), ORIGIN);
  expect(JSON.stringify([read?.content, read?.hierarchy])).not.toContain('<');
});

test.each([
  ['no text', null],
  ['no JSON', '{"a": ['],
  ['no list', '{"a": 1}'],
  ['a number', '7'],
  ['no hits', '[null, 1, "a", [], {}]'],
])('%s gives no entries', (_, text) => {
  expect(readStored(text, ORIGIN)).toEqual([]);
});

test.each([
  ['leads off the site', {url: 'https://evil.example/'}],
  ['runs a script', {url: 'javascript:alert(1)'}],
  ['is of an unknown type', {type: '__proto__'}],
  ['has no headings', {hierarchy: null}],
  ['has no title of its level', {hierarchy: {lvl1: 'A'}}],
  ['has headings that are no texts', {hierarchy: {lvl1: {}, lvl2: {}}}],
  ['has no id', {objectID: 1}],
])('an entry that %s is dropped', (_, more) => {
  expect(readStored(JSON.stringify([hit('1', more), hit('2')]), ORIGIN)).toHaveLength(1);
});

test('storage is rewritten to what is safe, also when it is nearly full, and no more', () => {
  const poisoned = JSON.stringify([hit('1', {url: 'javascript:alert(1)'}), hit('2')]);
  const storage = storageOf({[recentKey('i')]: poisoned, [favoriteKey('i')]: 'x', other: 'x'});
  cleanStorage('i', () => storage, ORIGIN);
  expect(JSON.parse(storage.getItem(recentKey('i')) ?? '')).toHaveLength(1);
  expect(storage.getItem(favoriteKey('i'))).toBe('[]');
  expect(storage.getItem('other')).toBe('x');

  const full = storageOf({[recentKey('i')]: poisoned}, 0);
  cleanStorage('i', () => full, ORIGIN);
  expect(full.getItem(recentKey('i'))).toBeNull();
  expect(() => cleanStorage('i', denied, ORIGIN)).not.toThrow();
});

test('full is told from denied: only then would a click fail', () => {
  expect(isFull(() => storageOf({}))).toBe(false);
  expect(isFull(() => storageOf({}, 100))).toBe(true);
  expect(isFull(denied)).toBe(false);
});

test('a found paragraph is kept as the section it stands in', () => {
  const [first] = withRecent([], [], hit('1', {type: 'content', content: 'text'}));
  expect(first).toMatchObject({type: 'lvl2', content: null, url: '/a/#1'});
});

test('the newest is first, each is kept once, seven of them or four beside favorites', () => {
  const nine = Array.from({length: 9}, (_, id) => hit(String(id)));
  expect(withRecent(nine, [], hit('5')).map(({objectID}) => objectID)).toEqual([
    ...['5', '0', '1', '2', '3', '4', '6'],
  ]);
  expect(withRecent(nine, [hit('x')], hit('y'))).toHaveLength(4);
});

test('a favorite is not recent too', () => {
  expect(withRecent([hit('1')], [hit('2')], hit('2'))).toEqual([hit('1')]);
});

test('what the library wrote over is kept again, in the order of choice', () => {
  const storage = storageOf({});
  const paragraph = hit('1', {type: 'content', content: 'text'});
  storage.setItem(recentKey('i'), JSON.stringify([hit('2'), hit('0')]));
  rememberAll([paragraph, hit('2')], 'i', () => storage, ORIGIN);
  const kept = readStored(storage.getItem(recentKey('i')), ORIGIN);
  expect(kept.map(({objectID}) => objectID)).toEqual(['2', '1', '0']);
});

test('what cannot be kept is not, and does no harm', () => {
  const storage = storageOf({});
  rememberAll([hit('1')], 'i', () => storage, ORIGIN);
  expect(readStored(storage.getItem(recentKey('i')), ORIGIN)).toHaveLength(1);
  expect(() => rememberAll([hit('1')], 'i', denied, ORIGIN)).not.toThrow();
  expect(() => rememberAll([hit('1')], 'i', () => storageOf({}, 0), ORIGIN)).not.toThrow();
});

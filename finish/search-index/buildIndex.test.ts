import {expect, test} from 'vitest';
import {decodeTerms} from '../../search/engine/coding';
import {fileAt, MANIFEST, type Manifest, type Shard} from '../../search/engine/format';
import {shardOf} from '../../search/engine/sortedTerms';
import {indexOf} from '../../tests/search/testIndex';
import {addStarts} from './addStarts';

/** Words that hardly differ, enough for many shards; some begin the next one in order. */
const words = Array.from({length: 2000}, (_, index) => [
  `unbond${index}ing`,
  `stake${'x'.repeat(index % 20)}${'y'.repeat(index / 100)}`,
]).flat();

test('the separators of shards are short, and tell for each term which one has it', () => {
  const files = indexOf({'/': `<h1>Words</h1><p>${words.join(' ')}</p>`});
  const manifest = JSON.parse(files.get(MANIFEST) ?? '') as Manifest;
  const {shards} = manifest;
  const held = shards.map((_, index) => {
    const shard = JSON.parse(files.get(fileAt(manifest, 'terms', index)) ?? '') as Shard;
    return decodeTerms(shard.terms);
  });
  expect(held.length).toBeGreaterThan(5);
  held.forEach((terms, index) => {
    expect(terms.map((term) => shardOf(shards, term))).toEqual(terms.map(() => index));
  });
  expect(shards[0]).toBe('');
  const firsts = held.map(([first = '']) => first);
  expect(shards.join('').length).toBeLessThan(0.9 * firsts.join('').length);
});

/** A site of many pages, of which one has `word` in its text. */
function siteWith(word: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({length: 200}, (_, page) => {
      const own = Array.from({length: 120}, (_, index) => words[(page * 97 + index * 13) % 4000]);
      if (page === 90) own[50] = word;
      return [
        `/p${page}/`,
        `<h1>Page ${page}</h1><p>${own.slice(0, 60).join(' ')}</p>` +
          `<h2 id="more">More ${page}</h2><p>${own.slice(60).join(' ')}</p>`,
      ];
    }),
  );
}

test('another word on a page renames the few files that have it, and the manifest', async () => {
  const before = await addStarts(indexOf(siteWith('receive')));
  const after = await addStarts(indexOf(siteWith('recieve')));
  expect(before.size).toBeGreaterThan(400);
  const renamed = [...after.keys()].filter((name) => !before.has(name));
  expect(renamed.length).toBeGreaterThan(0);
  // Its text, its terms, those it was among, the list of words, and what its first letter finds.
  expect(renamed.length).toBeLessThan(12);
  // What has kept its name has kept its content.
  for (const [name, text] of after) {
    if (name !== MANIFEST && before.has(name)) expect(text).toBe(before.get(name));
  }
});

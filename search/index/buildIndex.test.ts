import {expect, test} from 'vitest';
import {indexOf, PAGES} from '../../tests/search/testIndex';
import {MANIFEST, type Manifest, type PackedPostings} from '../engine/format';

const manifestOf = (files: Map<string, string>) =>
  JSON.parse(files.get(MANIFEST) ?? '') as Manifest;

/** A text with enough words for several shards. */
const words = Array.from({length: 2_000}, (_, index) => `unbond${index}x`).join(' ');

test('the manifest lists the first term of each shard, in sorted order', () => {
  const files = indexOf({'/': `<h1>Words</h1><p>${words}</p>`});
  const {shards, folder} = manifestOf(files);
  expect(shards.length).toBeGreaterThan(3);
  const firstTerms = shards.map((_, shard) => {
    const terms = JSON.parse(files.get(`${folder}/terms/${shard}.json`) ?? '') as PackedPostings[];
    return terms[0]?.[0];
  });
  expect(firstTerms).toEqual(shards);
  expect([...shards].sort()).toEqual(shards);
});

test('a page has a section for each heading', () => {
  const files = indexOf(PAGES);
  const {pages, folder} = manifestOf(files);
  expect(pages.map(([path, title, , , sections]) => [path, title, sections])).toContainEqual([
    '/guides/unbonding/',
    'Unbonding',
    3,
  ]);
  expect(JSON.parse(files.get(`${folder}/sections/1.json`) ?? '')).toEqual({
    headings: ['How long it takes'],
    anchor: 'how-long',
    texts: [['It takes 301 Bitcoin blocks, about 50 hours.', 'how-long']],
  });
});

test('the same text produces the same files, and a changed text produces a different folder', () => {
  const files = indexOf(PAGES);
  expect(indexOf(PAGES)).toEqual(files);
  const changed = indexOf({...PAGES, '/glossary/': '<h1>Glossary</h1><p>New.</p>'});
  expect(manifestOf(changed).folder).not.toBe(manifestOf(files).folder);
  const {folder} = manifestOf(files);
  expect([...files.keys()].every((path) => path === MANIFEST || path.startsWith(folder))).toBe(
    true,
  );
});

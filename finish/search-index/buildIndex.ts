import {createHash} from 'node:crypto';
import {encodePostings, encodeTerms} from '../../search/engine/coding';
import {
  fileName,
  FORMAT,
  MANIFEST,
  HASH_LENGTH,
  type Facets,
  type Hashes,
  type Kind,
  type Manifest,
  type PackedPage,
  type PageEntry,
  type PackedUnit,
  type Posting,
} from '../../search/engine/format';
import {isCrowded, SHORT} from '../../search/engine/shortStart';
import {cutUnits, type Page, type Unit} from './cutUnits';
import type {SearchRecord} from './record';
import {weighStarts, weighTerms} from './weighTerms';

/**
 * Size of most shards of terms, in characters; a third of it is sent. From the least size on, a shard
 * ends before a term whose hash says so, one in a few: after a change the cuts are soon the same
 * again, and so are the files.
 */
const SHARD_SIZE = {least: 1_700, most: 5_000, oneIn: 8} as const;

/**
 * Size at which a pack of text ends, in characters; half of it is sent. A query reads one or two
 * texts of each, so that larger packs cost more than they save. At the end of a page less is enough,
 * so that what changes on a page moves no cut on others.
 */
const PACK_SIZE = {usual: 700, atEnd: 200} as const;

/** Terms in the list for spelling, the most used ones. */
const VOCABULARY_SIZE = 12_000;

/**
 * All files of the index by their address below the site's root, but those that `addStarts` adds.
 * The same records give the same bytes.
 */
export function buildIndex(records: readonly SearchRecord[]): Map<string, string> {
  const pages = cutUnits(records);
  const postings = weighTerms(pages);
  const texts = pages.reduce((sum, {units}) => sum + units.length, 0);
  const shards = shardsWithStarts(listsOf(postings), (isWanted) =>
    weighStarts(postings, texts, isWanted),
  );
  const packs = cutPacks(pages);
  const facets = new Map<string, Facets>();
  for (const {first} of pages) facets.set(facetKey(first), facetsOf(first));
  const facetKeys = [...facets.keys()];
  const bodies: Record<Kind, readonly object[]> = {
    terms: shards.map((shard) => ({
      terms: encodeTerms(shard.map(([term]) => term)),
      lists: shard.map(([, list]) => list),
    })),
    text: packs.map(({parts}) => ({parts})),
    start: [],
    words: [{terms: encodeTerms(vocabularyOf(postings))}],
  };
  const {files, hashes} = named(bodies);
  return withManifest(files, {
    hashes,
    pages: pages.map(({units, first}): PageEntry => [
      units.length,
      first.weight.page_rank,
      facetKeys.indexOf(facetKey(first)),
    ]),
    sections: pages.map(({units}) => sectionsOf(units)).join(''),
    packs: packs.map(({units}) => units),
    keywords: keywordsOf(pages),
    shards: separatorsOf(shards.map((shard) => shard.map(([term]) => term))),
    starts: '',
    facets: [...facets.values()],
  });
}

/** The files of some bodies, each called by the hash of its content. */
export function named(bodies: Readonly<Record<Kind, readonly object[]>>): {
  files: Map<string, string>;
  hashes: Hashes;
} {
  const files = new Map<string, string>();
  const hashesOf = (kind: Kind) =>
    bodies[kind]
      .map((body) => {
        const text = JSON.stringify(body);
        const hash = hashOf(text, HASH_LENGTH);
        files.set(fileName(kind, hash), text);
        return hash;
      })
      .join('');
  const [terms, text] = [hashesOf('terms'), hashesOf('text')];
  return {files, hashes: {terms, text, start: hashesOf('start'), words: hashesOf('words')}};
}

/** These files with the manifest that leads to them. */
export function withManifest(
  files: ReadonlyMap<string, string>,
  content: Omit<Manifest, 'format' | 'build'>,
): Map<string, string> {
  const build = hashOf(JSON.stringify([FORMAT, content]), 12);
  const manifest: Manifest = {...content, format: FORMAT, build};
  return new Map(files).set(MANIFEST, JSON.stringify(manifest));
}

function hashOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** All terms of the index with their lists, as shards hold them. */
function listsOf(postings: ReadonlyMap<string, readonly Posting[]>): Map<string, string> {
  return new Map([...postings].map(([term, list]) => [term, encodePostings(list)]));
}

type ShardOfLists = readonly [term: string, list: string][];

/**
 * The shards of all terms, and of those that stand for what some letters begin. Where letters are
 * crowded is known once the shards are cut, which the terms for them cut anew.
 */
function shardsWithStarts(
  lists: ReadonlyMap<string, string>,
  weigh: (isWanted: (letters: string) => boolean) => Map<string, Posting[]>,
): ShardOfLists[] {
  const wanted = new Set<string>();
  for (;;) {
    const starts = weigh((letters) => letters.length <= SHORT || wanted.has(letters));
    const coded = [...starts].map(([term, list]) => [term, encodePostings(list)] as const);
    const shards = cutShards(new Map([...lists, ...coded]));
    const separators = separatorsOf(shards.map((shard) => shard.map(([term]) => term)));
    const missing = crowdedOf(separators).filter((letters) => !wanted.has(letters));
    if (missing.length === 0) return shards;
    missing.forEach((letters) => wanted.add(letters));
  }
}

/** The letters, more than `SHORT`, that begin the terms of too many shards. */
function crowdedOf(separators: readonly string[]): string[] {
  // Such letters begin every separator but the first of their shards.
  const letters = separators.flatMap((separator) =>
    Array.from({length: Math.max(0, separator.length - SHORT)}, (_, index) =>
      separator.slice(0, SHORT + index + 1),
    ),
  );
  return [...new Set(letters)].filter((start) => isCrowded(separators, start));
}

function cutShards(lists: ReadonlyMap<string, string>): ShardOfLists[] {
  const shards: [string, string][][] = [];
  let size = Infinity;
  for (const term of [...lists.keys()].sort()) {
    const {least, most, oneIn} = SHARD_SIZE;
    const isCut = size >= least && parseInt(hashOf(term, 8), 16) % oneIn === 0;
    if (isCut || size >= most) {
      shards.push([]);
      size = 0;
    }
    const list = lists.get(term) ?? '';
    shards.at(-1)?.push([term, list]);
    size += term.length + list.length;
  }
  return shards;
}

/** For each shard the shortest text that is after all terms before it, and not after its own. */
function separatorsOf(shards: readonly (readonly string[])[]): string[] {
  return shards.map(([first = ''], index) => {
    const before = shards[index - 1]?.at(-1);
    if (before === undefined) return '';
    let length = 1;
    while (first.slice(0, length) <= before) length += 1;
    return first.slice(0, length);
  });
}

function cutPacks(pages: readonly Page[]): {parts: PackedPage[]; units: number}[] {
  const packs: {parts: PackedPage[]; units: number; size: number}[] = [];
  for (const {url, first, units} of pages) {
    let part: {-readonly [key in keyof PackedPage]: PackedPage[key]} | undefined;
    for (const unit of units) {
      let pack = packs.at(-1);
      const full = unit === units[0] ? PACK_SIZE.atEnd : PACK_SIZE.usual;
      if (!pack || pack.size >= full) {
        pack = {parts: [], units: 0, size: 0};
        packs.push(pack);
        part = undefined;
      }
      if (!part) {
        const {lvl0, lvl1} = first.hierarchy;
        part = {url, lvl0: lvl0 ?? '', title: lvl1 ?? '', units: []};
        pack.parts.push(part);
      }
      const packed = packUnit(unit);
      part.units = [...part.units, packed];
      pack.units += 1;
      pack.size += JSON.stringify(packed).length;
    }
  }
  return packs;
}

function packUnit({records, begins}: Unit): PackedUnit {
  const [first] = records;
  if (!first) throw new Error('[search] A unit without records.');
  const {lvl2, lvl3, lvl4, lvl5, lvl6} = first.hierarchy;
  const headings = [lvl2, lvl3, lvl4, lvl5, lvl6];
  while (headings.length > 0 && headings.at(-1) === null) headings.pop();
  // Where most records are reached; only others name their own anchor.
  const {anchor} = first;
  const texts = records.slice(begins ? 1 : 0).map((record): PackedUnit['texts'][number] => {
    const text = record.content ?? '';
    return record.anchor === anchor ? text : [text, record.anchor];
  });
  return {first: first.weight.position, headings, anchor, begins, texts};
}

/** For each section its number of units; nine and more are told as several sections. */
function sectionsOf(units: readonly Unit[]): string {
  let digits = '';
  for (const {begins} of units) {
    const last = Number(digits.at(-1));
    if (begins || digits === '' || last === 9) digits += '1';
    else digits = digits.slice(0, -1) + String(last + 1);
  }
  return digits;
}

/** Which units have keywords, each by its distance from the last that has, and how many. */
function keywordsOf(pages: readonly Page[]): [skipped: number, count: number][] {
  const found: [number, number][] = [];
  let skipped = 0;
  for (const {keywords} of pages.flatMap(({units}) => units)) {
    if (keywords.length > 0) {
      found.push([skipped, keywords.length]);
      skipped = 0;
    } else skipped += 1;
  }
  return found;
}

/** Words that a reader may have meant: of letters only, the most used ones. */
function vocabularyOf(postings: ReadonlyMap<string, readonly Posting[]>): string[] {
  return [...postings]
    .filter(([term]) => /^\p{L}{3,24}$/u.test(term))
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .slice(0, VOCABULARY_SIZE)
    .map(([term]) => term)
    .sort();
}

function facetsOf({language, docusaurus_tag, version}: SearchRecord): Facets {
  return {language, docusaurus_tag, version};
}

function facetKey(record: SearchRecord): string {
  return JSON.stringify(facetsOf(record));
}

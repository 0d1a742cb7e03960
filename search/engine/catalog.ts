import MiniSearch from 'minisearch';
import {
  OPTIONS,
  unpackPostings,
  type Manifest,
  type PackedPostings,
  type PageEntry,
} from './format';
import type {Query} from './query';
import type {RankedSection} from './rank';
import {keyOf, wordsOf} from './words';

/** Most shards that are read for the start of a word, or for a misspelled one. */
const MAX_SHARDS = 6;

/** Shortest prefix, in letters, that is looked up in the index. */
export const SHORTEST_PREFIX = 3;

/** Length of every field of every section: the ranking doesn't use them. */
const LENGTHS = OPTIONS.fields.map(() => 1);

/** The manifest's pages and sections, and the shards that a query needs. */
export class Catalog {
  /** Number of sections. */
  readonly size: number;
  private readonly pageOfSection: readonly number[];
  private readonly titleKeys: readonly string[];

  constructor(readonly manifest: Manifest) {
    this.pageOfSection = manifest.pages.flatMap(([, , , , sections], page) =>
      Array<number>(sections).fill(page),
    );
    this.size = this.pageOfSection.length;
    this.titleKeys = manifest.pages.map(([, title]) => keyOf(title));
  }

  pageOf(section: number): number {
    return this.pageOfSection[section] ?? 0;
  }

  page(number: number): PageEntry {
    return this.manifest.pages[number] ?? ['', '', '', 0, 0, []];
  }

  /** The title of a page in the form of `Query.key`. */
  titleKeyOf(page: number): string {
    return this.titleKeys[page] ?? '';
  }

  /** The first sections of pages with a word in their title that begins with these letters. */
  titlesWith(letters: string): RankedSection[] {
    const matches = this.manifest.pages.flatMap(([, title, , score], page) => {
      const terms = wordsOf(title)
        .flatMap(({terms: own}) => own)
        .filter((term) => term.startsWith(letters));
      return terms.length > 0
        ? [{section: this.pageOfSection.indexOf(page), page, score, terms}]
        : [];
    });
    return matches.sort((one, other) => other.score - one.score);
  }

  /** MiniSearch with some of the terms, and the sections that have them. */
  open(postings: readonly PackedPostings[]): MiniSearch {
    const index = postings.map(unpackPostings);
    const ids = new Set(index.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys)));
    return MiniSearch.loadJS(
      {
        documentCount: this.size,
        nextId: this.size,
        documentIds: Object.fromEntries([...ids].map((id) => [id, Number(id)])),
        fieldIds: Object.fromEntries(OPTIONS.fields.map((field, number) => [field, number])),
        fieldLength: Object.fromEntries([...ids].map((id) => [id, LENGTHS])),
        averageFieldLength: LENGTHS,
        storedFields: {},
        dirtCount: 0,
        serializationVersion: 2,
        index,
      },
      OPTIONS,
    );
  }

  /** The shards with the terms of a query. */
  shardsFor({words, prefix}: Query): number[] {
    const shards = words.flatMap(({terms}) => [...terms.keys()].map((term) => this.shardOf(term)));
    return prefix === undefined ? shards : [...shards, ...this.shardsFrom(prefix)];
  }

  /** The shards with the words that the misspelled ones may be: the first letters are seldom wrong. */
  shardsNear({words}: Query, isKnown: (term: string) => boolean): number[] {
    const unknown = words.filter(({terms, edits}) => edits > 0 && ![...terms.keys()].some(isKnown));
    return unknown.flatMap(({terms}) => {
      const [whole = ''] = terms.keys();
      return this.shardsFrom(whole.slice(0, SHORTEST_PREFIX));
    });
  }

  /** The shards of all terms that begin with these letters; the first few of them. */
  private shardsFrom(letters: string): number[] {
    if (letters.length < SHORTEST_PREFIX) return [];
    const first = this.shardOf(letters);
    const last = this.shardOf(`${letters}\uffff`);
    return Array.from({length: Math.min(last - first + 1, MAX_SHARDS)}, (_, step) => first + step);
  }

  private shardOf(term: string): number {
    return Math.max(
      0,
      this.manifest.shards.findLastIndex((first) => first <= term),
    );
  }
}

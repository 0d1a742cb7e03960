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

/** Maximum number of shards that are read for a prefix or a misspelled word. */
const MAX_SHARDS = 6;

/** Minimum length of a prefix that is looked up in the index, in UTF-16 code units. */
export const MIN_PREFIX_LENGTH = 3;

/** Placeholder lengths of a section's fields. The ranking ignores them, because `b` is 0. */
const LENGTHS = OPTIONS.fields.map(() => 1);

/** Looks up pages and sections in the manifest, and the shards that a query needs. */
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

  /** The title of a page, normalized like `Query.key`. */
  titleKeyOf(page: number): string {
    return this.titleKeys[page] ?? '';
  }

  /** The first sections of pages whose title has a word that starts with a prefix. */
  titlesWith(prefix: string): RankedSection[] {
    const matches = this.manifest.pages.flatMap(([, title, , score], page) => {
      const terms = wordsOf(title)
        .flatMap((word) => word.terms)
        .filter((term) => term.startsWith(prefix));
      return terms.length > 0
        ? [{section: this.pageOfSection.indexOf(page), page, score, terms}]
        : [];
    });
    return matches.sort((a, b) => b.score - a.score);
  }

  /** Creates a MiniSearch index of some terms and the sections that contain them. */
  createIndex(postings: readonly PackedPostings[]): MiniSearch {
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

  /** The shards that contain the terms of a query. */
  shardsFor({words, prefix}: Query): number[] {
    const shards = words.flatMap(({terms}) => [...terms.keys()].map((term) => this.shardOf(term)));
    return prefix === undefined ? shards : [...shards, ...this.shardsWithPrefix(prefix)];
  }

  /** The shards that may contain corrections of unknown words, whose first letters are rarely wrong. */
  shardsNear({words}: Query, isKnown: (term: string) => boolean): number[] {
    const unknown = words.filter(({terms, edits}) => edits > 0 && ![...terms.keys()].some(isKnown));
    return unknown.flatMap(({terms}) => {
      const [wholeTerm = ''] = terms.keys();
      return this.shardsWithPrefix(wholeTerm.slice(0, MIN_PREFIX_LENGTH));
    });
  }

  /** The first `MAX_SHARDS` shards with terms that start with a prefix. */
  private shardsWithPrefix(prefix: string): number[] {
    if (prefix.length < MIN_PREFIX_LENGTH) return [];
    const first = this.shardOf(prefix);
    const last = this.shardOf(`${prefix}\uffff`);
    return Array.from({length: Math.min(last - first + 1, MAX_SHARDS)}, (_, step) => first + step);
  }

  private shardOf(term: string): number {
    return Math.max(
      0,
      this.manifest.shards.findLastIndex((first) => first <= term),
    );
  }
}

import MiniSearch from 'minisearch';
import {decodeLength, decodePostings, OPTIONS, type Manifest, type PageEntry} from './format';
import type {Query} from './query';
import type {RankedSection} from './rank';
import {keyOf, wordsOf} from './words';

/** Shards that the start of a word, or of a misspelled one, may ask for. */
const MAX_SHARDS = 6;

/** Letters from which on words that begin with them are looked up. */
export const SHORTEST_PREFIX = 3;

/** What the manifest says of all pages, and which shards a query needs. */
export class Catalog {
  readonly manifest: Manifest;
  /** Number of documents: sections and keywords. */
  readonly size: number;
  /** Page of each document. */
  private readonly pageOfDocument: readonly number[];
  private readonly firstSections: readonly number[];
  private readonly titleKeys: readonly string[];
  private readonly slugKeys: readonly string[];

  constructor(manifest: Manifest) {
    this.manifest = manifest;
    const {pages} = manifest;
    const spread = (count: (page: PageEntry) => number) =>
      pages.flatMap((page, number) => Array<number>(count(page)).fill(number));
    this.pageOfDocument = [
      ...spread(([, , , , sections]) => sections),
      ...spread(([, , , , , keywords]) => keywords),
    ];
    this.size = this.pageOfDocument.length;
    let first = 0;
    this.firstSections = pages.map(([, , , , sections]) => (first += sections) - sections);
    this.titleKeys = pages.map(([, title]) => keyOf(title));
    this.slugKeys = pages.map(([path]) => keyOf(path.split('/').findLast(Boolean) ?? ''));
  }

  pageOf(document: number): number {
    return this.pageOfDocument[document] ?? 0;
  }

  page(number: number): PageEntry {
    return this.manifest.pages[number] ?? ['', '', 0, 0, 0, 0];
  }

  /** Name of the area that a page belongs to. */
  areaOf(page: number): string {
    return this.manifest.areas[this.page(page)[2]] ?? '';
  }

  /** Whether a page's title is the query, word for word. */
  isTitle(page: number, {key}: Query): boolean {
    return key !== '' && this.titleKeys[page] === key;
  }

  /** Whether the last folder of a page's path is the query: an operation's id or path often is. */
  isSlug(page: number, {key}: Query): boolean {
    return key !== '' && this.slugKeys[page] === key;
  }

  /** Number of words in a field of a document. */
  lengthOf(field: (typeof OPTIONS.fields)[number], document: number): number {
    return decodeLength(this.manifest.lengths[OPTIONS.fields.indexOf(field)] ?? '', document);
  }

  /** The section that is shown for a document: a keyword leads to the first one of its page. */
  sectionOf(document: number): number {
    const page = this.pageOf(document);
    const first = this.firstSections[page] ?? 0;
    return document < first + this.page(page)[4] ? document : first;
  }

  /** The first sections of pages with a title in which a word begins with these letters. */
  titlesWith(letters: string): RankedSection[] {
    const found = this.manifest.pages.flatMap(([, title], page) => {
      const terms = termsOfText(title).filter((term) => term.startsWith(letters));
      const section = this.firstSections[page] ?? 0;
      return terms.length === 0 ? [] : [{section, page, score: this.page(page)[3], terms}];
    });
    return found.sort((one, other) => other.score - one.score);
  }

  /** MiniSearch with some terms and the documents that have them. */
  open(lines: readonly string[]): MiniSearch {
    const {lengths, averages} = this.manifest;
    const terms = lines.map(decodePostings);
    const ids = [
      ...new Set(terms.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys))),
    ];
    const byDocument = <T>(value: (document: number) => T) =>
      Object.fromEntries(ids.map((id) => [id, value(Number(id))]));
    return MiniSearch.loadJS(
      {
        documentCount: this.size,
        nextId: this.size,
        documentIds: byDocument((document) => document),
        fieldIds: Object.fromEntries(OPTIONS.fields.map((field, number) => [field, number])),
        fieldLength: byDocument((id) => lengths.map((field) => decodeLength(field, id))),
        averageFieldLength: [...averages],
        storedFields: {},
        dirtCount: 0,
        serializationVersion: 2,
        index: terms,
      },
      OPTIONS,
    );
  }

  /** The shards with the terms of a query, in order. */
  shardsFor({words, prefix}: Query): number[] {
    const found = words.flatMap(({terms}) => [...terms.keys()].map((term) => this.shardOf(term)));
    const open = prefix !== undefined && prefix.length >= SHORTEST_PREFIX ? this.range(prefix) : [];
    return sorted([...found, ...open]);
  }

  /** The shards of words that a misspelled one may be: most slips spare the first letters. */
  shardsNear({words}: Query, isKnown: (term: string) => boolean): number[] {
    const unknown = words.filter(({terms, edits}) => edits > 0 && ![...terms.keys()].some(isKnown));
    return sorted(
      unknown.flatMap(({terms}) => {
        const [whole = ''] = terms.keys();
        return this.range(whole.slice(0, SHORTEST_PREFIX));
      }),
    );
  }

  /** The shards of all words that begin with these letters; the first few of them. */
  private range(letters: string): number[] {
    const first = this.shardOf(letters);
    const last = this.shardOf(`${letters}\uffff`);
    return Array.from({length: Math.min(last - first + 1, MAX_SHARDS)}, (_, step) => first + step);
  }

  private shardOf(term: string): number {
    const after = this.manifest.shards.findIndex((first) => first > term);
    return Math.max(0, (after < 0 ? this.manifest.shards.length : after) - 1);
  }
}

function sorted(shards: readonly number[]): number[] {
  return [...new Set(shards)].sort((one, other) => one - other);
}

function termsOfText(text: string): string[] {
  return wordsOf(text).flatMap(({terms}) => terms);
}

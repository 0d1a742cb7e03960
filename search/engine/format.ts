/**
 * Rank of pages that describe one operation of an API, in steps of `TUNING.rank`. Where a name, an
 * operation or just its title is asked for, `TUNING.operation` stands in its place. Tuned on
 * tests/search/queries.json.
 */
export const OPERATION_RANK = -5;

/** Joins the cells of a table row, which are one text. */
export const CELLS = ' · ';

/** Changes when files of an older build can no longer be read. */
export const FORMAT = 7;

/** What all files of an index have in common; small, and asked for again on every visit. */
export type Manifest = {
  readonly format: number;
  /** Hash over this file: tells one index from another. */
  readonly build: string;
  /** The content hashes of all other files, which are called by them, so that builds never mix. */
  readonly hashes: Hashes;
  /** Pages in the order of the index. */
  readonly pages: readonly PageEntry[];
  /** For each section in order, how many units it is cut into, as a digit. */
  readonly sections: string;
  /** Units in each pack of text. */
  readonly packs: readonly number[];
  /**
   * Units that keywords lead to: how many without any stand before, and how many keywords it has.
   * In the postings, keywords are numbered on behind the units.
   */
  readonly keywords: readonly (readonly [skipped: number, count: number])[];
  /** For each shard of terms a text that is after all terms before it, and not after its first. */
  readonly shards: readonly string[];
  /** ASCII letters and digits with a file of the texts that they find alone. */
  readonly starts: string;
  /** What pages can be filtered by. */
  readonly facets: readonly Facets[];
};

/**
 * What is known of a page: its number of units; its rank against others, in steps of `TUNING.rank` (0
 * is neutral); and the place of its facets in `Manifest.facets`.
 */
export type PageEntry = readonly [units: number, rank: number, facets: number];

export type Facets = {
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
};

/** Terms with the units that hold them. */
export type Shard = {
  /** Sorted; each with the number of characters it shares with the one before. */
  readonly terms: string;
  /** For each term its postings as text. */
  readonly lists: readonly string[];
};

/** The text of consecutive units. */
export type Pack = {readonly parts: readonly PackedPage[]};

/** The texts that one letter finds, which stand in many packs, in one file. */
export type Start = Pack & {
  /** Number of each unit in the index, in the order of the parts. */
  readonly numbers: readonly number[];
};

export type PackedPage = {
  readonly url: string;
  readonly lvl0: string;
  readonly title: string;
  readonly units: readonly PackedUnit[];
};

/**
 * `first` is the position on the page of the first record. `headings` are those from lvl2 down to the
 * unit's own, null for a level that is left out. A unit that begins a section begins with the
 * record of its heading.
 */
export type PackedUnit = {
  readonly first: number;
  readonly headings: readonly (string | null)[];
  readonly anchor: string | null;
  readonly begins: boolean;
  readonly texts: readonly (string | readonly [text: string, anchor: string | null])[];
};

/** Words for spelling, sorted, in the way of `Shard.terms`; asked for after a miss only. */
export type Vocabulary = {readonly terms: string};

/** One unit that holds a term. */
export type Posting = {
  readonly unit: number;
  /** How much the unit is about the term, above 0 and up to 1. */
  readonly impact: number;
  /** Number of words of the unit's heading when the term stands in it, else 0. */
  readonly heading: number;
  /** Whether that heading is the page's title. */
  readonly isTitle: boolean;
};

export const MANIFEST = 'search/manifest.json';

/** What a file holds: a `Shard`, a `Pack`, a `Start` or the `Vocabulary`. */
export type Kind = 'terms' | 'text' | 'start' | 'words';

/** Hex digits of a content hash; so many that no two of a large site are the same by chance. */
export const HASH_LENGTH = 10;

/** For each kind the hashes of its files in order, one after the other. */
export type Hashes = Readonly<Record<Kind, string>>;

/** Address of a file below the site's root. Its name tells hosts that it never changes. */
export function fileName(kind: Kind, hash: string): string {
  return `assets/search/${kind}-${hash}.json`;
}

/** Address of a file of an index by its place among those of its kind. */
export function fileAt({hashes}: Pick<Manifest, 'hashes'>, kind: Kind, place: number): string {
  return fileName(kind, hashes[kind].slice(place * HASH_LENGTH, (place + 1) * HASH_LENGTH));
}

/**
 * Rank of pages that describe one operation of an API, in steps of `TUNING.rank`. Where a name, an
 * operation or just its title is asked for, `TUNING.operation` stands in its place. Tuned on
 * tests/search/queries.json.
 */
export const OPERATION_RANK = -5;

/** Joins the cells of a table row, which are one text. */
export const CELLS = ' · ';

/** Changes when files of an older build can no longer be read. */
export const FORMAT = 6;

/** What all files of an index have in common; small, and asked for again on every visit. */
export type Manifest = {
  readonly format: number;
  /**
   * 12 hex digits of a hash over this file and all others but the starts, which follow from them. It
   * stands in the name of every other file and in the file, so that builds never mix.
   */
  readonly build: string;
  /** Pages in the order of the index. */
  readonly pages: readonly PageEntry[];
  /** For each section in order, how many units it is cut into, as a digit. */
  readonly sections: string;
  /** Units in each pack of text. */
  readonly packs: readonly number[];
  /**
   * Units that readers' phrases lead to: how many without any stand before, and how many phrases
   * it has. In the postings, phrases are numbered on behind the units.
   */
  readonly phrases: readonly (readonly [skipped: number, count: number])[];
  /** Different words that readers' phrases and questions say. */
  readonly said: number;
  /** For each shard of terms a text that is after all terms before it, and not after its first. */
  readonly shards: readonly string[];
  /** ASCII letters and digits with a file of the texts that they find alone. */
  readonly starts: string;
  /** What pages can be filtered by. */
  readonly facets: readonly Facets[];
};

/**
 * What is known of a page: its number of units; its rank against others, in steps of `TUNING.rank` (0
 * is neutral); the place of its facets in `Manifest.facets`; and how many words its voices say, each
 * word once for each voice that says it.
 */
export type PageEntry = readonly [units: number, rank: number, facets: number, said: number];

export type Facets = {
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
};

/** Terms with the units that hold them. */
export type Shard = {
  readonly build: string;
  /** Sorted; each with the number of characters it shares with the one before. */
  readonly terms: string;
  /**
   * For each term a list as text: postings; for one of `voiceTerms` the numbers of the voices that say
   * it; and for a weak one of these, pairs of a page and how many of its voices do.
   */
  readonly lists: readonly string[];
};

/**
 * What readers type and ask, each called a voice here, in the order of the units that answer. Their
 * words stand in the shards.
 */
export type Voices = {
  readonly build: string;
  /** For each unit its number of voices: first phrases, then questions, those that a sentence answers last. */
  readonly units: string;
  /** Length of each voice, as a vector of its words' rarities, by `encodeLength`. */
  readonly lengths: string;
};

/** The text of consecutive units. */
export type Pack = {readonly build: string; readonly parts: readonly PackedPage[]};

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
  /** Which sentences answer the unit's last voices: place of the text, offset in it, and how many. */
  readonly answers?: readonly (readonly [text: number, start: number, voices: number])[];
};

/** Words for spelling, sorted, in the way of `Shard.terms`; asked for after a miss only. */
export type Vocabulary = {readonly build: string; readonly terms: string};

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

/** Address of a file below the site's root. Its name tells hosts that it never changes. */
export function fileName(name: string, build: string): string {
  return `assets/search/${name}.${build}.json`;
}

export const shardName = (index: number): string => `terms-${index}`;
export const packName = (index: number): string => `text-${index}`;
export const startName = (letter: string): string => `start-${letter}`;
export const VOCABULARY = 'words';
export const VOICES_FILE = 'voices';

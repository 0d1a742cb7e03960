import type {AsPlainObject, Options} from 'minisearch';
import {termsOf, tokenize} from './words';

/** Options of MiniSearch. Each section is a document; only the first section of a page has keywords. */
export const OPTIONS = {
  fields: ['title', 'heading', 'above', 'text', 'keywords'],
  tokenize: (text: string) => tokenize(text),
  processTerm: (word: string) => [...termsOf(word)],
} satisfies Options;

/** Path of the manifest below the site's root. */
export const MANIFEST = 'search/manifest.json';

/** Version of the file format. It changes when the engine of another build can't read the files. */
export const FORMAT = 9;

/** A page of the site. */
export type PageEntry = readonly [
  path: string,
  title: string,
  area: string,
  /** Rank among pages that match equally well; 0 is neutral. */
  rank: number,
  /** Number of sections. */
  sections: number,
  /** Keys of alternative names: the last folder of the path, and single-word keywords such as commands. */
  names: readonly string[],
];

/** Data that every query needs. Sections are numbered consecutively, in the order of their pages. */
export type Manifest = {
  readonly format: number;
  /** Folder of all other files, below the site's root; each build has its own. */
  readonly folder: string;
  readonly pages: readonly PageEntry[];
  /** First term of each shard. */
  readonly shards: readonly string[];
};

/** The text of a section, for display. */
export type Section = {
  /** Headings below the title, down to the section's own. */
  readonly headings: readonly string[];
  readonly anchor: string | null;
  readonly texts: readonly (readonly [text: string, anchor: string | null])[];
};

/** A term with its sections by field, as MiniSearch serializes it. */
export type Postings = AsPlainObject['index'][number];

/**
 * Postings as stored in a shard. Each field has a list of pairs: the distance from the previous section,
 * and how often the section contains the term. `[20, 1, 5, 3]` means once in section 20 and three times
 * in section 25.
 */
export type PackedPostings = readonly [
  term: string,
  fields: Readonly<Record<string, readonly number[]>>,
];

/** Path of a shard below the site's root. */
export function shardFile(folder: string, shard: number): string {
  return `${folder}/terms/${shard}.json`;
}

/** Path of a section below the site's root. */
export function sectionFile(folder: string, section: number): string {
  return `${folder}/sections/${section}.json`;
}

export function packPostings([term, fields]: Postings): PackedPostings {
  const lists = Object.entries(fields).map(([field, counts]) => {
    let previous = 0;
    const pairs = Object.entries(counts).flatMap(([id, count]) => {
      const step = Number(id) - previous;
      previous += step;
      return [step, count];
    });
    return [field, pairs] as const;
  });
  return [term, Object.fromEntries(lists)];
}

export function unpackPostings([term, fields]: PackedPostings): Postings {
  const lists = Object.entries(fields).map(([field, pairs]) => {
    const counts: Record<string, number> = {};
    let section = 0;
    for (let index = 0; index < pairs.length; index += 2) {
      section += pairs[index] ?? 0;
      counts[section] = pairs[index + 1] ?? 0;
    }
    return [field, counts] as const;
  });
  return [term, Object.fromEntries(lists)];
}

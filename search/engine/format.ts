import type {AsPlainObject, Options} from 'minisearch';
import {termsOf, tokenize} from './words';

/** What MiniSearch indexes: sections with their fields, and each keyword as a small text of its own. */
export const OPTIONS = {
  fields: ['title', 'heading', 'above', 'text', 'keyword'],
  tokenize: (text: string) => tokenize(text),
  processTerm: (word: string) => [...termsOf(word)],
} satisfies Options;

/** Separates the cells of a table row, which are one text. */
export const CELL_SEPARATOR = ' · ';

/** Path of the manifest below the site's root. */
export const MANIFEST = 'search/manifest.json';

/** Changes when an engine of another build can't read the files. */
export const FORMAT = 8;

/** A page of the site. */
export type PageEntry = readonly [
  path: string,
  title: string,
  /** Place in `Manifest.areas`. */
  area: number,
  /** Rank compared with other pages that match as well; 0 is neutral. */
  rank: number,
  sections: number,
  keywords: number,
];

/**
 * What every query needs. Documents are numbered through: the sections in the order of their pages,
 * then the keywords in the same order.
 */
export type Manifest = {
  readonly format: number;
  /** Folder of all other files, below the site's root; each build has its own. */
  readonly folder: string;
  readonly areas: readonly string[];
  readonly pages: readonly PageEntry[];
  /** First term of each shard. */
  readonly shards: readonly string[];
  /** For each field, the number of words in each document, as `encodeLength` writes it. */
  readonly lengths: readonly string[];
  /** For each field, the average number of words. */
  readonly averages: readonly number[];
};

/** A section as it is shown. */
export type Section = {
  /** Headings below the title, down to the section's own. */
  readonly headings: readonly string[];
  readonly anchor: string | null;
  readonly texts: readonly (readonly [text: string, anchor: string | null])[];
};

/** A term with its documents by field, as MiniSearch serializes it. */
export type Postings = AsPlainObject['index'][number];

export function shardFile(folder: string, shard: number): string {
  return `${folder}/terms/${shard}.json`;
}

export function sectionFile(folder: string, section: number): string {
  return `${folder}/sections/${section}.json`;
}

/** One line per term: `term 3:a*2,b` is once in document 21 and twice in document 10, in field 3. */
export function encodePostings([term, fields]: Postings): string {
  const lists = Object.entries(fields).map(([field, counts]) => {
    let previous = 0;
    const documents = Object.entries(counts).map(([id, count]) => {
      const step = (Number(id) - previous).toString(36);
      previous = Number(id);
      return Number(count) > 1 ? `${step}*${Number(count).toString(36)}` : step;
    });
    return `${field}:${documents.join()}`;
  });
  return [term, ...lists].join(' ');
}

export function decodePostings(line: string): Postings {
  const [term = '', ...lists] = line.split(' ');
  const fields = lists.map((list) => {
    const [field = '', documents = ''] = list.split(':');
    let id = 0;
    const counts = documents.split(',').map((entry) => {
      const [step = '', count = '1'] = entry.split('*');
      id += parseInt(step, 36);
      return [id, parseInt(count, 36)] as const;
    });
    return [field, Object.fromEntries(counts)] as const;
  });
  return [term, Object.fromEntries(fields)];
}

/** Lengths up to this are exact; longer ones are rounded to a twelfth of a doubling. */
const EXACT = 40;
const STEPS_PER_DOUBLING = 12;

/** Code of the length 0. */
const ZERO = '0'.charCodeAt(0);

/** A number of words as one character. */
export function encodeLength(length: number): string {
  const rounded = EXACT + Math.round(STEPS_PER_DOUBLING * Math.log2(length / EXACT));
  return String.fromCharCode(ZERO + (length > EXACT ? rounded : length));
}

export function decodeLength(lengths: string, document: number): number {
  const code = lengths.charCodeAt(document) - ZERO;
  return code > EXACT ? Math.round(EXACT * 2 ** ((code - EXACT) / STEPS_PER_DOUBLING)) : code;
}

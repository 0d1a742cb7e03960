import type {ShownRecord} from '../compactRecords';
import {cutQuery} from './query';
import {partsOf, quality, wantedOf, wordsOf} from './words';

/** A record that answers a query; a higher score stands first. */
export type Hit = {readonly record: ShownRecord; readonly score: number};

/** A record made ready for many queries, so that a key press only compares words. */
export type Searchable = {
  readonly record: ShownRecord;
  /** The record's own text: its heading, or its content. */
  readonly own: Text;
  /** The headings above it. */
  readonly above: Text;
};

type Text = {
  /** Whole words in reading order, between spaces, for phrases. */
  readonly phrase: string;
  readonly length: number;
  readonly forms: readonly string[];
};

/** What a word is worth in a record's own text. A title outweighs a heading, a heading content. */
const WEIGHT: Record<ShownRecord['type'], number> = {
  lvl1: 100,
  lvl2: 60,
  lvl3: 54,
  lvl4: 50,
  lvl5: 46,
  lvl6: 42,
  content: 20,
};

/** What a word is worth in the headings above: less, since those are records of their own. */
const ABOVE = 8;

/** Puts a heading that says just what was asked before everything else. */
const EXACT = 10_000;

const PHRASE = 1.5;

/** Most that a short text gains over a long one with the same words. */
const BRIEF = 10;

/** Prepares records for `rank`. */
export function prepare(records: readonly ShownRecord[]): Searchable[] {
  // Headings repeat in every record below them.
  const known = new Map<string, Text>();
  const read = (text: string): Text => {
    const prepared = known.get(text) ?? textOf(text);
    known.set(text, prepared);
    return prepared;
  };
  return records.map((record) => {
    const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
    const headings = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((text) => text !== null);
    const own = record.content ?? headings.pop() ?? '';
    return {record, own: read(own), above: read(headings.join(' '))};
  });
}

/**
 * Records that hold every word of the query, best first. The last word may be unfinished, since
 * the reader may still be typing. At least one word stands in the record's own text; the others
 * may stand in the headings above it.
 */
export function rank(records: readonly Searchable[], query: string): Hit[] {
  const wanted = wantedOf(cutQuery(query));
  if (wanted.length === 0) return [];
  const hits: Hit[] = [];
  for (const searchable of records) {
    const score = scoreOf(searchable, wanted);
    if (score > 0) hits.push({record: searchable.record, score});
  }
  // Equal scores keep the order of the site, because sorting is stable.
  return hits.sort((one, other) => other.score - one.score);
}

function scoreOf({record, own, above}: Searchable, wanted: readonly string[]): number {
  const weight = WEIGHT[record.type];
  let score = 0;
  let isOwn = false;
  for (const [index, word] of wanted.entries()) {
    const mayBeStart = index === wanted.length - 1;
    const here = matchOf(own, word, mayBeStart);
    const there = here === 1 ? 0 : matchOf(above, word, mayBeStart);
    if (here === 0 && there === 0) return 0;
    isOwn ||= here > 0;
    score += Math.max(here * weight, there * ABOVE);
  }
  if (!isOwn) return 0;
  const phrase = ` ${wanted.join(' ')}`;
  if (wanted.length > 1 && own.phrase.includes(phrase)) score *= PHRASE;
  if (record.type !== 'content' && own.phrase === `${phrase} `) score += EXACT;
  return score + BRIEF * Math.min(1, wanted.length / own.length);
}

/** Best match of a word in a text; an identifier may also stand there in its separate parts. */
function matchOf(text: Text, wanted: string, mayBeStart: boolean): number {
  let best = 0;
  for (const form of text.forms) {
    best = Math.max(best, quality(form, wanted, mayBeStart));
    if (best === 1) return best;
  }
  const parts = partsOf(wanted);
  if (best > 0 || parts.length === 0) return best;
  const found = parts.map((part, index) =>
    matchOf(text, part, mayBeStart && index === parts.length - 1),
  );
  return Math.min(...found) / 2;
}

function textOf(text: string): Text {
  const words = wordsOf(text);
  return {
    phrase: ` ${words.map(({forms}) => forms[0]).join(' ')} `,
    length: words.length,
    forms: [...new Set(words.flatMap(({forms}) => forms))],
  };
}

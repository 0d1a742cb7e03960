import {contentWords, isFunctionWord, MAX_LENGTH} from './contentWords';
import {synonymsIn} from './synonyms';
import {keyOf, normalize, termsOf, tokenize, unfinishedStem} from './words';

/** A word of a query. */
export type QueryWord = {
  /** The terms that match it, each with its weight; the word itself counts 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** Edits at which a term still matches a word that the site doesn't have. */
  readonly edits: number;
};

export type Query = {
  readonly words: readonly QueryWord[];
  /** All words of the query, to compare it with titles and headings. */
  readonly key: string;
  /** Start of the last word, which the reader may still be typing. */
  readonly prefix?: string;
  /** The terms that only stand for a word of the query and aren't in it. */
  readonly synonyms: ReadonlySet<string>;
};

/**
 * Weights of terms compared with a plain word, which counts 1: a whole identifier, one of its parts, the
 * stem of an unfinished word, and a synonym.
 */
const WEIGHT = {identifier: 2, part: 0.5, unfinished: 0.8, synonym: 0.55} as const;

/** Share of a word's letters that may be misspelled. */
const MISSPELLED = 0.2;

/** Shorter words are matched as they are. */
const SHORTEST_MISSPELLED = 4;

/** Reads what a reader typed. The last word is unfinished unless a space or a mark follows it. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, MAX_LENGTH);
  const spelled = contentWords(text);
  const wholes = spelled.map((word) => termsOf(word)[0] ?? '');
  const terms = spelled.map((word) => {
    const [whole = '', ...parts] = termsOf(word);
    const weight = parts.length > 0 ? WEIGHT.identifier : 1;
    return new Map([[whole, weight], ...parts.map((part) => [part, WEIGHT.part] as const)]);
  });
  const last = tokenize(text).at(-1);
  const isOpen = last !== undefined && last === spelled.at(-1) && !/[\s?!.]$/.test(text);
  const prefix = isOpen ? normalize(last) : undefined;
  const unfinished = prefix === undefined ? undefined : unfinishedStem(prefix);
  if (unfinished !== undefined && !terms.at(-1)?.has(unfinished)) {
    terms.at(-1)?.set(unfinished, WEIGHT.unfinished);
  }
  const synonyms = new Set<string>();
  for (const {at, length, phrase} of synonymsIn(wholes)) {
    const weight = WEIGHT.synonym / Math.max(1, 0.8 * phrase.length);
    for (const term of phrase) {
      if (isFunctionWord(term)) continue;
      if (terms.every((known) => !known.has(term))) synonyms.add(term);
      for (const known of terms.slice(at, at + length)) {
        if (!known.has(term)) known.set(term, weight);
      }
    }
  }
  return {
    words: terms.map((known, place) => ({terms: known, edits: editsOf(spelled[place] ?? '')})),
    key: keyOf(text),
    prefix,
    synonyms,
  };
}

function editsOf(word: string): number {
  if (word.length < SHORTEST_MISSPELLED || /\p{N}/u.test(word)) return 0;
  return Math.min(2, Math.round(MISSPELLED * word.length));
}

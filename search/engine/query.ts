import {contentWords, isFunctionWord, MAX_INPUT_LENGTH} from './contentWords';
import {synonymsIn} from './synonyms';
import {keyOf, normalize, termsOf, tokenize, unfinishedStem} from './words';

/** A word of a query. */
export type QueryWord = {
  /** Terms that match the word, with their weights. The word itself has weight 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** Maximum edit distance of a matching term if the index doesn't contain the word. */
  readonly edits: number;
};

export type Query = {
  readonly words: readonly QueryWord[];
  /** All words of the query, to compare it with titles and headings. */
  readonly key: string;
  /** The last word, normalized, if the reader may still be typing it. */
  readonly prefix?: string;
  /** Terms that are only synonyms, and aren't in the query. */
  readonly synonyms: ReadonlySet<string>;
};

/**
 * Weights of a whole identifier, a part of one, the stem of an unfinished word, and a synonym. A plain word
 * has weight 1.
 */
const WEIGHT = {identifier: 2, part: 0.5, unfinished: 0.8, synonym: 0.55} as const;

/** Maximum share of a word's letters that may be misspelled. */
const MAX_MISSPELLED_SHARE = 0.2;

/** Minimum length of a word that may be misspelled. */
const MIN_MISSPELLED_LENGTH = 4;

/** Parses what a reader typed. The last word is unfinished unless a space or punctuation follows it. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, MAX_INPUT_LENGTH);
  const words = contentWords(text);
  const wholeTerms = words.map((word) => termsOf(word)[0] ?? '');
  const terms = words.map((word) => {
    const [whole = '', ...parts] = termsOf(word);
    const weight = parts.length > 0 ? WEIGHT.identifier : 1;
    return new Map([[whole, weight], ...parts.map((part) => [part, WEIGHT.part] as const)]);
  });
  const last = tokenize(text).at(-1);
  const isUnfinished = last !== undefined && last === words.at(-1) && !/[\s?!.]$/.test(text);
  const prefix = isUnfinished ? normalize(last) : undefined;
  const unfinished = prefix === undefined ? undefined : unfinishedStem(prefix);
  if (unfinished !== undefined && !terms.at(-1)?.has(unfinished)) {
    terms.at(-1)?.set(unfinished, WEIGHT.unfinished);
  }
  const synonyms = new Set<string>();
  for (const {start, length, phrase} of synonymsIn(wholeTerms)) {
    const weight = WEIGHT.synonym / Math.max(1, 0.8 * phrase.length);
    for (const term of phrase) {
      if (isFunctionWord(term)) continue;
      if (terms.every((wordTerms) => !wordTerms.has(term))) synonyms.add(term);
      for (const wordTerms of terms.slice(start, start + length)) {
        if (!wordTerms.has(term)) wordTerms.set(term, weight);
      }
    }
  }
  return {
    words: terms.map((wordTerms, index) => ({
      terms: wordTerms,
      edits: editsOf(words[index] ?? ''),
    })),
    key: keyOf(text),
    prefix,
    synonyms,
  };
}

function editsOf(word: string): number {
  if (word.length < MIN_MISSPELLED_LENGTH || /\p{N}/u.test(word)) return 0;
  return Math.min(2, Math.round(MAX_MISSPELLED_SHARE * word.length));
}

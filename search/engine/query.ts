import {contentWords, isFunctionWord, MAX_LENGTH} from './contentWords';
import {synonymsIn} from './synonyms';
import {keyOf, normalize, termsOf, tokenize, unfinishedStem} from './words';

/** A word of a query. */
export type QueryWord = {
  /** The terms that match it, each with its weight; the word itself counts 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** Number of words that it consists of: more than one in an identifier. */
  readonly parts: number;
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
  /** Whether the query asks for an operation of an API: by its name, or with a word such as RPC. */
  readonly wantsOperation: boolean;
};

/** Weight of a part of an identifier and of a synonym, compared with the word itself. */
const WEIGHT = {part: 0.5, unfinished: 0.8, synonym: 0.55} as const;

/** Share of a word's letters that may be misspelled. */
const MISSPELLED = 0.2;

/** Shorter words are matched as they are. */
const SHORTEST_MISSPELLED = 4;

/** A name with an underscore or a capital inside it, or a path. */
const NAME = /[\p{L}\p{N}]_[\p{L}\p{N}]|(^|\s|\p{L})\/\p{L}|\p{Ll}\p{Lu}/u;
const OPERATION = /\b(endpoints?|api|rpc|grpc|method)\b/i;

/** Reads what a reader typed. The last word is unfinished unless a space or a mark follows it. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, MAX_LENGTH);
  const spelled = contentWords(text);
  const wholes = spelled.map((word) => termsOf(word)[0] ?? '');
  const terms = spelled.map((word) => {
    const [whole = '', ...parts] = termsOf(word);
    return new Map([[whole, 1], ...parts.map((part) => [part, WEIGHT.part] as const)]);
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
    words: terms.map((known, place) => {
      const word = spelled[place] ?? '';
      return {terms: known, parts: Math.max(1, termsOf(word).length - 1), edits: editsOf(word)};
    }),
    key: keyOf(text),
    prefix,
    synonyms,
    wantsOperation: NAME.test(text) || OPERATION.test(text),
  };
}

function editsOf(word: string): number {
  if (word.length < SHORTEST_MISSPELLED || /\p{N}/u.test(word)) return 0;
  return Math.min(2, Math.round(MISSPELLED * word.length));
}

import {isWeak} from './weakWords';
import {wordsOf, type Word} from './words';

/** One word of a query. */
export type QueryWord = {
  readonly word: Word;
  /** Whether it is not looked up, because the others say what is wanted. */
  readonly weak: boolean;
  /** Whether the reader may still be typing it. */
  readonly open: boolean;
};

/** Longest query that is read, in UTF-16 units, and most words of it. */
export const MAX_QUERY = 512;
const MAX_WORDS = 24;

/** What the way in which a query is put says of the page that is wanted. */
export type Intent = {
  /** An endpoint, a method or a field by its own name. */
  readonly name: boolean;
  /** The operation of an API that does what the query says. */
  readonly operation: boolean;
};

/** Reads the intent off a query: marks inside a name, a path, or a word such as `endpoint`. */
export function intentOf(query: string): Intent {
  return {
    name: /[\p{L}\p{N}]_[\p{L}\p{N}]|(^|\s|\p{L})\/\p{L}|\p{Ll}\p{Lu}/u.test(query),
    // In small letters, `rest` is what is left of a stake.
    operation: /\b(endpoints?|api|rpc|grpc|method)\b/i.test(query) || /\bREST\b/.test(query),
  };
}

/** Words that say that an operation is asked for, and not what it is to tell. */
const OPERATION = new Set(
  'endpoint endpoints api method methods call calls return returns'.split(' '),
);

/** The words of a query. The last is unfinished unless a space follows it. */
export function parseQuery(query: string, prefixLast = true): QueryWord[] {
  const text = query.slice(0, MAX_QUERY);
  const all = wordsOf(text);
  const words = all.slice(0, MAX_WORDS);
  const hasStrong = words.some(({term}) => !isWeak(term));
  const subjects = words.filter(({term}) => !isWeak(term) && !OPERATION.has(term));
  // Beside a single word, as in `staking API`, they belong to a name.
  const hasSubject = subjects.length > 1 && intentOf(text).operation;
  const isAside = (term: string) =>
    (hasStrong && isWeak(term)) || (hasSubject && OPERATION.has(term));
  return words.map((word, index) => ({
    word,
    weak: isAside(word.term),
    open: prefixLast && index === all.length - 1 && !/[\s?!.]$/.test(text),
  }));
}

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

/** Whether the reader wants to be led through something. */
export function asksHow(query: string): boolean {
  return /^\s*how\s+(do|can|to|should)\b/i.test(query);
}

/** Whether the reader asks for an endpoint, a method or a field by its own name. */
export function asksForName(query: string): boolean {
  return /[\p{L}\p{N}]_[\p{L}\p{N}]|(^|\s|\p{L})\/\p{L}|\p{Ll}\p{Lu}/u.test(query);
}

/** The words of a query. The last is unfinished unless a space follows it. */
export function parseQuery(query: string, prefixLast = true): QueryWord[] {
  const text = query.slice(0, MAX_QUERY);
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const hasStrong = words.some(({term}) => !isWeak(term));
  return words.map((word, index) => ({
    word,
    weak: hasStrong && isWeak(word.term),
    open: prefixLast && index === words.length - 1 && !/[\s?!.]$/.test(text),
  }));
}

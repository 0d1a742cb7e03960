import {shardOf} from './sortedTerms';

/** Letters up to which a word begins too many terms to look each up. */
export const SHORT = 2;

/** Shards read for what a word begins: each is a file that the query waits for. */
export const MOST_SHARDS = 5;

/** Marks such a term; no word has it. */
const MARK = '*';

/**
 * The term of the index that stands for all terms which some letters begin, where these are too many:
 * up to `SHORT` letters, or terms in more than `MOST_SHARDS` shards. The build finds their best units.
 */
export function shortStart(letters: string): string {
  return letters + MARK;
}

/** Whether the terms that `letters` begin stand in too many shards to read them all. */
export function isCrowded(separators: readonly string[], letters: string): boolean {
  return shardsOf(separators, letters).length > MOST_SHARDS;
}

/** The shards that may hold a term which `letters` begin. */
export function shardsOf(separators: readonly string[], letters: string): number[] {
  const from = shardOf(separators, letters);
  const to = shardOf(separators, `${letters}\uffff`);
  return Array.from({length: to - from + 1}, (_, index) => from + index);
}

export function isShortStart(term: string): boolean {
  return term.endsWith(MARK);
}

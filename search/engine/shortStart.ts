/**
 * Letters up to which a word begins too many terms to look each up. The build then finds their best
 * units, and they stand in the index under one term.
 */
export const SHORT = 2;

/** Marks such a term; no word has it. */
const MARK = '*';

/** The term of the index that stands for all terms which `letters`, `SHORT` of them at most, begin. */
export function shortStart(letters: string): string {
  return letters + MARK;
}

export function isShortStart(term: string): boolean {
  return term.endsWith(MARK);
}

import {MAX_TERM} from './words';

/** A word that may have been meant, and how many letters it is away. */
export type Suggestion = {readonly term: string; readonly distance: number};

/** Terms are at most this long; rows of the comparison have room for one more. */
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_TERM + 4)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** Most words looked up in place of a misspelt one. */
const MOST = 6;

/**
 * What puts a word further behind; chosen by hand. A slip at the first letter is rarer than one
 * elsewhere, but not as rare as two; the length only breaks ties.
 */
const ORDER = {letter: 4, otherStart: 2, length: 0.1} as const;

/**
 * The words nearest to a misspelt one: one letter away from four letters on, two from eight on.
 * Letters that changed places count as one. An open word may be the start of a longer one.
 */
export function suggest(word: string, vocabulary: readonly string[], open: boolean): Suggestion[] {
  const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (limit === 0) return [];
  const found: Suggestion[] = [];
  for (const term of vocabulary) {
    if (term.length < word.length - limit) continue;
    if (!open && term.length > word.length + limit) continue;
    const distance = distanceOf(word, term, limit, open);
    if (distance <= limit) found.push({term, distance});
  }
  const first = word.charAt(0);
  const order = ({term, distance}: Suggestion) =>
    distance * ORDER.letter +
    (term.startsWith(first) ? 0 : ORDER.otherStart) +
    Math.abs(term.length - word.length) * ORDER.length;
  return found.sort((a, b) => order(a) - order(b)).slice(0, MOST);
}

/** Two known words that were written without the space between them. */
export function split(word: string, vocabulary: ReadonlySet<string>): [string, string] | undefined {
  for (let at = word.length - 3; at >= 3; at -= 1) {
    const pair: [string, string] = [word.slice(0, at), word.slice(at)];
    if (pair.every((half) => vocabulary.has(half))) return pair;
  }
  return undefined;
}

/** Edits between two words, or between `word` and the nearest start of `term` when `open`. */
function distanceOf(word: string, term: string, limit: number, open: boolean): number {
  const width = Math.min(term.length, word.length + limit);
  // Three rows, used in turn: a list of words is compared at every key.
  let [before, last, current] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    current[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = word[row - 1] === term[column - 1];
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        word[row - 1] === term[column - 2] &&
        word[row - 2] === term[column - 1];
      if (swapped) value = Math.min(value, (before[column - 2] ?? 0) + 1);
      current[column] = value;
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  const whole = term.length > width ? limit + 1 : (last[term.length] ?? limit + 1);
  if (!open) return whole;
  let nearest = whole;
  for (let column = 0; column <= width; column += 1) {
    nearest = Math.min(nearest, last[column] ?? nearest);
  }
  return nearest;
}

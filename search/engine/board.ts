import type {Edition} from './edition';

/** What a unit is: a stretch of text, or a keyword that leads to one. */
export type Kind = 'text' | 'keyword';

/** The best unit of one kind in each section: the unit, plus 1, or 0; and its score. */
type Best = {readonly units: Int32Array; readonly scores: Float64Array};

/**
 * The best units of each section that answers a query. All arrays have a place for every section;
 * few are in use. Objects would be simpler, but a large site has a hundred thousand candidates.
 */
export type Board = Readonly<Record<Kind, Best>> & {
  readonly coverages: Float64Array;
  /** The sections in use, in the order in which they came. */
  readonly sections: Int32Array;
  count: number;
};

/** Boards that are not in use, by edition. */
const spare = new WeakMap<Edition, Board[]>();

/** An empty board. Give it back when done, before anything is awaited. */
export function takeBoard(edition: Edition): Board {
  const kept = spare.get(edition)?.pop();
  if (kept) return kept;
  const {units} = edition;
  const best = () => ({units: new Int32Array(units), scores: new Float64Array(units)});
  return {
    text: best(),
    keyword: best(),
    coverages: new Float64Array(units),
    sections: new Int32Array(units),
    count: 0,
  };
}

/** Empties a board and keeps it for the next query; it must not be used any more. */
export function giveBoard(edition: Edition, board: Board): void {
  for (let at = 0; at < board.count; at += 1) {
    const section = board.sections[at] ?? 0;
    for (const {units, scores} of [board.text, board.keyword]) {
      units[section] = 0;
      scores[section] = 0;
    }
  }
  board.count = 0;
  const boards = spare.get(edition);
  if (boards) boards.push(board);
  else spare.set(edition, [board]);
}

/** Keeps the better unit of its kind; of two that are as good, the first on the page. */
export function setUnit(
  board: Board,
  section: number,
  unit: number,
  kind: Kind,
  score: number,
  coverage: number,
): void {
  const own = board[kind];
  const other = board[kind === 'text' ? 'keyword' : 'text'];
  const known = (own.units[section] ?? 0) - 1;
  if (known >= 0) {
    const before = own.scores[section] ?? 0;
    if (score < before || (score === before && unit > known)) return;
  } else if ((other.units[section] ?? 0) === 0) {
    board.sections[board.count] = section;
    board.count += 1;
  }
  own.units[section] = unit + 1;
  own.scores[section] = score;
  // The coverage is that of the better kind.
  if ((other.units[section] ?? 0) === 0 || score >= (other.scores[section] ?? 0)) {
    board.coverages[section] = coverage;
  }
}

/** What is shown of a section: its best text, or what a keyword leads to when no text answers. */
export function unitOf({text, keyword}: Board, section: number): number {
  return (text.units[section] || (keyword.units[section] ?? 0)) - 1;
}

/**
 * Score of a section: that of its better kind, and a share of the other, because the two confirm
 * each other.
 */
export function scoreOf({text, keyword}: Board, section: number, share: number): number {
  const one = text.scores[section] ?? 0;
  const other = keyword.scores[section] ?? 0;
  return Math.max(one, other) + share * Math.min(one, other);
}

/** The score of the `rank`th best of some values, from 1; without sorting them all. */
export function scoreAt(values: Float64Array, rank: number): number {
  if (values.length <= rank) return -Infinity;
  // A heap of the best so far, the least of them on top.
  const heap = values.slice(0, rank).sort();
  for (let at = rank; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value > (heap[0] ?? 0)) replaceTop(heap, value);
  }
  return heap[0] ?? 0;
}

function replaceTop(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const least = right < heap.length && (heap[right] ?? 0) < (heap[left] ?? 0) ? right : left;
    if ((heap[least] ?? 0) >= value) break;
    heap[at] = heap[least] ?? 0;
    at = least;
  }
  heap[at] = value;
}

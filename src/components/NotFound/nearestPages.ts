import leven from 'leven';

/** An address that a page had before, and the one that answers now. */
export type OldName = {readonly from: string; readonly to: string};

/** A page that may be meant. */
export type Near = {
  readonly path: string;
  /** What its address has in common with the one that was asked, for the reader. */
  readonly why: string;
};

/** Most pages that are suggested. */
const COUNT = 5;
/** Below this a page has too little in common with what was asked; 1 is the same address. */
const LEAST = 0.4;
/** Words that differ more than this are different words, not misspelt ones. */
const LEAST_WORD = 0.7;
/** Bounds of the work that an address of any length can cause. */
const MAX_SEGMENTS = 8;
const MAX_SEGMENT = 60;

/**
 * Pages whose addresses are nearest to the one that was asked, best first. The last segment of an
 * address counts most, because it names the page; the folders above it count where they agree.
 *
 * @param asked decoded path, as `askedPath` gives it
 * @param pages paths of all pages, with slashes on both sides
 * @param old former addresses: one that is near suggests the page that took its place
 */
export function nearestPages(
  asked: string,
  pages: readonly string[],
  old: readonly OldName[] = [],
): Near[] {
  const wanted = segmentsOf(asked);
  if (wanted.length === 0) return [];
  const best = new Map<string, {likeness: number; from?: string}>();
  const offer = (path: string, likeness: number, from?: string) => {
    if (likeness > (best.get(path)?.likeness ?? 0)) best.set(path, {likeness, from});
  };
  for (const page of pages) offer(page, compare(wanted, segmentsOf(page)));
  for (const {from, to} of old) offer(to, compare(wanted, segmentsOf(from)), from);
  return [...best]
    .filter(([, {likeness}]) => likeness >= LEAST)
    .sort(([a, x], [b, y]) => y.likeness - x.likeness || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, COUNT)
    .map(([path, {from}]) => ({
      path,
      why: from === undefined ? whyOf(wanted, segmentsOf(path)) : `it was at ${from} before`,
    }));
}

/** What of an address led to a page: the last name of it counts most, so it is told first. */
function whyOf(wanted: readonly string[], page: readonly string[]): string {
  const last = wanted.at(-1) ?? '';
  const [alike] = page
    .map((segment) => ({segment, likeness: segmentLikeness(last, segment)}))
    .filter(({likeness}) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
  if (!alike) return 'it is in the same folder';
  if (alike.likeness === 1) return `its address has the same name, ${last}`;
  if (wordLikeness(last, alike.segment) > 0)
    return `its address has a similar name, ${alike.segment}`;
  const shared = alike.segment
    .split('_')
    .filter((word) => last.split('_').some((other) => wordLikeness(word, other) > 0));
  return `its address has ${shared.join(', ')} in it`;
}

/** Names between the slashes, in one spelling: lower case, `_` between words, no file ending. */
function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(\/index)?\.(html?|mdx?)\/?$/, '')
    .split('/')
    .map((segment) => segment.slice(0, MAX_SEGMENT).replace(/[^\p{L}\p{M}\p{N}]+/gu, '_'))
    .map((segment) => segment.replace(/^_|_$/g, ''))
    .filter((segment) => segment !== '')
    .slice(-MAX_SEGMENTS);
}

/** Likeness of two addresses, at most 1. */
function compare(wanted: readonly string[], page: readonly string[]): number {
  let sum = 0;
  let weights = 0;
  wanted.forEach((segment, at) => {
    const isLast = at === wanted.length - 1;
    const weight = isLast ? 2 : 1;
    const found = page.map((other, place) => {
      const isInPlace = isLast ? place === page.length - 1 : place === at;
      return segmentLikeness(segment, other) * (isInPlace ? 1 : 0.75);
    });
    sum += weight * Math.max(0, ...found);
    weights += weight;
  });
  return sum / weights - 0.03 * Math.abs(wanted.length - page.length);
}

/** Likeness of two names: as wholes, for slips of the hand, or by the words they share. */
function segmentLikeness(wanted: string, other: string): number {
  if (wanted === other) return 1;
  const whole = wordLikeness(wanted, other);
  const words = wanted.split('_');
  const others = other.split('_');
  const found = words.map((word) => Math.max(...others.map((known) => wordLikeness(word, known))));
  const shared = found.reduce((sum, likeness) => sum + likeness, 0);
  const byWords = (shared / words.length) * (0.7 + 0.3 * Math.min(1, words.length / others.length));
  return Math.max(whole, Math.min(byWords, 0.95));
}

/** 1 for the same word, less for each edit, and 0 for another word. */
function wordLikeness(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  // The difference in length alone may already be too large, which is cheap to know.
  if (Math.abs(a.length - b.length) > length * (1 - LEAST_WORD)) return 0;
  const likeness = 1 - leven(a, b) / length;
  return likeness >= LEAST_WORD ? likeness : 0;
}

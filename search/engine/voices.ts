import type {Edition, VoiceTable} from './edition';
import type {QueryWord} from './parseQuery';
import {stem} from './stem';
import {isWeak} from './weakWords';
import type {Word} from './words';

/** Marks terms under which stands what readers type and ask with a word. */
const MARK = '!';

/** How what readers type and ask weighs; tuned on tests/search/queries.json. */
export const VOICES = {
  /** What a page loses for each step of `Heard.lifts`, as a share of the best hit's score. */
  weight: 0.08,
  /** Most steps that a page loses by the words of its voices, and again by their likeness. */
  floor: 10,
  /** What a word counts that no voice of a page says; small, since most say few. */
  smooth: 0.06,
  /** Steps from a voice that says just what is asked to one that has no word of it. */
  like: 8,
  /** Steps from a section whose voices say all of the query, again and again, to one that says none of it. */
  told: 7,
  /** What the second and the third voice of a page count that are most like the query. */
  others: 0.6,
  /**
   * Different words of a query, weak ones aside, from which on voices are heard at all: a single word
   * is said of many pages.
   */
  from: 2,
  /** Least likeness of a known question whose answer may be meant. */
  near: 0.42,
  /** The score of a section that answers a known question just like the query, against the best, */
  answering: 1.2,
  /** how alike both must be for any of it, */
  answeringFrom: 0.4,
  /** one step of its page's rank, since references answer much that is asked of manuals, */
  answeringRank: 0.1,
  /** and of how many words the query must be: fewer are a subject more often than a question. */
  answeringWords: 4,
  /** How alike both must be for a hit to show the sentence that answers. */
  shown: 0.5,
};

/** A phrase or question that is like the query. */
export type Likeness = {
  /** Its number in the index. */
  readonly voice: number;
  /** The unit that answers it. */
  readonly unit: number;
  /** From 0 to 1: the cosine between both, each word by its rarity. */
  readonly likeness: number;
};

/** What is known from readers' phrases and questions about a query. */
export type Heard = {
  /** How much less likely than the best page each page is meant, in steps from 0 downwards. */
  readonly lifts: Float64Array;
  /** The voices most like it, best first; empty unless wanted. */
  readonly nearest: readonly Likeness[];
  /** By section, the voices most like the query that it answers, best first; none for a short query. */
  readonly answering: ReadonlyMap<number, readonly Likeness[]>;
};

/**
 * Terms under which readers' voices are found for a word: its stem, or those of the words in an
 * identifier. Weak words, which say how something is asked, are in so many voices that only these
 * are counted for each page; they stand together at the beginning of the index, so that a question
 * needs few more files.
 */
export function voiceTerms({term, parts}: Word): string[] {
  const terms = parts.length > 0 ? parts.map((part) => part.term) : [term];
  return terms.map((one) => (isWeak(one) ? MARK + stem(one) : stem(one) + MARK));
}

/** Whether a term of a shard is one of `voiceTerms`, and no word that stands in a text. */
export function isVoice(term: string): boolean {
  return isWeakVoice(term) || term.endsWith(MARK);
}

/** Whether voices that say a term are only counted, for each page. */
export function isWeakVoice(term: string): boolean {
  return term.startsWith(MARK);
}

/** How much a word says: the fewer voices have it, the more. */
export function rarityOfVoiceTerm(voices: number, all: number): number {
  return Math.log(1 + all / (1 + voices));
}

/** Steps in which the length of a voice grows e-fold; finer ones tell no more of what is alike. */
const LENGTH_STEPS = 5;

/** The length of a voice as a small whole number. */
export function encodeLength(length: number): number {
  return Math.max(0, Math.round(LENGTH_STEPS * Math.log(length)));
}

/** The length that such a number stands for, to within 11%; never below 1. */
export function decodeLength(code: number): number {
  return Math.exp(code / LENGTH_STEPS);
}

/**
 * What readers' phrases and questions tell of a query: which pages their words make likely (naive
 * Bayes, all pages being as likely beforehand), and which of them are most like it (k nearest
 * neighbours). Nothing when the query has too few words to tell.
 *
 * @param isNearestWanted whether the voices themselves are; a common word has thousands to sort
 * @throws IndexUnavailable when a file that is needed cannot be had.
 */
export async function hear(
  edition: Edition,
  words: readonly QueryWord[],
  isNearestWanted: boolean,
): Promise<Heard> {
  const terms = [...new Set(words.flatMap(({word}) => voiceTerms(word)))];
  const strong = terms.filter((term) => !isWeakVoice(term));
  const {pages} = edition.manifest;
  if (strong.length < VOICES.from) {
    return {lifts: new Float64Array(pages.length), nearest: [], answering: new Map()};
  }
  const [table, lists, counts] = await Promise.all([
    edition.voices(),
    Promise.all(strong.map((term) => edition.voice(term))),
    Promise.all(terms.filter(isWeakVoice).map((term) => edition.voice(term))),
  ]);
  const perPage = [
    ...lists.map((list) => countOnPages(edition, table, list)),
    ...counts.map((list) => spreadOnPages(edition, list)),
  ];
  const likely = likelihoods(edition, perPage);
  const {alike, nearest, answering} = likenesses(edition, table, lists, {
    isNearestWanted,
    isLong: words.length >= VOICES.answeringWords,
  });
  const told = toldOnPages(edition, table, lists);
  const mostLikely = likely.reduce((best, value) => Math.max(best, value), -Infinity);
  const mostAlike = alike.reduce((best, value) => Math.max(best, value), 0);
  const mostTold = told.reduce((best, value) => Math.max(best, value), 0);
  const lifts = likely.map(
    (value, page) =>
      Math.max(-VOICES.floor, value - mostLikely) +
      Math.max(-VOICES.floor, VOICES.like * ((alike[page] ?? 0) - mostAlike)) +
      VOICES.told * ((told[page] ?? 0) - mostTold),
  );
  return {lifts, nearest, answering};
}

function countOnPages(
  {manifest: {pages}, pageOf}: Edition,
  {unitOf}: VoiceTable,
  list: Int32Array,
): Float64Array {
  const counts = new Float64Array(pages.length);
  for (const voice of list) {
    const page = pageOf[unitOf[voice] ?? 0] ?? 0;
    counts[page] = (counts[page] ?? 0) + 1;
  }
  return counts;
}

/** From pairs of a page, by its distance from the one before, and a count. */
function spreadOnPages({manifest: {pages}}: Edition, pairs: Int32Array): Float64Array {
  const counts = new Float64Array(pages.length);
  let page = -1;
  for (let at = 0; at < pairs.length; at += 2) {
    page += (pairs[at] ?? 0) + 1;
    counts[page] = pairs[at + 1] ?? 0;
  }
  return counts;
}

/** For each page the logarithm of how likely its readers say these words. */
function likelihoods(
  {manifest: {pages, said}}: Edition,
  perPage: readonly Float64Array[],
): Float64Array {
  // What nobody says tells nothing.
  const told = perPage.filter((counts) => counts.some((count) => count > 0));
  if (told.length === 0) return new Float64Array(pages.length);
  const likely = Float64Array.from(pages, ([, , , all]) => {
    const unsaid = VOICES.smooth / (all + VOICES.smooth * said);
    return told.length * Math.log(unsaid);
  });
  for (const counts of told) {
    for (let page = 0; page < counts.length; page += 1) {
      const count = counts[page] ?? 0;
      if (count > 0) likely[page] = (likely[page] ?? 0) + Math.log(1 + count / VOICES.smooth);
    }
  }
  return likely;
}

/**
 * For each page how well one of its sections says the query, all of its voices together: each word
 * by its rarity, and by how many of the voices say it, against how many there are. Two voices may say
 * a part each, where none is like the whole.
 */
function toldOnPages(
  {manifest: {pages}, pageOf, sectionOf}: Edition,
  {unitOf, perSection}: VoiceTable,
  lists: readonly Int32Array[],
): Float64Array {
  const weights = lists.map((list) => rarityOfVoiceTerm(list.length, unitOf.length) ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const told = new Map<number, number>();
  const onPages = new Float64Array(pages.length);
  lists.forEach((list, index) => {
    const counts = new Map<number, {count: number; page: number}>();
    for (const voice of list) {
      const unit = unitOf[voice] ?? 0;
      const section = sectionOf[unit] ?? 0;
      const known = counts.get(section);
      if (known) known.count += 1;
      else counts.set(section, {count: 1, page: pageOf[unit] ?? 0});
    }
    for (const [section, {count, page}] of counts) {
      const share = Math.log(1 + count) / Math.sqrt(Math.log(2 + (perSection[section] ?? 0)));
      const sum = (told.get(section) ?? 0) + ((weights[index] ?? 0) / total) * share;
      told.set(section, sum);
      onPages[page] = Math.max(onPages[page] ?? 0, sum);
    }
  });
  return onPages;
}

/** Sums that are not in use, all 0: new ones for each query would be megabytes on a large site. */
const spare = new WeakMap<Edition, Float32Array>();

/**
 * For each page how alike its three voices are that are most like the query, those most like it of
 * all, and the most alike of each section.
 */
function likenesses(
  edition: Edition,
  {unitOf, lengths}: VoiceTable,
  lists: readonly Int32Array[],
  {isNearestWanted, isLong}: {isNearestWanted: boolean; isLong: boolean},
): {alike: Float64Array; nearest: Likeness[]; answering: Map<number, Likeness[]>} {
  const sums = spare.get(edition) ?? new Float32Array(unitOf.length);
  spare.set(edition, sums);
  let square = 0;
  for (const list of lists) {
    const weight = rarityOfVoiceTerm(list.length, unitOf.length) ** 2;
    square += weight;
    for (const voice of list) sums[voice] = (sums[voice] ?? 0) + weight;
  }
  const nearest: Likeness[] = [];
  const answering = new Map<number, Likeness[]>();
  const {length} = edition.manifest.pages;
  const best = [0, 1, 2].map(() => new Float64Array(length));
  for (const list of lists) {
    for (const voice of list) {
      const sum = sums[voice] ?? 0;
      if (sum === 0) continue;
      // Seen, and ready for the next query.
      sums[voice] = 0;
      let likeness = Math.min(1, sum / (Math.sqrt(square) * (lengths[voice] ?? 1)));
      const unit = unitOf[voice] ?? 0;
      if (isNearestWanted && likeness >= VOICES.near) nearest.push({voice, unit, likeness});
      if (isLong && likeness >= VOICES.answeringFrom) {
        const section = edition.sectionOf[unit] ?? 0;
        const known = answering.get(section);
        if (known) known.push({voice, unit, likeness});
        else answering.set(section, [{voice, unit, likeness}]);
      }
      const page = edition.pageOf[unit] ?? 0;
      for (const rank of best) {
        const before = rank[page] ?? 0;
        if (likeness <= before) continue;
        rank[page] = likeness;
        likeness = before;
      }
    }
  }
  const [first = NONE, second = NONE, third = NONE] = best;
  const alike = first.map(
    (value, page) => value + VOICES.others * ((second[page] ?? 0) + (third[page] ?? 0)),
  );
  nearest.sort(byLikeness);
  answering.forEach((list) => list.sort(byLikeness));
  return {alike, nearest, answering};
}

const byLikeness = (a: Likeness, b: Likeness) => b.likeness - a.likeness || a.voice - b.voice;

const NONE = new Float64Array(0);

import type MiniSearch from 'minisearch';
import type {SearchResult} from 'minisearch';
import {MIN_PREFIX_LENGTH, type Catalog} from './catalog';
import type {Query} from './query';

/** Tuned on the `tuning` set of queries in `tests/search/queries.json`. */
const TUNING = {
  boost: {title: 4, heading: 3, above: 2, text: 1, keywords: 2.5},
  bm25: {k: 2, b: 0, d: 0.5},
  weights: {fuzzy: 0.3, prefix: 0.1},
  /** Weight of a word that is elsewhere on the page, compared with a word in the section. */
  elsewhere: 0.3,
  /** Share of the scores of a page's second to fifth section that is added to all scores of the page. */
  otherSections: 0.4,
  /** Bonus for a page whose title has all words of the query. Other words in the title reduce it. */
  titleMatch: 3,
  /** Factor for a section with all words of the query in its heading. */
  heading: 1.5,
  /** Factor for a page that has the query as an alternative name. */
  alternativeName: 6,
  /** Change of the factor for each step of a page's rank. */
  rank: 0.05,
} as const;

/** Maximum number of sections of a page that are returned and count for its score. */
const SECTIONS_PER_PAGE = 5;

/** A section that matches a query. */
export type RankedSection = {
  readonly section: number;
  readonly page: number;
  readonly score: number;
  /** The terms of the section that match. */
  readonly terms: readonly string[];
};

type Match = Omit<RankedSection, 'page'> & {
  /** Bit mask of the query's words that the section contains. */
  readonly words: number;
  /** Whether this is the first section of a page whose title has all words of the query. */
  readonly isTitleMatch: boolean;
};

/**
 * The sections that match a query, best first. Pages whose title equals the query precede all others.
 *
 * @param isKnown whether the index contains a term; only unknown words count as misspelled
 */
export function rank(
  index: MiniSearch,
  query: Query,
  catalog: Catalog,
  isKnown: (term: string) => boolean,
): RankedSection[] {
  const wordBits = new Map<string, number>();
  query.words.forEach(({terms}, position) => {
    for (const term of terms.keys())
      wordBits.set(term, (wordBits.get(term) ?? 0) | (1 << position));
  });
  const allWords = (1 << query.words.length) - 1;
  const pages = new Map<number, Match[]>();
  const frequencies = query.words.map(() => 0);
  for (const result of findSections(index, query, [...wordBits.keys()], isKnown)) {
    const section = Number(result.id);
    const words = result.queryTerms.reduce((bits, term) => bits | (wordBits.get(term) ?? 0), 0);
    frequencies.forEach(
      (count, position) => (frequencies[position] = count + ((words >> position) & 1)),
    );
    const hasAllIn = (field: string) =>
      words === allWords &&
      Object.values(result.match).filter((fields) => fields.includes(field)).length >=
        query.words.length;
    const isTitleMatch = hasAllIn('title');
    const score = result.score * (hasAllIn('heading') ? TUNING.heading : 1);
    const page = catalog.pageOf(section);
    const matches = pages.get(page) ?? [];
    pages.set(page, matches);
    matches.push({section, score, terms: result.terms, words, isTitleMatch});
  }
  const share = createShare(frequencies, catalog.size);
  const ranked = [...pages].flatMap(([page, matches]) => {
    const title = catalog.titleKeyOf(page);
    const [, , , pageRank, , names] = catalog.page(page);
    const hasTitleMatch = matches.some(({isTitleMatch}) => isTitleMatch);
    const factor =
      (1 + TUNING.rank * pageRank) *
      (names.includes(query.key) ? TUNING.alternativeName : 1) *
      (hasTitleMatch ? 1 + (TUNING.titleMatch * query.words.length) / title.split(' ').length : 1);
    const pageShare = share(matches.reduce((bits, {words}) => bits | words, 0));
    const best = matches
      .map((match) => {
        const sectionShare = share(match.words);
        const covered = sectionShare + TUNING.elsewhere * (pageShare - sectionShare);
        return {...match, score: match.score * factor * covered};
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, SECTIONS_PER_PAGE);
    const others = best.slice(1).reduce((sum, {score}) => sum + score, 0);
    return best.map(({section, score, terms}) => ({
      section,
      page,
      terms,
      score: score + TUNING.otherSections * others,
      isTitle: title === query.key,
    }));
  });
  return ranked.sort((a, b) => Number(b.isTitle) - Number(a.isTitle) || b.score - a.score);
}

/** All sections that contain a term of the query. */
function findSections(
  index: MiniSearch,
  {words, prefix}: Query,
  terms: string[],
  isKnown: (term: string) => boolean,
): SearchResult[] {
  const {boost, bm25, weights} = TUNING;
  const misspelled = new Map(
    words.flatMap(({terms: wordTerms, edits}) => {
      const [wholeTerm = ''] = wordTerms.keys();
      return [...wordTerms.keys()].some(isKnown) ? [] : [[wholeTerm, edits] as const];
    }),
  );
  return index.search(
    {combineWith: 'OR', queries: terms},
    {
      // The terms are already in the form of the index.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost,
      bm25,
      weights,
      boostTerm: (term) => Math.max(...words.map((word) => word.terms.get(term) ?? 0)),
      fuzzy: (term) => misspelled.get(term) ?? 0,
      prefix: (term) => term === prefix && term.length >= MIN_PREFIX_LENGTH,
    },
  );
}

/**
 * Returns a function that computes the share of the query that a bit mask of its words covers. Rare words
 * count more.
 */
function createShare(frequencies: readonly number[], size: number) {
  const rarity = frequencies.map((count) => Math.log(1 + size / (1 + count)));
  const sum = (words: number) =>
    rarity.reduce((subtotal, value, position) => subtotal + ((words >> position) & 1) * value, 0);
  const total = sum(-1);
  return (words: number) => sum(words) / total;
}

import type MiniSearch from 'minisearch';
import type {SearchResult} from 'minisearch';
import {SHORTEST_PREFIX, type Catalog} from './catalog';
import type {Query} from './query';

/** Tuned on the queries of `tests/search/queries.json` in the set `tuning`. */
const TUNING = {
  boost: {title: 4, heading: 3, above: 2, text: 1, keywords: 2.5},
  bm25: {k: 2, b: 0, d: 0.5},
  weights: {fuzzy: 0.3, prefix: 0.1},
  /** Weight of a word that is elsewhere on the page, compared with one in the section. */
  elsewhere: 0.3,
  /** Share of the scores of a page's next four sections that its best one gets. */
  otherSections: 0.4,
  /** Bonus of a page with all words of the query in its title, if the title has no other words. */
  named: 3,
  /** Factor for a section with all words of the query in its heading. */
  heading: 1.5,
  /** Factor for a page that has the query as another name. */
  name: 6,
  /** One step of a page's rank. */
  rank: 0.05,
} as const;

/** Sections of one page that count for it, and that are shown. */
const SECTIONS_PER_PAGE = 5;

/** A section that answers a query. */
export type RankedSection = {
  readonly section: number;
  readonly page: number;
  readonly score: number;
  /** Terms of the section that match. */
  readonly terms: readonly string[];
};

type Match = Omit<RankedSection, 'page'> & {
  /** The query's words that the section has, as bits. */
  readonly words: number;
  /** Whether it's the first section of a page with all words of the query in its title. */
  readonly isNamed: boolean;
};

/**
 * The sections that answer a query, best first. A page whose title is the query comes before all others.
 *
 * @param isKnown whether the site has a term: only other words can be misspelled
 */
export function rank(
  index: MiniSearch,
  query: Query,
  catalog: Catalog,
  isKnown: (term: string) => boolean,
): RankedSection[] {
  const wordsOf = new Map<string, number>();
  query.words.forEach(({terms}, place) => {
    for (const term of terms.keys()) wordsOf.set(term, (wordsOf.get(term) ?? 0) | (1 << place));
  });
  const all = (1 << query.words.length) - 1;
  const pages = new Map<number, Match[]>();
  const frequencies = query.words.map(() => 0);
  for (const result of findSections(index, query, [...wordsOf.keys()], isKnown)) {
    const section = Number(result.id);
    const words = result.queryTerms.reduce((bits, term) => bits | (wordsOf.get(term) ?? 0), 0);
    frequencies.forEach((count, place) => (frequencies[place] = count + ((words >> place) & 1)));
    const hasAllIn = (field: string) =>
      words === all &&
      Object.values(result.match).filter((fields) => fields.includes(field)).length >=
        query.words.length;
    const isNamed = hasAllIn('title');
    const score = result.score * (hasAllIn('heading') ? TUNING.heading : 1);
    const page = catalog.pageOf(section);
    const matches = pages.get(page) ?? [];
    pages.set(page, matches);
    matches.push({section, score, terms: result.terms, words, isNamed});
  }
  const share = shareOf(frequencies, catalog.size);
  const ranked = [...pages].flatMap(([page, matches]) => {
    const title = catalog.titleKeyOf(page);
    const [, , , step, , names] = catalog.page(page);
    const named = matches.find(({isNamed}) => isNamed);
    const factor =
      (1 + TUNING.rank * step) *
      (names.includes(query.key) ? TUNING.name : 1) *
      (named ? 1 + (TUNING.named * query.words.length) / title.split(' ').length : 1);
    const onPage = share(matches.reduce((bits, {words}) => bits | words, 0));
    const best = matches
      .map((match) => {
        const own = share(match.words);
        const covered = own + TUNING.elsewhere * (onPage - own);
        return {...match, score: match.score * factor * covered};
      })
      .sort((one, other) => other.score - one.score)
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
  return ranked.sort(
    (one, other) => Number(other.isTitle) - Number(one.isTitle) || other.score - one.score,
  );
}

/** All sections with a term of the query. */
function findSections(
  index: MiniSearch,
  {words, prefix}: Query,
  terms: string[],
  isKnown: (term: string) => boolean,
): SearchResult[] {
  const {boost, bm25, weights} = TUNING;
  const misspelled = new Map(
    words.flatMap(({terms: own, edits}) => {
      const [whole = ''] = own.keys();
      return [...own.keys()].some(isKnown) ? [] : [[whole, edits] as const];
    }),
  );
  return index.search(
    {combineWith: 'OR', queries: terms},
    {
      // The terms are in the form of the index already.
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost,
      bm25,
      weights,
      boostTerm: (term) => Math.max(...words.map((word) => word.terms.get(term) ?? 0)),
      fuzzy: (term) => misspelled.get(term) ?? 0,
      prefix: (term) => term === prefix && term.length >= SHORTEST_PREFIX,
    },
  );
}

/** The share of a query that some of its words, given as bits, make up; rare words count more. */
function shareOf(frequencies: readonly number[], size: number) {
  const rarity = frequencies.map((count) => Math.log(1 + size / (1 + count)));
  const sum = (words: number) =>
    rarity.reduce((total, value, place) => total + ((words >> place) & 1) * value, 0);
  const whole = sum(-1);
  return (words: number) => sum(words) / whole;
}

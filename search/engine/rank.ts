import type MiniSearch from 'minisearch';
import type {SearchResult} from 'minisearch';
import {SHORTEST_PREFIX, type Catalog} from './catalog';
import type {Query} from './query';

/** Tuned on the queries of `tests/search/queries.json` that aren't held out. */
export const TUNING = {
  boost: {title: 4, heading: 3, above: 2, text: 1, keyword: 4},
  bm25: {k: 2, b: 0.5, d: 0.5},
  weights: {fuzzy: 0.3, prefix: 0.1},
  /** How much a section loses for a word of the query that it doesn't have: an exponent. */
  missing: 0.8,
  /** What a word counts that is elsewhere on the page, compared with one in the section. */
  elsewhere: 0.3,
  /** What the next four sections of a page add to its best one. */
  otherSections: 0.4,
  /** A page whose title is the query; one with more words in its title gets a part of it. */
  named: 3,
  wholeHeading: 1.5,
  /** One step of a page's rank. */
  rank: 0.05,
  operation: 1.1,
  /** A page whose last folder is the query. */
  slug: 4,
} as const;

/** The rank of a page on one operation of an API; it doesn't count where a query asks for one. */
export const OPERATION_RANK = -5;

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

type Match = {
  readonly document: number;
  score: number;
  readonly terms: readonly string[];
  /** The query's words that the document has, as bits. */
  readonly words: number;
  /** Whether it's the title of a page, with all words of the query. */
  readonly isNamed: boolean;
};

/**
 * The sections that answer a query, best first; a page whose title is the query leads.
 *
 * @param isKnown whether the site has a term: only others can be misspelled
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
  for (const result of find(index, query, [...wordsOf.keys()], isKnown)) {
    const document = Number(result.id);
    const words = result.queryTerms.reduce((bits, term) => bits | (wordsOf.get(term) ?? 0), 0);
    frequencies.forEach((count, place) => (frequencies[place] = count + ((words >> place) & 1)));
    const page = catalog.pageOf(document);
    const isWhole = words === all && isWholeHeading(result, query, catalog);
    const score = result.score * (isWhole ? TUNING.wholeHeading : 1);
    const isNamed = words === all && hasAll('title', result, query.words);
    const matches = pages.get(page) ?? [];
    pages.set(page, matches);
    matches.push({document, score, terms: result.terms, words, isNamed});
  }
  const share = shareOf(frequencies, catalog.size);
  const ranked = [...pages].flatMap(([page, matches]) => {
    const pageShare = share(matches.reduce((bits, {words}) => bits | words, 0));
    const {rank: step, elsewhere, missing, otherSections} = TUNING;
    const pageRank = catalog.page(page)[3];
    const isWanted = pageRank === OPERATION_RANK && query.wantsOperation;
    const prior =
      (isWanted ? TUNING.operation : 1 + step * pageRank) *
      (catalog.isSlug(page, query) ? TUNING.slug : 1) *
      nameFactor(matches, query, catalog);
    for (const match of matches) {
      const own = share(match.words);
      match.score *= prior * (own + elsewhere * (pageShare - own)) ** missing;
    }
    matches.sort((one, other) => other.score - one.score);
    leadWithTitle(matches);
    const others = matches.slice(1, SECTIONS_PER_PAGE).reduce((sum, {score}) => sum + score, 0);
    const title = catalog.isTitle(page, query);
    return sectionsOf(matches, catalog).map(({document, score, terms}) => ({
      section: catalog.sectionOf(document),
      page,
      title,
      score: score + otherSections * others,
      terms,
    }));
  });
  return ranked.sort(
    (one, other) => Number(other.title) - Number(one.title) || other.score - one.score,
  );
}

/** All documents with a term of the query. */
function find(
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

/** Whether a heading below the title has all words of the query and no others. */
function isWholeHeading(result: SearchResult, {key, words}: Query, catalog: Catalog): boolean {
  const length = key.split(' ').length;
  const document = Number(result.id);
  return (
    words.length > 1 &&
    catalog.lengthOf('heading', document) === length &&
    hasAll('heading', result, words)
  );
}

/** What it counts that a page's title has all words of the query: more, the fewer others it has. */
function nameFactor(matches: readonly Match[], {words}: Query, catalog: Catalog): number {
  const named = matches.find(({isNamed}) => isNamed);
  if (!named) return 1;
  return 1 + TUNING.named * (words.length / catalog.lengthOf('title', named.document));
}

/** Whether one field has the words of the query; of an identifier, all parts. */
function hasAll(field: 'title' | 'heading', {match}: SearchResult, words: Query['words']): boolean {
  const needed = words.reduce((sum, {parts}) => sum + parts, 0);
  return Object.values(match).filter((fields) => fields.includes(field)).length >= needed;
}

/** A title that has the query is the page's first hit: a section may only repeat its words more. */
function leadWithTitle(matches: Match[]): void {
  const at = matches.findIndex(({isNamed}) => isNamed);
  const [title] = at < 0 ? [] : matches.splice(at, 1);
  if (!title) return;
  title.score = Math.max(title.score, matches[0]?.score ?? 0);
  matches.unshift(title);
}

/** The share of a query that some of its words, given as bits, make up; rare words count more. */
function shareOf(frequencies: readonly number[], size: number) {
  const rarity = frequencies.map((count) => Math.log(1 + size / (1 + count)));
  const sum = (words: number) =>
    rarity.reduce((total, value, place) => total + ((words >> place) & 1) * value, 0);
  const whole = sum(-1);
  return (words: number) => sum(words) / whole;
}

/** The best documents of a page, one for each section. */
function sectionsOf(matches: readonly Match[], catalog: Catalog): Match[] {
  const best = new Map<number, Match>();
  for (const match of matches) {
    const section = catalog.sectionOf(match.document);
    if (!best.has(section)) best.set(section, match);
  }
  return [...best.values()].slice(0, SECTIONS_PER_PAGE);
}

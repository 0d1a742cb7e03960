import type {HitsQuery} from '@site/search/answer/types';
import type {Searcher} from '@site/src/search/searcher';
import {cutQuery} from '../search/query';

/** Most suggestions. */
const COUNT = 3;

/** Words of a query that are looked up. */
const MAX_WORDS = 6;

/** The words of a query that may lead somewhere by themselves: longer ones first. */
export function wordsToTry(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]{2,}/gu) ?? [];
  const others = [...new Set(words)].filter((word) => word !== query.trim().toLowerCase());
  return others.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}

/**
 * Up to three queries that have results, for one that has none: its own words, then others. Never
 * that query itself, which may be one of the others.
 *
 * @param others queries that are known to have results
 */
export async function suggest(
  searcher: Pick<Searcher, 'find'>,
  facetFilters: HitsQuery['facetFilters'],
  query: string,
  others: readonly string[],
): Promise<string[]> {
  const words = wordsToTry(query);
  const found = words.length === 0 ? [] : await find(searcher, facetFilters, words).catch(() => []);
  const failed = cutQuery(query).toLowerCase();
  const all = new Set([...found, ...others]);
  return [...all].filter((one) => one.toLowerCase() !== failed).slice(0, COUNT);
}

async function find(
  searcher: Pick<Searcher, 'find'>,
  facetFilters: HitsQuery['facetFilters'],
  words: readonly string[],
): Promise<string[]> {
  const wanted = {page: 0, hitsPerPage: 1, words: 1, excerpts: false, reranks: false};
  const answers = await searcher.find(words.map((query) => ({...wanted, query, facetFilters})));
  const found = answers as readonly ({readonly nbHits?: number} | null | undefined)[];
  return words.filter((_, index) => (found[index]?.nbHits ?? 0) > 0);
}

import type {Searcher} from '../searcher';
import {cutQuery} from './queryText';

/** Most suggestions. */
const MAX_SUGGESTIONS = 3;

/**
 * Up to three queries that have results, for one that has none: its own words, longer ones first,
 * then others.
 *
 * @param others queries that are known to have results
 */
export async function suggestQueries(
  searcher: () => Promise<Pick<Searcher, 'search'>>,
  query: string,
  others: readonly string[],
): Promise<string[]> {
  const failed = cutQuery(query).toLowerCase();
  const words = failed.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}_-]{2,}/gu) ?? [];
  const longest = [...new Set(words)].sort((one, other) => other.length - one.length);
  const hasResults = async (word: string) => {
    try {
      const request = {query: word, page: 1, snippetWords: 1};
      return (await (await searcher()).search(request)).total > 0;
    } catch {
      return false;
    }
  };
  const tried = longest.slice(0, MAX_SUGGESTIONS).filter((word) => word !== failed);
  const found = await Promise.all(tried.map(hasResults));
  const all = new Set([...tried.filter((_, index) => found[index]), ...others]);
  return [...all].filter((one) => one.toLowerCase() !== failed).slice(0, MAX_SUGGESTIONS);
}

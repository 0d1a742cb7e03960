import {useEffect, useState, type ReactNode} from 'react';
import {searchWindow} from '../../config/searchWindow';
import type {Searcher} from '../searcher';
import {cutQuery} from './queryText';
import type {SearchSetup} from './useSearchSetup';

type Props = {
  readonly query: string;
  readonly setup: SearchSetup;
  /** A link or a button that searches for a suggestion. */
  readonly renderSuggestion: (query: string) => ReactNode;
};

/** Below "No results": queries that have some, and where to report the missing ones. */
export default function NoResults({query, setup, renderSuggestion}: Props): ReactNode {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLatest = true;
    void suggestQueries(setup.searcher, query, searchWindow.suggestions).then((queries) => {
      if (isLatest) setSuggestions(queries);
    });
    return () => {
      isLatest = false;
    };
  }, [query, setup]);
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{renderSuggestion(suggestion)}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={reportUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </>
  );
}

/** Where a reader reports a query that should have results, with the query filled in. */
function reportUrl(query: string): string {
  const url = new URL(searchWindow.missingResultsUrl);
  url.searchParams.set('title', `Search: no results for "${query.trim()}"`);
  return url.href;
}

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

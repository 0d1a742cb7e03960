import {useEffect, useState, type ReactNode} from 'react';
import {searchWindow} from '../../config/searchWindow';
import {suggestQueries} from './suggestQueries';
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

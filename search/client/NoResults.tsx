import type {ReactNode} from 'react';
import {searchWindow} from '../../config/searchWindow';

type Props = {
  readonly query: string;
  /** A link or a button that searches for a suggestion. */
  readonly renderSuggestion: (query: string) => ReactNode;
};

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3;

/** Shown below "No results": queries that have results, and a link to report missing ones. */
export default function NoResults({query, renderSuggestion}: Props): ReactNode {
  const trimmedQuery = query.trim();
  const suggestions = searchWindow.suggestions.filter(
    (suggestion) => suggestion !== trimmedQuery.toLowerCase(),
  );
  const reportUrl = new URL(searchWindow.missingResultsUrl);
  reportUrl.searchParams.set('title', `Search: no results for "${trimmedQuery}"`);
  return (
    <>
      <p>Try searching for:</p>
      <ul>
        {suggestions.slice(0, MAX_SUGGESTIONS).map((suggestion) => (
          <li key={suggestion}>{renderSuggestion(suggestion)}</li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <a href={reportUrl.href} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </>
  );
}

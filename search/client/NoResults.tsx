import type {ReactNode} from 'react';
import {searchWindow} from '../../config/searchWindow';

type Props = {
  readonly query: string;
  /** A link or a button that searches for a suggestion. */
  readonly renderSuggestion: (query: string) => ReactNode;
};

/** Most suggestions. */
const MAX_SUGGESTIONS = 3;

/** Below "No results": queries that have some, and where to report the missing ones. */
export default function NoResults({query, renderSuggestion}: Props): ReactNode {
  const failed = query.trim();
  const suggestions = searchWindow.suggestions.filter((one) => one !== failed.toLowerCase());
  const report = new URL(searchWindow.missingResultsUrl);
  report.searchParams.set('title', `Search: no results for "${failed}"`);
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
        <a href={report.href} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </>
  );
}

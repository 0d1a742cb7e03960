import {useMemo, type ReactNode} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import {missingResultsUrl} from '@site/src/components/search/missingResultsUrl';
import {useAsked} from '@site/src/components/search/useAsked';
import type {SearchSetup} from '@site/src/components/search/useSearchSetup';
import {suggest} from './suggest';

type Props = {
  readonly query: string;
  readonly setup: SearchSetup;
  readonly onChoose: (query: string) => void;
};

/** What the window shows of a query that found nothing. */
export default function NoResults({query, setup, onChoose}: Props): ReactNode {
  const load = useMemo(() => {
    const {searcher, facetFilters} = setup;
    return async () => suggest(await searcher(), facetFilters, query, searchWindow.suggestions);
  }, [query, setup]);
  const [{value: suggestions = []}] = useAsked(load);
  return (
    <div className="search-nothing">
      <p className="search-nothing-title">{`No results for "${query.trim()}"`}</p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onChoose(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}

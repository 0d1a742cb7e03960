import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useEffect, useRef, type ReactNode} from 'react';
import Answer from '../client/Answer';
import {useInsights} from '../client/insights';
import {linkableHits} from '../client/links';
import Highlight from '../client/Highlight';
import NoResults from '../client/NoResults';
import {searchParams} from '../client/queryText';
import ResultLink from '../client/ResultLink';
import SearchError from '../client/SearchError';
import {describeSearch, type Search} from '../client/useSearch';
import type {SearchSetup} from '../client/useSearchSetup';
import {headingsOf, type Hit, type SearchResults} from '../searcher';
import {useScrollRestore} from './useScrollRestore';

type Props = {
  /** The query or the question. */
  readonly input: string;
  /** The search query: the input, or the main words of a question. */
  readonly query: string;
  readonly isQuestion: boolean;
  readonly search: Search;
  readonly setup: SearchSetup;
};

/** The part of the search page below the field: status line, results and links to other pages. */
export default function PageResults({input, query, isQuestion, search, setup}: Props): ReactNode {
  const {status, results, error, retry} = search;
  const {pathname} = useLocation();
  const reportOpened = useInsights(setup, results);
  const statusLine = useFocusOnNewPage(results);
  useScrollRestore(results);

  if (error !== undefined) return <SearchError error={error} onRetry={retry} />;
  const hits = linkableHits(results?.hits ?? [], window.location.origin, setup.publishedOrigin);
  return (
    <>
      <p ref={statusLine} tabIndex={-1} role="status" className="results-status">
        {describeSearch(search, {includesQuery: true})}
      </p>
      {isQuestion && <Answer question={input} query={query} />}
      {results?.total === 0 && status !== 'stalled' && (
        <NoResults
          query={results.query}
          renderSuggestion={(suggestion) => (
            <Link to={pathname + searchParams(suggestion)}>{suggestion}</Link>
          )}
        />
      )}
      <ol className="results-list" aria-busy={!search.isCurrent}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <PageHit hit={hit} onOpen={reportOpened} />
          </li>
        ))}
      </ol>
      {results && results.pages > 1 && (
        <nav className="results-pages" aria-label="Result pages">
          {results.page > 1 && (
            <Link to={pathname + searchParams(input, results.page - 1)}>Previous</Link>
          )}
          <span>{`Page ${results.page} of ${results.pages}`}</span>
          {results.page < results.pages && (
            <Link to={pathname + searchParams(input, results.page + 1)}>Next</Link>
          )}
        </nav>
      )}
    </>
  );
}

type PageHitProps = {readonly hit: Hit; readonly onOpen: (objectID: string) => void};

/** The location, heading and snippet of a hit. */
function PageHit({hit, onOpen}: PageHitProps): ReactNode {
  const {path} = headingsOf(hit.hierarchy);
  return (
    <article className="results-hit">
      <p className="results-path">{[hit.host ?? [], path].flat().join(' › ')}</p>
      <h2>
        <ResultLink to={hit.url} onClick={() => onOpen(hit.objectID)}>
          <Highlight {...hit.heading} />
        </ResultLink>
      </h2>
      {hit.snippet && (
        <p className="results-text">
          <Highlight {...hit.snippet} />
        </p>
      )}
    </article>
  );
}

/** Moves the focus and the scroll position to the top when another page of the same results is shown. */
function useFocusOnNewPage(results: SearchResults | undefined) {
  const statusLine = useRef<HTMLParagraphElement>(null);
  const previous = useRef(results);
  useEffect(() => {
    const before = previous.current;
    previous.current = results;
    // If the query has changed, the reader is typing.
    if (!results || before?.query !== results.query || before.page === results.page) return;
    statusLine.current?.focus({preventScroll: true});
    window.scrollTo(0, 0);
  }, [results]);
  return statusLine;
}

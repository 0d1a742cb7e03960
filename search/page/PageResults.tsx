import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, type ReactNode} from 'react';
import Answer from '../client/Answer';
import {headingsOf, type Hit, type SearchResults} from '../searcher';
import {linkableHits} from '../client/links';
import Marked from '../client/Marked';
import NoResults from '../client/NoResults';
import {searchParams} from '../client/queryText';
import ResultLink from '../client/ResultLink';
import SearchError from '../client/SearchError';
import {describeSearch} from '../client/searchState';
import {useInsights} from '../client/insights';
import {useSearch} from '../client/useSearch';
import type {SearchSetup} from '../client/useSearchSetup';
import {contentWords} from '../engine/contentWords';
import {useScrollRestore} from './useScrollRestore';
import './results.css';

type Props = {
  /** The query or the question. */
  readonly input: string;
  /** From 1. */
  readonly page: number;
  readonly isQuestion: boolean;
  /** How often the reader sent the same input again. */
  readonly repeats: number;
  readonly setup: SearchSetup;
};

/** What the search page shows below its field. */
export default function PageResults({input, page, isQuestion, repeats, setup}: Props): ReactNode {
  const query = isQuestion ? contentWords(input).join(' ') : input;
  const search = useSearch(setup, query, page);
  const {status, results, error, retry} = search;
  const {pathname} = useLocation();
  const reportOpened = useInsights(setup, results);
  const statusLine = useFocusOnNewPage(results);
  useLastPage(input, page, search.isCurrent ? results : undefined);
  useScrollRestore(results);
  const seenRepeats = useRef(repeats);
  useEffect(() => {
    if (seenRepeats.current === repeats) return;
    seenRepeats.current = repeats;
    if (status === 'error') retry();
  }, [repeats, status, retry]);

  if (error !== undefined) return <SearchError error={error} onRetry={retry} />;
  const hits = linkableHits(results?.hits ?? [], window.location.origin, setup.published);
  return (
    <>
      <p ref={statusLine} tabIndex={-1} role="status" className="results-status">
        {describeSearch(search, {names: 'query'})}
      </p>
      {isQuestion && <Answer question={input} query={query} />}
      {results?.total === 0 && status !== 'stalled' && (
        <NoResults
          query={results.query}
          setup={setup}
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
        <nav className="results-pages" aria-label="Pages of results">
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

/** Where a hit is, its heading and its text. */
function PageHit({hit, onOpen}: PageHitProps): ReactNode {
  const {path} = headingsOf(hit.hierarchy);
  return (
    <article className="results-hit">
      <p className="results-path">{[hit.host ?? [], path].flat().join(' › ')}</p>
      <h2>
        <ResultLink to={hit.url} onClick={() => onOpen(hit.objectID)}>
          <Marked marked={hit.heading} />
        </ResultLink>
      </h2>
      {hit.snippet && (
        <p className="results-text">
          <Marked marked={hit.snippet} />
        </p>
      )}
    </article>
  );
}

/** A URL that asks for a page beyond the last one is corrected; Back doesn't lead to it. */
function useLastPage(input: string, page: number, results: SearchResults | undefined): void {
  const history = useHistory();
  const {pathname} = useLocation();
  const last = results?.pages ?? page;
  useEffect(() => {
    // The reader may be on the way to another page already.
    if (page > last && history.location.pathname === pathname) {
      history.replace({search: searchParams(input, last)});
    }
  }, [input, page, last, pathname, history]);
}

/** On another page of the same results, the focus and the scroll position go to the top. */
function useFocusOnNewPage(results: SearchResults | undefined) {
  const statusLine = useRef<HTMLParagraphElement>(null);
  const shown = useRef(results);
  useEffect(() => {
    const before = shown.current;
    shown.current = results;
    // With another query, the reader is typing it.
    if (!results || before?.query !== results.query || before.page === results.page) return;
    statusLine.current?.focus({preventScroll: true});
    window.scrollTo(0, 0);
  }, [results]);
  return statusLine;
}

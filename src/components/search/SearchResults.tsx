import Link from '@docusaurus/Link';
import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import Answers from './Answers';
import Hit, {type PageHit} from './Hit';
import {searchOf} from './query';
import Unreachable from './Unreachable';
import {useAsked} from './useAsked';
import type {SearchSetup} from './useSearchSetup';
import './results.css';

/** Hits of one page of results, and words of a snippet. */
const PAGE_SIZE = 20;
const SNIPPET_WORDS = 30;

/** Deepest page that can be asked for: the protocol pages through 10,000 hits. */
const MAX_PAGE = 10_000 / PAGE_SIZE;

type Props = {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly isQuestion: boolean;
  readonly setup: SearchSetup;
};

type Found = {readonly hits: readonly PageHit[]; readonly nbHits: number; readonly nbPages: number};

/** What the search page shows below its field. It is fetched with the first query. */
export default function SearchResults(props: Props): ReactNode {
  return props.isQuestion ? (
    <Answers question={props.query} setup={props.setup} />
  ) : (
    <Hits {...props} />
  );
}

function Hits({query, page, setup}: Props): ReactNode {
  const load = useMemo(() => {
    if (query === '') return undefined;
    return () => find(setup, query, Math.min(page, MAX_PAGE));
  }, [query, page, setup]);
  const [{state, value}, retry] = useAsked(load);
  const status = useFocusOnPage(page);
  if (state === 'error') return <Unreachable onRetry={retry} />;
  const {hits = [], nbHits = 0, nbPages = 0} = value ?? {};
  const isKnown = value !== undefined;
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="results-status">
        {state === 'stalled' ? 'Searching…' : isKnown ? count(query, nbHits, page, nbPages) : ''}
      </p>
      {isKnown && nbHits === 0 && state === 'ready' && <Nothing query={query} />}
      <ol className="results-list" aria-busy={state !== 'ready'}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      {nbPages > 1 && (
        <nav className="results-pages" aria-label="Pages of results">
          {page > 1 && <Link to={searchOf(query, Math.min(page - 1, nbPages))}>Previous</Link>}
          <span>{`Page ${page} of ${nbPages}`}</span>
          {page < nbPages && <Link to={searchOf(query, page + 1)}>Next</Link>}
        </nav>
      )}
    </>
  );
}

async function find(setup: SearchSetup, query: string, page: number): Promise<Found> {
  const client = await setup.client();
  const levels = Array.from({length: 7}, (_, level) => `hierarchy.lvl${level}`);
  const {results} = await client.search({
    requests: [
      {
        indexName: setup.indexName,
        facetFilters: setup.facetFilters,
        query,
        page: page - 1,
        hitsPerPage: PAGE_SIZE,
        attributesToRetrieve: [...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels.slice(1), 'content'].map(
          (name) => `${name}:${SNIPPET_WORDS}`,
        ),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const {hits, nbHits = 0, nbPages = 0} = results[0] as unknown as Partial<Found>;
  return {hits: hits ?? [], nbHits, nbPages};
}

/** A screen reader and the keyboard go on from the top of another page of results. */
function useFocusOnPage(page: number) {
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    status.current?.focus({preventScroll: true});
    window.scrollTo(0, 0);
  }, [page]);
  return status;
}

function count(query: string, hits: number, page: number, pages: number): string {
  if (hits === 0) return `No results for "${query}"`;
  const results = hits === 1 ? '1 result' : `${hits} results`;
  return pages > 1 ? `${results}, page ${page} of ${pages}` : results;
}

function Nothing({query}: {readonly query: string}): ReactNode {
  const report = new URL(searchWindow.missingResultsUrl);
  report.searchParams.set('title', `Search: no results for "${query}"`);
  return (
    <>
      <p>Try searching for:</p>
      <ul>
        {searchWindow.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Link to={searchOf(suggestion)}>{suggestion}</Link>
          </li>
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

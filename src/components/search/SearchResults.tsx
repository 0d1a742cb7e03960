import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import Answers from './Answers';
import {findHits, type Found} from './findHits';
import Hit from './Hit';
import {missingResultsUrl} from './missingResultsUrl';
import {snippetWords} from './snippetWords';
import {searchOf} from './query';
import Unreachable from './Unreachable';
import {useAsked} from './useAsked';
import {useAskAgain} from './useAskAgain';
import {useInsights} from './useInsights';
import {useKeptPlace} from './useKeptPlace';
import type {SearchSetup} from './useSearchSetup';
import './results.lazy.css';

type Props = {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly isQuestion: boolean;
  /** How often the reader asked for the same again. */
  readonly repeats: number;
  readonly setup: SearchSetup;
};

/** What the search page shows below its field. It is fetched with the first query. */
export default function SearchResults(props: Props): ReactNode {
  return props.isQuestion ? (
    <Answers question={props.query} repeats={props.repeats} setup={props.setup} />
  ) : (
    <Hits {...props} />
  );
}

function Hits({query, page, repeats, setup}: Props): ReactNode {
  const load = useMemo(() => {
    if (query === '') return undefined;
    return () => findHits(setup, {query, page, words: snippetWords(), excerpts: true});
  }, [query, page, setup]);
  const [{state, value, cause}, retry] = useAsked(load);
  useAskAgain(repeats, state === 'error', retry);
  const {pathname} = useLocation();
  const report = useInsights(setup, value);
  const status = useFocusOnPage(value);
  useLastPage(query, page, value, pathname);
  useKeptPlace(value);
  if (state === 'error') return <Unreachable cause={cause} onRetry={retry} />;
  const isCurrent = state === 'ready' && value?.query === query && value.page === page;
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="results-status">
        {state === 'stalled' ? 'Searching…' : value ? count(value) : ''}
      </p>
      {value?.nbHits === 0 && state !== 'stalled' && (
        <Nothing query={value.query} pathname={pathname} />
      )}
      <ol className="results-list" aria-busy={!isCurrent}>
        {value?.hits.map((hit) => (
          <li key={hit.objectID}>
            <Hit hit={hit} published={setup.published} onOpen={report} />
          </li>
        ))}
      </ol>
      {value && value.nbPages > 1 && <Pages found={value} pathname={pathname} />}
    </>
  );
}

function Pages({
  found: {query, page, nbPages},
  pathname,
}: {
  readonly found: Found;
  readonly pathname: string;
}): ReactNode {
  return (
    <nav className="results-pages" aria-label="Pages of results">
      {page > 1 && <Link to={pathname + searchOf(query, page - 1)}>Previous</Link>}
      <span>{`Page ${page} of ${nbPages}`}</span>
      {page < nbPages && <Link to={pathname + searchOf(query, page + 1)}>Next</Link>}
    </nav>
  );
}

/** An address that asks for a page beyond the last is mended; Back does not lead to it. */
function useLastPage(
  query: string,
  page: number,
  found: Found | undefined,
  pathname: string,
): void {
  const history = useHistory();
  const last = found?.query === query ? found.nbPages : page;
  useEffect(() => {
    // The reader may be on the way to another page already.
    if (page > last && history.location.pathname === pathname) {
      history.replace({search: searchOf(query, last)});
    }
  }, [query, page, last, pathname, history]);
}

/** A screen reader and the keyboard go on from the top of another page of the same results. */
function useFocusOnPage(found: Found | undefined) {
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useRef(found);
  useEffect(() => {
    const before = shown.current;
    shown.current = found;
    // With another query, the reader is writing it.
    if (!found || before?.query !== found.query || before.page === found.page) return;
    status.current?.focus({preventScroll: true});
    window.scrollTo(0, 0);
  }, [found]);
  return status;
}

/** Names the query: what was found for one may still be shown while the next is typed. */
function count({query, nbHits, page, nbPages}: Found): string {
  if (nbHits === 0) return `No results for "${query}"`;
  const results = `${nbHits === 1 ? '1 result' : `${nbHits} results`} for "${query}"`;
  return nbPages > 1 ? `${results}, page ${page} of ${nbPages}` : results;
}

function Nothing({
  query,
  pathname,
}: {
  readonly query: string;
  readonly pathname: string;
}): ReactNode {
  // To try the same again would lead nowhere.
  const asked = query.trim().toLowerCase();
  const suggestions = searchWindow.suggestions.filter((one) => one.toLowerCase() !== asked);
  return (
    <>
      <p>Try searching for:</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Link to={pathname + searchOf(suggestion)}>{suggestion}</Link>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </>
  );
}

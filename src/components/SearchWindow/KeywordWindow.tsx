import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {searchWindow} from '@site/config/searchWindow';
import ModeToggle from '@site/src/components/search/ModeToggle';
import {searchOf} from '@site/src/components/search/query';
import type {SearchSetup} from '@site/src/components/search/useSearchSetup';
import {mendedClient, type Outcome} from './mendedClient';
import {mendResults, mendWindow, typeInto} from './mendWindow';
import NoResultsHelp from './NoResultsHelp';
import {isFull, remember, type StoredHit} from './storedHits';
import {toItems} from './toItems';
import {useFocusTrap} from './useFocusTrap';

type Props = {
  readonly query: string;
  readonly setup: SearchSetup;
  readonly onClose: () => void;
  /** A result was chosen: focus goes with the page, not back to the button. */
  readonly onChosen: () => void;
  /** Absent where questions cannot be answered. */
  readonly onAsk?: (question: string) => void;
};

type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

const storage = () => window.localStorage;

/** The window that finds words: the library's own, with what it lacks put around it. */
export default function KeywordWindow(props: Props): ReactNode {
  const {query, setup, onClose, onAsk} = props;
  const frame = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const parts = useParts(frame);
  useFocusTrap(frame);
  const input = () => frame.current?.querySelector('input');
  const modal = useModalProps(props, frame, setOutcome);
  return (
    <div ref={frame}>
      <DocSearchModal
        {...modal}
        {...keysOf(setup)}
        placeholder="Search docs"
        initialQuery={query}
        initialScrollY={window.scrollY}
        onClose={onClose}
        insights={searchWindow.insights}
      />
      {parts.bar &&
        createPortal(
          <>
            <p role="status" className="search-said">
              {said(outcome)}
            </p>
            {onAsk && (
              <ModeToggle
                mode="docsearch"
                className="search-mode"
                onChange={() => onAsk(input()?.value ?? '')}
              />
            )}
          </>,
          parts.bar,
        )}
      {parts.noResults && outcome?.hits === 0 && (
        <NoResultsHelp
          screen={parts.noResults}
          query={outcome.query}
          setup={setup}
          onChoose={(text) => {
            const field = input();
            if (field) typeInto(field, text);
          }}
        />
      )}
    </div>
  );
}

/** The library keeps what it is given: new functions in each render would start it anew. */
function useModalProps(
  {setup, onClose, onChosen}: Props,
  frame: React.RefObject<HTMLDivElement | null>,
  onOutcome: (outcome: Outcome) => void,
) {
  const history = useHistory();
  const page = useBaseUrl('/search/');
  const live = useRef({onClose, onChosen});
  live.current = {onClose, onChosen};
  return useMemo(() => {
    const {origin} = window.location;
    const personalization = searchWindow.personalization && !isFull(storage);
    const choose = (hit: Hit, stays: boolean) => {
      const parent = '__docsearch_parent' in hit ? hit.__docsearch_parent : null;
      if (personalization && hit.type === 'content' && !parent) {
        remember(hit as StoredHit, setup.indexName, storage, origin);
      }
      if (!stays) live.current.onChosen();
    };
    const client = mendedClient(setup.client, {
      onOutcome,
      isShortAtFirst: setup.option.mode === 'embedded',
      isWanted: (query) => frame.current?.querySelector('input')?.value === query,
    });
    return {
      searchParameters: {facetFilters: setup.facetFilters},
      transformSearchClient: () => client,
      disableUserPersonalization: !personalization,
      transformItems: (items) => toItems(items, origin),
      getMissingResultsUrl: ({query}) => missingResultsUrl(query),
      navigator: {
        navigate({itemUrl, item}) {
          choose(item, false);
          history.push(itemUrl);
        },
        navigateNewTab({itemUrl, item}) {
          choose(item, true);
          window.open(itemUrl, '_blank', 'noopener');
        },
        navigateNewWindow({itemUrl, item}) {
          choose(item, true);
          window.open(itemUrl, '_blank', 'noopener,popup');
        },
      },
      hitComponent: ({hit, children}) => (
        <div className="search-hit">
          <Link
            to={hit.url}
            onClick={(event) => choose(hit, event.ctrlKey || event.metaKey || event.shiftKey)}
          >
            {children}
          </Link>
        </div>
      ),
      resultsFooterComponent: ({state}) => (
        <Link
          to={page + searchOf(state.query)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            live.current.onChosen();
            live.current.onClose();
          }}
        >
          {`See all ${Number(state.context.nbHits ?? 0)} results`}
        </Link>
      ),
    } satisfies Partial<DocSearchModalProps>;
  }, [setup, history, page, frame, onOutcome]);
}

/** The library insists on credentials, also where nobody asks for them. */
function keysOf({option, indexName}: SearchSetup) {
  const {appId, apiKey} =
    option.mode === 'hosted' ? option : {appId: option.mode, apiKey: 'public'};
  return {appId, apiKey, indexName};
}

/** Places in the library's window that are filled from here. */
function useParts(frame: React.RefObject<HTMLDivElement | null>): {
  bar?: Element;
  noResults?: Element;
} {
  const [parts, setParts] = useState<{bar?: Element; noResults?: Element}>({});
  useLayoutEffect(() => {
    const container = frame.current?.querySelector('.DocSearch-Container');
    const dropdown = container?.querySelector('.DocSearch-Dropdown');
    if (!container || !dropdown) return;
    mendWindow(container);
    const bar = document.createElement('div');
    bar.className = 'search-extra';
    dropdown.before(bar);
    const look = () => {
      mendResults(container);
      const noResults = container.querySelector('.DocSearch-NoResults') ?? undefined;
      setParts((before) =>
        before.noResults === noResults && before.bar ? before : {bar, noResults},
      );
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(dropdown, {childList: true, subtree: true});
    observer.observe(container, {attributes: true, attributeFilter: ['aria-controls']});
    return () => {
      observer.disconnect();
      bar.remove();
    };
  }, [frame]);
  return parts;
}

function said(outcome: Outcome | undefined): string {
  if (!outcome?.query) return '';
  if (outcome.hits === 'unreachable') return 'Unable to fetch results';
  if (outcome.hits === 0) return `No results for "${outcome.query}"`;
  return outcome.hits === 1 ? '1 result' : `${outcome.hits} results`;
}

function missingResultsUrl(query: string): string {
  const url = new URL(searchWindow.missingResultsUrl);
  url.searchParams.set('title', `Search: no results for "${query}"`);
  return url.href;
}

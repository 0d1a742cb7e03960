import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {searchWindow} from '@site/config/searchWindow';
import ModeToggle from '@site/src/components/search/ModeToggle';
import {opensElsewhere} from '@site/src/components/search/opensElsewhere';
import {searchOf} from '@site/src/components/search/query';
import ResultLink from '@site/src/components/search/ResultLink';
import type {SearchSetup} from '@site/src/components/search/useSearchSetup';
import {finderOf} from './foundBy';
import {mendedClient, type Listeners, type Outcome} from './mendedClient';
import {typeInto} from './mendWindow';
import NoResultsHelp from './NoResultsHelp';
import {isFull, rememberAll, type StoredHit} from './storedHits';
import {STORED_TEXTS, storedRowSaid} from './storedRows';
import {toItems} from './toItems';
import {useEnter} from './useEnter';
import {useFocusTrap} from './useFocusTrap';
import {useHost} from './useHost';
import {useParts} from './useParts';

type Props = {
  readonly query: string;
  /** Whether the query was selected on the page: typing then replaces it. */
  readonly isSelection: boolean;
  /** A beginning of the query that the engine was told of before: its results come first. */
  readonly primed: string | undefined;
  /** Whether Enter was pressed after the query, before the window was there. */
  readonly isEntered: boolean;
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
  const {query, isSelection, primed, isEntered, setup, onClose, onAsk} = props;
  const isWhole = isSelection || isEntered || !primed || !query.startsWith(primed);
  const [passing] = useState(isWhole ? undefined : primed);
  // The library reads it once.
  const [first] = useState(passing ?? query);
  const frame = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [message, setMessage] = useState('');
  const [, setHits] = useState(false);
  const host = useHost(frame);
  const parts = useParts(frame);
  useFocusTrap(frame);
  const onEnded = useEnter(frame, isEntered);
  const input = () => frame.current?.querySelector('input');
  const onOutcome = useCallback(
    (ended: Outcome) => {
      setOutcome(ended);
      // An answer to what has been deleted meanwhile belongs to nothing that is shown.
      setMessage(frame.current?.querySelector('input')?.value ? said(ended) : '');
      onEnded(ended);
    },
    [onEnded],
  );
  // The library draws nothing while it waits for an answer: a key that came before these hits are
  // drawn would keep them from the reader until its own are there.
  const onFirstHits = useCallback(() => flushSync(() => setHits(true)), []);
  const modal = useModalProps(props, frame, {onOutcome, onFirstHits, passing});
  const helpText = outcome?.failure;
  // What is said of a query changes with each; the library would draw all of its rows again.
  const dialog = useMemo(
    () => (
      <DocSearchModal
        {...modal}
        {...keysOf(setup)}
        placeholder="Search docs"
        initialQuery={first}
        initialScrollY={window.scrollY}
        onClose={onClose}
        insights={searchWindow.insights}
        translations={{startScreen: STORED_TEXTS, errorScreen: {helpText}}}
      />
    ),
    [modal, setup, first, onClose, helpText],
  );
  useEffect(() => {
    // The library does so only where blocks of the page are joined as it joins them.
    if (isSelection) frame.current?.querySelector('input')?.select();
  }, [isSelection]);
  useEffect(() => {
    // By now the library has asked for what stands in its field.
    const field = frame.current?.querySelector('input');
    if (field && field.value !== query && query.startsWith(field.value)) typeInto(field, query);
  }, [query]);
  return (
    <div
      ref={frame}
      onInput={() => {
        if (!input()?.value) setMessage('');
      }}
      onReset={() => setMessage('')}
      onClickCapture={({target, isTrusted}) => {
        const text = isTrusted ? storedRowSaid(target) : undefined;
        if (text !== undefined) setMessage(text);
      }}
    >
      {createPortal(dialog, host)}
      {parts.bar &&
        createPortal(
          <>
            <p role="status" className="search-said">
              {message}
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
      {parts.noResults && outcome?.hits === 0 && outcome.failure === undefined && (
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
  {onOutcome, onFirstHits, passing}: Omit<Listeners, 'isWanted'>,
) {
  const history = useHistory();
  const page = useBaseUrl('/search/');
  const live = useRef({onClose, onChosen});
  live.current = {onClose, onChosen};
  return useMemo(() => {
    const {origin} = window.location;
    const personalization = searchWindow.personalization && !isFull(storage);
    const chosen: StoredHit[] = [];
    const choose = (hit: Hit, stays: boolean) => {
      const parent = '__docsearch_parent' in hit ? hit.__docsearch_parent : null;
      if (personalization) {
        chosen.push((hit.type === 'content' && parent ? parent : hit) as StoredHit);
        // After the library, which writes what it holds in memory: headings only.
        if (chosen.some(({type}) => type === 'content')) {
          setTimeout(() => rememberAll(chosen, setup.indexName, storage, origin));
        }
      }
      if (!stays) live.current.onChosen();
    };
    const client = mendedClient(setup.client, {
      onOutcome,
      onFirstHits,
      isWanted: (query) => frame.current?.querySelector('input')?.value === query,
      passing,
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
        <div className="search-hit" data-query={finderOf(hit)}>
          <ResultLink to={hit.url} onClick={(event) => choose(hit, opensElsewhere(event))}>
            {children}
          </ResultLink>
        </div>
      ),
      resultsFooterComponent: ({state}) => (
        <ResultLink
          to={page + searchOf(state.query)}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            live.current.onChosen();
            live.current.onClose();
          }}
        >
          {`See all ${Number(state.context.nbHits ?? 0)} results`}
        </ResultLink>
      ),
    } satisfies Partial<DocSearchModalProps>;
  }, [setup, history, page, frame, onOutcome, onFirstHits, passing]);
}

/** The library insists on credentials, also where nobody asks for them. */
function keysOf({option, indexName}: SearchSetup) {
  const {appId, apiKey} =
    option.mode === 'hosted' ? option : {appId: option.mode, apiKey: 'public'};
  return {appId, apiKey, indexName};
}

function said({query, hits, failure}: Outcome): string {
  if (failure !== undefined) return 'Unable to fetch results';
  if (hits === 0) return `No results for "${query}"`;
  return hits === 1 ? '1 result' : `${hits} results`;
}

function missingResultsUrl(query: string): string {
  const url = new URL(searchWindow.missingResultsUrl);
  url.searchParams.set('title', `Search: no results for "${query}"`);
  return url.href;
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {isComposing} from '../bar/keys';
import Answer from '../client/Answer';
import {useInsights} from '../client/insights';
import {linkableHits, opensNewTab} from '../client/links';
import ModeToggle, {useSearchMode} from '../client/ModeToggle';
import NoResults from '../client/NoResults';
import {truncateText, oneLine, MAX_QUERY, MAX_QUESTION, searchParams} from '../client/queryText';
import ResultLink from '../client/ResultLink';
import SearchError from '../client/SearchError';
import {describeSearch, useSearch} from '../client/useSearch';
import {useSearchSetup} from '../client/useSearchSetup';
import {contentWords} from '../engine/contentWords';
import {headingsOf} from '../searcher';
import Dialog from './Dialog';
import {groupHits, groupSaved} from './groups';
import Icon from './Icon';
import Rows, {rowId} from './Rows';
import {addRecent, useSavedSearches} from './savedSearches';
import {useInitialText} from './useInitialText';
import {useOpenHit} from './useOpenHit';

type Props = {
  /** Text typed before the window was loaded; a line break at its end is an Enter. */
  readonly typedAhead: string;
  readonly onClose: () => void;
  /** Gets the focus when the window closes without a result. */
  readonly returnTo: HTMLElement | null;
};

const WORDING = {
  docsearch: {
    field: 'Search',
    placeholder: 'Search docs',
    clear: 'Clear the query',
    enter: 'to select',
    limit: MAX_QUERY,
  },
  ai: {
    field: 'Question',
    placeholder: 'Ask a question',
    clear: 'Clear the question',
    enter: 'to ask',
    limit: MAX_QUESTION,
  },
} as const;

/** The search window: words are searched while they are typed, a question when it's asked. */
export default function SearchWindow({typedAhead, onClose, returnTo}: Props): ReactNode {
  const setup = useSearchSetup();
  const searchPage = useBaseUrl('/search/');
  const [mode, chooseMode] = useSearchMode();
  const wording = WORDING[mode];
  const isQuestion = mode === 'ai';
  const isEntered = typedAhead.endsWith('\n');
  const {text, setText, isPrefill, isChosen} = useInitialText(typedAhead.replace('\n', ''));
  const shown = truncateText(text, wording.limit);
  const [question, setQuestion] = useState(isEntered ? oneLine(text, MAX_QUESTION) : '');
  const query = isQuestion ? contentWords(question).join(' ') : shown.trim() && shown;
  const isStart = query === '';
  const search = useSearch(setup, query);
  const {status, results, isCurrent, error} = search;
  const [saved, changeSaved] = useSavedSearches(setup.option.indexName);
  const reportOpened = useInsights(setup, results);
  // Last action on a saved search.
  const [notice, setNotice] = useState('');

  const groups = useMemo(() => {
    if (isStart) return groupSaved(saved);
    const {origin} = window.location;
    return groupHits(linkableHits(results?.hits ?? [], origin, setup.published));
  }, [isStart, saved, results, setup.published]);
  const rows = groups.flatMap(({hits}) => hits);
  const hasRows = rows.length > 0;
  // The row that the reader moved to; other rows start at the first one.
  const [move, setMove] = useState({groups, row: 0, isByKey: false});
  const row = move.groups === groups ? move.row : 0;

  useEffect(
    () => () => {
      if (!isChosen.current) returnTo?.focus({preventScroll: true});
    },
    [isChosen, returnTo],
  );

  // Before the next key, which belongs to the field.
  const field = useRef<HTMLInputElement>(null);
  const [isSelected] = useState(isPrefill);
  useLayoutEffect(() => {
    field.current?.focus({preventScroll: true});
    if (isSelected) field.current?.select();
  }, [isSelected, mode]);

  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The effect must not return what scrollTo returns: in some browsers that is a promise.
    body.current?.scrollTo(0, 0);
  }, [results]);

  const leave = () => {
    isChosen.current = true;
    onClose();
  };
  const {open, onFollow, hold, release, onKey} = useOpenHit({
    isPressed: isEntered && !isQuestion && !isStart,
    isSettled: isCurrent || status === 'error',
    first: isCurrent ? rows[0] : undefined,
    onOpened(hit) {
      changeSaved((before) => addRecent(before, hit));
      reportOpened(hit.objectID);
    },
    onLeave: leave,
  });

  /** Enter and the Ask button: ask the question, or retry a query that failed. */
  const ask = () => {
    const next = oneLine(text, MAX_QUESTION);
    if (status === 'error' && (!isQuestion || next === question)) search.retry();
    else if (isQuestion) setQuestion(next);
  };
  const type = (typed: string) => {
    release();
    setNotice('');
    setText(typed);
    if (typed === '') setQuestion('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const isEnter = event.key === 'Enter' && !event.altKey;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!isEnter && !step) return onKey(event.key);
    event.preventDefault();
    // A repeated Enter is the one that opened the window, held too long.
    if (event.repeat && isEnter) return;
    onKey(event.key);
    if (step && hasRows) {
      const next = (row + step + rows.length) % rows.length;
      setMove({groups, row: next, isByKey: true});
      document.getElementById(rowId(next))?.scrollIntoView({block: 'nearest'});
    } else if (isEnter) {
      const hit = rows[row];
      // Enter asks a question, so it only opens a row that the reader moved to by key.
      const hasMoved = move.groups === groups && move.isByKey;
      const isAsked = !isQuestion || (hasMoved && oneLine(text, MAX_QUESTION) === question);
      if (status === 'error' || (!isAsked && shown.trim() !== '')) ask();
      else if (!isStart && !isCurrent) hold(event);
      else if (hit) open(hit, event);
    }
  };

  const hasFailed = !isStart && error !== undefined;
  const hasNone = !isStart && results?.total === 0;
  const isHeard = hasFailed ? status === 'error' : hasNone && status !== 'stalled';
  return (
    <Dialog
      label={isQuestion ? wording.placeholder : wording.field}
      enterHint={wording.enter}
      onClose={onClose}
      onPointerDown={release}
    >
      <div className="search-head">
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
        >
          <Icon name="search" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={wording.field}
            aria-autocomplete="list"
            aria-haspopup="tree"
            aria-expanded={hasRows}
            aria-controls={hasRows ? 'search-rows' : undefined}
            aria-activedescendant={hasRows ? rowId(row) : undefined}
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            className="search-field"
            placeholder={wording.placeholder}
            maxLength={wording.limit}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {shown !== '' && (
            <button
              type="button"
              className="search-action"
              title={wording.clear}
              aria-label={wording.clear}
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            >
              <Icon name="clear" />
            </button>
          )}
          {isQuestion && (
            <button type="submit" className="search-ask">
              Ask
            </button>
          )}
        </form>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      <div className="search-bar">
        {/* Hidden where the body says the same in larger letters. */}
        <p role="status" className={isHeard && !notice ? 'visually-hidden' : undefined}>
          {notice || describeSearch(search, {includesQuery: false})}
        </p>
        <ModeToggle
          mode={mode}
          onChange={(next) => {
            // Words that are already there are asked at once.
            setQuestion(next === 'ai' ? oneLine(text, MAX_QUESTION) : '');
            chooseMode(next);
          }}
        />
      </div>
      <div ref={body} className="search-body">
        {isQuestion && <Answer question={question} query={query} />}
        {isStart && !hasRows && <p className="search-none">No recent searches</p>}
        {hasFailed && <SearchError error={error} onRetry={search.retry} />}
        {hasNone && (
          <div className="search-nothing">
            <p>{`No results for "${results.query.trim()}"`}</p>
            <NoResults
              query={results.query}
              renderSuggestion={(suggestion) => (
                <button
                  type="button"
                  onClick={() => {
                    type(suggestion);
                    setQuestion(suggestion);
                    field.current?.focus();
                  }}
                >
                  {suggestion}
                </button>
              )}
            />
          </div>
        )}
        {hasRows && (
          <Rows
            label={isStart ? 'Saved searches' : 'Results'}
            groups={groups}
            selected={row}
            onSelect={(next) => {
              if (next !== row) setMove({groups, row: next, isByKey: false});
            }}
            onOpen={onFollow}
            onAction={({edit, outcome}, hit) => {
              const isSaved = changeSaved((before) => edit(before, hit));
              const {title} = headingsOf(hit.hierarchy);
              setNotice(
                isSaved ? `${title} is ${outcome}` : 'This browser could not save the change',
              );
              field.current?.focus();
            }}
          />
        )}
        {!isStart && results && hasRows && (
          <p className="search-all">
            <ResultLink
              to={searchPage + searchParams(isQuestion ? question : results.query)}
              onClick={(event) => {
                if (!opensNewTab(event)) leave();
              }}
            >
              {`See all ${results.total} results`}
            </ResultLink>
          </p>
        )}
      </div>
    </Dialog>
  );
}

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
import {
  truncateText,
  oneLine,
  MAX_QUERY_LENGTH,
  MAX_QUESTION_LENGTH,
  searchParams,
} from '../client/queryText';
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
  /** Text typed before the window was loaded. A trailing line break means that Enter was pressed. */
  readonly typedAhead: string;
  readonly onClose: () => void;
  /** Gets the focus when the window closes without a result. */
  readonly returnFocusTo: HTMLElement | null;
};

const MODE_SETTINGS = {
  docsearch: {
    field: 'Search',
    placeholder: 'Search docs',
    clear: 'Clear the query',
    enter: 'to select',
    limit: MAX_QUERY_LENGTH,
  },
  ai: {
    field: 'Question',
    placeholder: 'Ask a question',
    clear: 'Clear the question',
    enter: 'to ask',
    limit: MAX_QUESTION_LENGTH,
  },
} as const;

/** The search window. Words are searched while they're typed, a question when it's submitted. */
export default function SearchWindow({typedAhead, onClose, returnFocusTo}: Props): ReactNode {
  const setup = useSearchSetup();
  const searchPage = useBaseUrl('/search/');
  const [mode, chooseMode] = useSearchMode();
  const settings = MODE_SETTINGS[mode];
  const isQuestion = mode === 'ai';
  const isSubmitted = typedAhead.endsWith('\n');
  const {text, setText, isPrefill, isChosen} = useInitialText(typedAhead.replace('\n', ''));
  const fieldText = truncateText(text, settings.limit);
  const [question, setQuestion] = useState(isSubmitted ? oneLine(text, MAX_QUESTION_LENGTH) : '');
  const query = isQuestion ? contentWords(question).join(' ') : fieldText.trim() && fieldText;
  const isStartScreen = query === '';
  const search = useSearch(setup, query);
  const {status, results, isCurrent, error} = search;
  const [saved, changeSaved] = useSavedSearches(setup.option.indexName);
  const reportOpened = useInsights(setup, results);
  // Status message after an action on a saved search.
  const [notice, setNotice] = useState('');

  const groups = useMemo(() => {
    if (isStartScreen) return groupSaved(saved);
    const {origin} = window.location;
    return groupHits(linkableHits(results?.hits ?? [], origin, setup.publishedOrigin));
  }, [isStartScreen, saved, results, setup.publishedOrigin]);
  const rows = groups.flatMap(({hits}) => hits);
  const hasRows = rows.length > 0;
  // The row that the reader moved to. New groups start at the first row.
  const [selection, setSelection] = useState({groups, row: 0, isByKey: false});
  const row = selection.groups === groups ? selection.row : 0;

  useEffect(
    () => () => {
      if (!isChosen.current) returnFocusTo?.focus({preventScroll: true});
    },
    [isChosen, returnFocusTo],
  );

  // A layout effect, so the field has the focus before the next key press.
  const field = useRef<HTMLInputElement>(null);
  const [selectsText] = useState(isPrefill);
  useLayoutEffect(() => {
    field.current?.focus({preventScroll: true});
    if (selectsText) field.current?.select();
  }, [selectsText, mode]);

  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The effect must not return what scrollTo returns: in some browsers that is a promise.
    body.current?.scrollTo(0, 0);
  }, [results]);

  const leave = () => {
    isChosen.current = true;
    onClose();
  };
  const {open, onFollow, defer, cancelDeferred, onKey} = useOpenHit({
    isEnterPressed: isSubmitted && !isQuestion && !isStartScreen,
    isSettled: isCurrent || status === 'error',
    firstHit: isCurrent ? rows[0] : undefined,
    onOpened(hit) {
      changeSaved((before) => addRecent(before, hit));
      reportOpened(hit.objectID);
    },
    onLeave: leave,
  });

  /** Submits the question, or retries a query that failed. */
  const submit = () => {
    const next = oneLine(text, MAX_QUESTION_LENGTH);
    if (status === 'error' && (!isQuestion || next === question)) search.retry();
    else if (isQuestion) setQuestion(next);
  };
  const changeText = (next: string) => {
    cancelDeferred();
    setNotice('');
    setText(next);
    if (next === '') setQuestion('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const isEnter = event.key === 'Enter' && !event.altKey;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!isEnter && !step) return onKey(event.key);
    event.preventDefault();
    // A repeated Enter means that the key press that opened the window is still held.
    if (event.repeat && isEnter) return;
    onKey(event.key);
    if (step && hasRows) {
      const next = (row + step + rows.length) % rows.length;
      setSelection({groups, row: next, isByKey: true});
      document.getElementById(rowId(next))?.scrollIntoView({block: 'nearest'});
    } else if (isEnter) {
      const hit = rows[row];
      // Enter submits a question, so it only opens a row that the reader moved to with the arrow keys.
      const hasMoved = selection.groups === groups && selection.isByKey;
      const opensRow = !isQuestion || (hasMoved && oneLine(text, MAX_QUESTION_LENGTH) === question);
      if (status === 'error' || (!opensRow && fieldText.trim() !== '')) submit();
      else if (!isStartScreen && !isCurrent) defer(event);
      else if (hit) open(hit, event);
    }
  };

  const hasFailed = !isStartScreen && error !== undefined;
  const hasNoResults = !isStartScreen && results?.total === 0;
  const isInBody = hasFailed ? status === 'error' : hasNoResults && status !== 'stalled';
  return (
    <Dialog
      label={isQuestion ? settings.placeholder : settings.field}
      enterHint={settings.enter}
      onClose={onClose}
      onPointerDown={cancelDeferred}
    >
      <div className="search-head">
        <form
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Icon name="search" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={settings.field}
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
            placeholder={settings.placeholder}
            maxLength={settings.limit}
            value={fieldText}
            onChange={(event) => changeText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {fieldText !== '' && (
            <button
              type="button"
              className="search-action"
              title={settings.clear}
              aria-label={settings.clear}
              onClick={() => {
                changeText('');
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
        {/* Visually hidden if the body shows the same message in larger letters. */}
        <p role="status" className={isInBody && !notice ? 'visually-hidden' : undefined}>
          {notice || describeSearch(search, {includesQuery: false})}
        </p>
        <ModeToggle
          mode={mode}
          onChange={(next) => {
            // Text that is already in the field is submitted as a question at once.
            setQuestion(next === 'ai' ? oneLine(text, MAX_QUESTION_LENGTH) : '');
            chooseMode(next);
          }}
        />
      </div>
      <div ref={body} className="search-body">
        {isQuestion && <Answer question={question} query={query} />}
        {isStartScreen && !hasRows && <p className="search-none">No recent searches</p>}
        {hasFailed && <SearchError error={error} onRetry={search.retry} />}
        {hasNoResults && (
          <div className="search-nothing">
            <p>{`No results for "${results.query.trim()}"`}</p>
            <NoResults
              query={results.query}
              renderSuggestion={(suggestion) => (
                <button
                  type="button"
                  onClick={() => {
                    changeText(suggestion);
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
            label={isStartScreen ? 'Saved searches' : 'Results'}
            groups={groups}
            selected={row}
            onSelect={(next) => {
              if (next !== row) setSelection({groups, row: next, isByKey: false});
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
        {!isStartScreen && results && hasRows && (
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

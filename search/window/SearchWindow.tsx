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
import {linkableHits} from '../client/links';
import ModeToggle from '../client/ModeToggle';
import NoResults from '../client/NoResults';
import {cutFieldText, cutQuery, MAX_QUERY, MAX_QUESTION} from '../client/queryText';
import SearchError from '../client/SearchError';
import {useSearchMode} from '../client/searchMode';
import {describeSearch} from '../client/searchState';
import {useSearch} from '../client/useSearch';
import {useSearchSetup} from '../client/useSearchSetup';
import {contentWords} from '../engine/contentWords';
import Dialog from './Dialog';
import Field from './Field';
import {groupHits} from './groupHits';
import Results from './Results';
import {rowId} from './Row';
import Saved from './Saved';
import {addRecent, shownSearches, useSavedSearches, type SavedHit} from './savedSearches';
import {useHeldEnter} from './useHeldEnter';
import {useInitialText} from './useInitialText';
import {useOpenHit} from './useOpenHit';

type Props = {
  readonly typedAhead: string;
  readonly onClose: () => void;
  readonly returnTo: HTMLElement | null;
};

const WORDING = {
  docsearch: {
    label: 'Search',
    field: 'Search',
    placeholder: 'Search docs',
    clear: 'Clear the query',
    enter: 'to select',
    limit: MAX_QUERY,
  },
  ai: {
    label: 'Ask a question',
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
  const [mode, chooseMode] = useSearchMode();
  const wording = WORDING[mode];
  const isQuestion = mode === 'ai';
  const isEntered = typedAhead.endsWith('\n');
  const {text, setText, isPrefill, isChosen} = useInitialText(typedAhead.replace('\n', ''));
  const shown = cutFieldText(text, wording.limit);
  const [question, setQuestion] = useState(isEntered ? cutQuery(text, MAX_QUESTION) : '');
  const query = isQuestion ? contentWords(question).join(' ') : shown.trim() && shown;
  const search = useSearch(setup, query);
  const {results, isCurrent, error, selected, select} = search;
  const [saved, changeSaved] = useSavedSearches(setup.option.indexName);
  const starting = useMemo(() => shownSearches(saved), [saved]);
  const reportOpened = useInsights(setup, results);
  // What was done with a saved search.
  const [notice, setNotice] = useState('');

  const groups = useMemo(
    () => groupHits(linkableHits(results?.hits ?? [], window.location.origin, setup.published)),
    [results, setup.published],
  );
  const rows: readonly SavedHit[] =
    query === '' ? [...starting.recent, ...starting.favorites] : groups.flatMap(({hits}) => hits);
  const row = Math.min(selected, rows.length - 1);

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
  const {open, onFollow} = useOpenHit({
    onOpened(hit) {
      changeSaved((before) => addRecent(before, hit));
      reportOpened(hit.objectID);
    },
    onLeave: leave,
  });
  const enter = useHeldEnter({
    isPressed: isEntered && !isQuestion && query !== '',
    isSettled: isCurrent || search.status === 'error',
    open(press) {
      if (isCurrent && rows[0]) open(rows[0], press);
    },
  });

  /** Enter and the Ask button: ask the question, or try again what failed. */
  const ask = () => {
    const next = cutQuery(text, MAX_QUESTION);
    if (search.status === 'error' && (!isQuestion || next === question)) search.retry();
    else if (isQuestion) setQuestion(next);
  };
  const type = (typed: string) => {
    enter.release();
    setNotice('');
    setText(typed);
    if (typed === '') setQuestion('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const isEnter = event.key === 'Enter' && !event.altKey;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!isEnter && !step) return enter.onKey(event.key);
    event.preventDefault();
    // An Enter held too long on the button that opened the window is no other press.
    if (event.repeat && isEnter) return;
    enter.onKey(event.key);
    if (step && rows.length > 0) {
      const next = (row + step + rows.length) % rows.length;
      select(next);
      document.getElementById(rowId(next))?.scrollIntoView({block: 'nearest'});
      setMoved(true);
    } else if (isEnter) {
      const hit = rows[row];
      const isAsked = !isQuestion || (hasMoved && cutQuery(text, MAX_QUESTION) === question);
      if (search.status === 'error' || (!isAsked && shown.trim() !== '')) ask();
      else if (query !== '' && !isCurrent) enter.hold(event);
      else if (hit) open(hit, event);
    }
  };
  // A question is asked by Enter, so only a row that was moved to is opened by it.
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => setMoved(false), [results, mode]);

  const hasRows = rows.length > 0;
  const isNoResults =
    search.status === 'error' || (search.status !== 'stalled' && results?.total === 0);
  return (
    <Dialog label={wording.label} onClose={onClose} onPointerDown={enter.release}>
      <Field
        field={field}
        role="combobox"
        aria-label={wording.field}
        aria-autocomplete="list"
        aria-haspopup="tree"
        aria-expanded={hasRows}
        aria-controls={hasRows ? 'search-rows' : undefined}
        aria-activedescendant={hasRows ? rowId(row) : undefined}
        placeholder={wording.placeholder}
        maxLength={wording.limit}
        value={shown}
        onText={type}
        clearLabel={wording.clear}
        onKeyDown={onKeyDown}
        onSubmit={ask}
        onClose={onClose}
      >
        {isQuestion && (
          <button type="submit" className="search-ask">
            Ask
          </button>
        )}
      </Field>
      <div className="search-bar">
        <p role="status" className={isNoResults && !notice ? 'search-heard' : undefined}>
          {notice || describeSearch(search, {names: 'nothing'})}
        </p>
        <ModeToggle
          mode={mode}
          className="search-mode"
          onChange={(next) => {
            // Words that are there already are asked at once.
            setQuestion(next === 'ai' ? cutQuery(text, MAX_QUESTION) : '');
            chooseMode(next);
          }}
        />
      </div>
      <div ref={body} className="search-body">
        {isQuestion && <Answer question={question} query={query} />}
        {query === '' ? (
          <Saved
            saved={starting}
            selected={row}
            onSelect={select}
            onOpen={onFollow}
            onChange={(edit, message) => {
              setNotice(changeSaved(edit) ? message : 'This browser could not keep the change');
              field.current?.focus();
            }}
          />
        ) : error !== undefined ? (
          <SearchError error={error} onRetry={search.retry} />
        ) : results?.total === 0 ? (
          <div className="search-nothing">
            <p className="search-nothing-title">{`No results for "${results.query.trim()}"`}</p>
            <NoResults
              query={results.query}
              setup={setup}
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
        ) : (
          results && (
            <Results
              results={results}
              groups={groups}
              input={isQuestion ? question : results.query}
              selected={row}
              onSelect={select}
              onOpen={onFollow}
              onLeave={leave}
            />
          )
        )}
      </div>
      <ul className="search-hints">
        {[`Enter ${wording.enter}`, '↑ ↓ to navigate', 'Esc to close'].map((hint) => (
          <li key={hint}>
            {hint
              .split(' ')
              .map((part) => (/^[a-z]/.test(part) ? `${part} ` : <kbd key={part}>{part}</kbd>))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

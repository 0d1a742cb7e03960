import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type {FoundHit} from '@site/src/components/search/foundHit';
import {isComposing} from '@site/src/components/search/isComposing';
import ModeToggle from '@site/src/components/search/ModeToggle';
import {MAX_QUERY} from '@site/src/components/search/query';
import Unreachable from '@site/src/components/search/Unreachable';
import {useInsights} from '@site/src/components/search/useInsights';
import type {SearchSetup} from '@site/src/components/search/useSearchSetup';
import Field from './Field';
import Frame from './Frame';
import {groupHits} from './groupHits';
import KeyHints from './KeyHints';
import NoResults from './NoResults';
import Results from './Results';
import {rowId} from './Row';
import Saved from './Saved';
import {remember, shownOf} from './savedSearches';
import {statusOf} from './statusOf';
import {useHeldEnter} from './useHeldEnter';
import {useHits} from './useHits';
import {useMarkedRow} from './useMarkedRow';
import {useOpenHit} from './useOpenHit';
import {useSavedSearches} from './useSavedSearches';

type Props = {
  /** What stands in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Whether the text stood in the field by itself: typing then replaces it. */
  readonly isPrefill: boolean;
  /** A beginning of the text that the engine was told of before: its results come first. */
  readonly passing?: string;
  /** Whether Enter was pressed after the text, before the window was there. */
  readonly isEntered: boolean;
  readonly setup: SearchSetup;
  readonly onClose: () => void;
  /** A result was chosen: focus goes with the page, not back to the button. */
  readonly onChosen: () => void;
  /** Absent where questions cannot be answered. */
  readonly onAsk?: () => void;
};

const HINTS = [
  ['Enter', 'to select'],
  ['↑ ↓', 'to navigate'],
  ['Esc', 'to close'],
] as const;

/** The window that finds words. */
export default function WordsWindow(props: Props): ReactNode {
  const {text, onText, isPrefill, passing, isEntered, setup, onClose, onChosen, onAsk} = props;
  const field = useRef<HTMLInputElement>(null);
  const query = text.trim() === '' ? '' : text;
  const [{state, value, cause}, retry] = useHits(setup, query, passing);
  const [kept, change] = useSavedSearches(setup.indexName);
  const saved = useMemo(() => shownOf(kept), [kept]);
  const report = useInsights(setup, value);
  // What was said of a saved search that was moved or removed.
  const [notice, setNotice] = useState('');

  const found = query === '' ? undefined : value;
  const {published} = setup;
  const groups = useMemo(
    () => groupHits(found?.hits ?? [], window.location.origin, published),
    [found, published],
  );
  const rows = useMemo(
    () =>
      query === ''
        ? [...saved.recent, ...saved.favorites]
        : groups.flatMap<FoundHit>(({hits}) => hits),
    [query, groups, saved],
  );
  const [marked, mark] = useMarkedRow(rows.length, found);

  // Before the browser gets to the next key, which belongs to the field.
  const [isReplaced] = useState(isPrefill);
  useLayoutEffect(() => {
    field.current?.focus({preventScroll: true});
    if (isReplaced) field.current?.select();
  }, [isReplaced]);

  // The best of other hits stand at the top. A list that was not moved is left alone: to move it
  // would lay it out once more for each key.
  const body = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (isScrolled.current) body.current?.scrollTo(0, 0);
    isScrolled.current = false;
  }, [found]);

  const leave = () => {
    onChosen();
    onClose();
  };
  const {open, onFollow} = useOpenHit({
    onOpened(hit) {
      change((before) => remember(before, hit));
      report(hit.objectID);
    },
    onLeave: leave,
  });
  const isCurrent = state === 'ready' && found?.query === query;
  // Then the body of the window says so.
  const isNothing = state === 'error' || (state !== 'stalled' && found?.nbHits === 0);
  const enter = useHeldEnter({
    isPressed: isEntered && query !== '',
    isOver: isCurrent || state === 'error',
    open(press) {
      if (isCurrent && rows[0]) open(rows[0], press);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    // Held a little long on a button that opened the window or moved a row, it is no other press.
    if (event.key === 'Enter' && event.repeat) {
      event.preventDefault();
      return;
    }
    enter.onKey(event.key);
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && rows.length > 0) {
      event.preventDefault();
      const next = (marked + step + rows.length) % rows.length;
      mark(next);
      document.getElementById(rowId(next))?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      const row = rows[marked];
      // Without a text the rows are those that are kept, which are there at once.
      if (state === 'error') retry();
      else if (query !== '' && !isCurrent) enter.hold(event);
      else if (row) open(row, event);
    }
  };

  const type = (typed: string) => {
    enter.release();
    setNotice('');
    onText(typed);
  };

  return (
    <Frame label="Search" onClose={onClose} onPointerDown={enter.release}>
      <Field
        field={field}
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-haspopup="tree"
        aria-expanded={rows.length > 0}
        aria-controls={rows.length > 0 ? 'search-rows' : undefined}
        aria-activedescendant={rows.length > 0 ? rowId(marked) : undefined}
        placeholder="Search docs"
        maxLength={MAX_QUERY}
        value={text}
        onText={type}
        clearLabel="Clear the query"
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <div className="search-bar">
        <p role="status" className={isNothing && !notice ? 'search-heard' : undefined}>
          {notice || statusOf(state, found, cause)}
        </p>
        {onAsk && <ModeToggle mode="docsearch" className="search-mode" onChange={onAsk} />}
      </div>
      <div
        ref={body}
        className="search-body"
        onScroll={() => {
          isScrolled.current = true;
        }}
      >
        {query === '' ? (
          <Saved
            saved={saved}
            marked={marked}
            onMark={mark}
            onOpen={onFollow}
            onChange={(work, said) => {
              setNotice(change(work) ? said : 'This browser could not keep the change');
              field.current?.focus();
            }}
          />
        ) : cause !== undefined ? (
          <Unreachable cause={cause} onRetry={retry} />
        ) : found?.nbHits === 0 ? (
          <NoResults
            query={found.query}
            setup={setup}
            onChoose={(suggestion) => {
              type(suggestion);
              field.current?.focus();
            }}
          />
        ) : (
          found && (
            <Results
              found={found}
              groups={groups}
              marked={marked}
              onMark={mark}
              onOpen={onFollow}
              onLeave={leave}
            />
          )
        )}
      </div>
      <KeyHints hints={HINTS} />
    </Frame>
  );
}

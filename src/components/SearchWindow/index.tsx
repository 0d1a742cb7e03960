import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import {searchWindow} from '@site/config/searchWindow';
import {isComposing} from '@site/src/components/search/isComposing';
import {cutQuery, MAX_QUERY, MAX_QUESTION} from '@site/src/components/search/query';
import {useSearchMode} from '@site/src/components/search/searchMode';
import {useSearchSetup} from '@site/src/components/search/useSearchSetup';
import {wellFormed} from '@site/src/components/search/wellFormed';
import {takePrimed} from '@site/src/search/primed';
import Boundary from './Boundary';
import KeywordWindow from './KeywordWindow';
import QuestionWindow from './QuestionWindow';
import {cleanStorage} from './storedHits';
import './window.css';

type Props = {
  /**
   * What was typed until the field has the focus; the text selected on the page where this is
   * empty. A line break at its end is an Enter.
   */
  readonly typedAhead: RefObject<string>;
  readonly onClose: () => void;
  /** Gets the focus back when the window closes without a result. */
  readonly returnTo: HTMLElement | null;
};

/** The search window, over the page. It comes with its styles when it is first needed. */
export default function SearchWindow({typedAhead, onClose, returnTo}: Props): ReactNode {
  const setup = useSearchSetup();
  const history = useHistory();
  const page = useBaseUrl('/search/');
  const [mode, choose] = useSearchMode();
  const [ahead, setAhead] = useState(typedAhead.current);
  const [round, setRound] = useState(0);
  const [selection] = useState(selected);
  const [primed] = useState(takePrimed);
  const [typed, setTyped] = useState(textOf(ahead) || selection);
  const [isEntered, setEntered] = useState(ahead.endsWith('\n'));
  const isChosen = useRef(false);
  const canAsk = setup.option.mode !== 'hosted';

  useState(() => tidy(setup.indexName));
  useEffect(
    () => () => {
      tidy(setup.indexName);
      if (!isChosen.current) returnTo?.focus({preventScroll: true});
    },
    [setup.indexName, returnTo],
  );

  // Keys that came while the window was drawn went to the button: it is drawn again with them, or,
  // where they only add to the text and there is a field of words, types them there.
  // From here on the field has the focus.
  useLayoutEffect(() => {
    const {current} = typedAhead;
    if (current === ahead) return;
    if (!goesOn(ahead, current) || (ahead === '' && selection !== ''))
      setRound((count) => count + 1);
    setAhead(current);
    setTyped(textOf(current));
    setEntered(current.endsWith('\n'));
  }, [typedAhead, ahead, selection]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  // Another page leaves the window behind, and so does going back or forward. The search page only
  // writes down what is typed in its own field.
  const place = useRef(history.location);
  useEffect(
    () =>
      history.listen((to, action) => {
        const {pathname, hash} = place.current;
        place.current = to;
        if (action !== 'REPLACE' || to.pathname !== pathname || to.hash !== hash) onClose();
      }),
    [history, onClose],
  );

  const common = {
    setup,
    onClose,
    onChosen: () => {
      isChosen.current = true;
    },
  };
  return createPortal(
    <Boundary
      onCrash={() => {
        onClose();
        history.push(page);
      }}
    >
      {mode === 'ai' && canAsk ? (
        <QuestionWindow
          key={ahead}
          {...common}
          query={firstOf(typed, MAX_QUESTION)}
          isAsked={isEntered}
          onSearch={(text) => {
            setTyped(text);
            setEntered(false);
            choose('docsearch');
          }}
        />
      ) : (
        <KeywordWindow
          key={round}
          {...common}
          query={firstOf(typed, MAX_QUERY)}
          isSelection={typed === selection}
          primed={primed}
          isEntered={isEntered}
          onAsk={
            canAsk
              ? (text) => {
                  // The field for words shows the beginning of a long question.
                  setTyped((whole) => (text === firstOf(whole, MAX_QUERY) ? whole : text));
                  setEntered(true);
                  choose('ai');
                }
              : undefined
          }
        />
      )}
    </Boundary>,
    document.body,
  );
}

/** What was typed, without an Enter at its end. */
function textOf(ahead: string): string {
  return ahead.replace('\n', '');
}

/** Whether a text can be typed on to the later one. */
function goesOn(text: string, later: string): boolean {
  return later.startsWith(text) && !later.endsWith('\n');
}

/** As much of a text as its field takes; a reader may go on typing after a space. */
function firstOf(text: string, most: number): string {
  return wellFormed(text.slice(0, most));
}

/** The text that is selected on the page, its blocks and cells as one line. */
function selected(): string {
  return cutQuery(window.getSelection()?.toString() ?? '');
}

function tidy(indexName: string): void {
  if (!searchWindow.personalization) return;
  cleanStorage(indexName, () => window.localStorage, window.location.origin);
}

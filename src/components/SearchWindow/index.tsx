import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {isComposing} from '@site/src/components/search/isComposing';
import {cutQuery, MAX_QUERY, MAX_QUESTION, shownIn} from '@site/src/components/search/query';
import {useSearchMode} from '@site/src/components/search/searchMode';
import {useSearchSetup} from '@site/src/components/search/useSearchSetup';
import {takePrimed} from '@site/src/search/primed';
import Boundary from './Boundary';
import QuestionWindow from './QuestionWindow';
import WordsWindow from './WordsWindow';
import './window.lazy.css';

type Props = {
  /**
   * What was typed before the window was there; where this is empty, the text selected on the page,
   * or what the window was left with. A line break at its end is an Enter.
   */
  readonly typedAhead: string;
  readonly onClose: () => void;
  /** Gets the focus back when the window closes without a result. */
  readonly returnTo: HTMLElement | null;
};

/** What the window was left with, without a result: it is there again when it is opened again. */
let kept = '';

/** The first Escape leaves the window, the second its text; one that is held is one. */
function forgetOnEscape({key, repeat}: KeyboardEvent): void {
  if (key === 'Escape' && !repeat) kept = '';
}

/** The search window, over the page. It comes with its styles when it is first needed. */
export default function SearchWindow({typedAhead, onClose, returnTo}: Props): ReactNode {
  const setup = useSearchSetup();
  const history = useHistory();
  const page = useBaseUrl('/search/');
  const [mode, choose] = useSearchMode();
  const [prefill] = useState(() => selected() || kept);
  const [primed] = useState(takePrimed);
  // The field for words shows the beginning of a longer question.
  const [text, setText] = useState(typedAhead.replace('\n', '') || prefill);
  const [isEntered, setEntered] = useState(typedAhead.endsWith('\n'));
  const isChosen = useRef(false);
  const canAsk = setup.option.mode !== 'hosted';

  useEffect(
    () => () => {
      if (!isChosen.current) returnTo?.focus({preventScroll: true});
    },
    [returnTo],
  );

  const newest = useRef(text);
  newest.current = text;
  useEffect(() => {
    window.removeEventListener('keydown', forgetOnEscape);
    return () => {
      kept = isChosen.current ? '' : newest.current;
      window.addEventListener('keydown', forgetOnEscape);
    };
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  // Going back or forward leaves the window behind. The search page only writes down what is typed
  // in its own field. A page that was chosen closes the window by itself; one that comes late does
  // not take away the window that its reader has opened since.
  const place = useRef(history.location);
  useEffect(
    () =>
      history.listen((to, action) => {
        const {pathname, hash} = place.current;
        place.current = to;
        if (action === 'PUSH') return;
        if (action === 'POP' || to.pathname !== pathname || to.hash !== hash) onClose();
      }),
    [history, onClose],
  );

  const isPrefill = prefill !== '' && text === prefill;
  const common = {
    setup,
    onText: setText,
    onClose,
    onChosen: () => {
      isChosen.current = true;
    },
  };
  const change = (to: typeof mode) => {
    // A question that was typed as words is answered at once.
    setEntered(to === 'ai');
    choose(to);
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
          {...common}
          text={shownIn(text, MAX_QUESTION)}
          isPrefill={isPrefill}
          isAsked={isEntered}
          onSearch={() => change('docsearch')}
        />
      ) : (
        <WordsWindow
          {...common}
          text={shownIn(text, MAX_QUERY)}
          isPrefill={isPrefill}
          passing={isEntered ? undefined : beginning(primed, text)}
          isEntered={isEntered}
          onAsk={canAsk ? () => change('ai') : undefined}
        />
      )}
    </Boundary>,
    document.body,
  );
}

/** What was looked up before, where it is a part of the text and not all of it. */
function beginning(primed: string | undefined, text: string): string | undefined {
  return primed && text !== primed && text.startsWith(primed) ? primed : undefined;
}

/** The text that is selected on the page, its blocks and cells as one line. */
function selected(): string {
  return cutQuery(window.getSelection()?.toString() ?? '');
}

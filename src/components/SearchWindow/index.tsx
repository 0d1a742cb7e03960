import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {searchWindow} from '@site/config/searchWindow';
import {cutQuery} from '@site/src/components/search/query';
import {readMode, useSearchMode} from '@site/src/components/search/searchMode';
import {useSearchSetup} from '@site/src/components/search/useSearchSetup';
import Boundary from './Boundary';
import KeywordWindow from './KeywordWindow';
import QuestionWindow from './QuestionWindow';
import {cleanStorage} from './storedHits';
import './window.css';

type Props = {
  /** What stands in the field at first; the text selected on the page where this is empty. */
  readonly query: string;
  readonly onClose: () => void;
  /** Gets the focus back when the window closes without a result. */
  readonly returnTo: HTMLElement | null;
};

/** The search window, over the page. It comes with its styles when it is first needed. */
export default function SearchWindow({query, onClose, returnTo}: Props): ReactNode {
  const setup = useSearchSetup();
  const history = useHistory();
  const page = useBaseUrl('/search/');
  const [mode, choose] = useSearchMode(readMode);
  const [typed, setTyped] = useState(query);
  const [isAsked, setAsked] = useState(false);
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

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  // Going back or forward leaves the window behind.
  useEffect(() => history.listen(() => onClose()), [history, onClose]);

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
          {...common}
          query={typed || selected()}
          isAsked={isAsked}
          onSearch={(text) => {
            setTyped(cutQuery(text));
            choose('docsearch');
          }}
        />
      ) : (
        <KeywordWindow
          {...common}
          query={typed}
          onAsk={
            canAsk
              ? (text) => {
                  setTyped(text);
                  setAsked(true);
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

function selected(): string {
  return cutQuery(window.getSelection()?.toString() ?? '');
}

function tidy(indexName: string): void {
  if (!searchWindow.personalization) return;
  cleanStorage(indexName, () => window.localStorage, window.location.origin);
}

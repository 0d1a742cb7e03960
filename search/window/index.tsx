import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import SearchWindow from './SearchWindow';
import './window.css';

type Props = {
  /** What was typed before the window was there; a line break at its end is an Enter. */
  readonly typedAhead: string;
  readonly onClose: () => void;
  /** Gets the focus when the window closes without a result. */
  readonly returnTo: HTMLElement | null;
};

/** The search window over the page. Its code and styles are loaded when it first opens. */
export default function SearchWindowOverPage({typedAhead, onClose, returnTo}: Props): ReactNode {
  const history = useHistory();
  const page = useBaseUrl('/search/');
  useCloseOnNavigation(onClose);
  return createPortal(
    <ErrorBoundary
      fallback={() => (
        <Leave
          onLeave={() => {
            onClose();
            history.push(page);
          }}
        />
      )}
    >
      <SearchWindow typedAhead={typedAhead} onClose={onClose} returnTo={returnTo} />
    </ErrorBoundary>,
    document.body,
  );
}

/** If the window crashes, the page behind it stays and the search page opens. */
function Leave({onLeave}: {readonly onLeave: () => void}): ReactNode {
  // oxlint-disable-next-line react/exhaustive-deps -- once, when it is first shown
  useEffect(onLeave, []);
  return null;
}

/**
 * Closes the window when the reader goes back or forward. A page that was chosen closes it by itself,
 * and the search page behind only updates its own URL.
 */
function useCloseOnNavigation(onClose: () => void): void {
  const history = useHistory();
  const current = useRef(history.location);
  useEffect(
    () =>
      history.listen((location, action) => {
        const {pathname, hash} = current.current;
        current.current = location;
        if (action === 'PUSH') return;
        if (action === 'POP' || location.pathname !== pathname || location.hash !== hash) onClose();
      }),
    [history, onClose],
  );
}

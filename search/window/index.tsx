import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {Redirect, useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import SearchWindow from './SearchWindow';
import '../search.css';

/**
 * The search window over the page. Its code and styles are loaded when it first opens. If it crashes,
 * the search page opens instead.
 */
export default function SearchWindowOverPage(
  props: ComponentProps<typeof SearchWindow>,
): ReactNode {
  const page = useBaseUrl('/search/');
  useCloseOnNavigation(props.onClose);
  return createPortal(
    <ErrorBoundary fallback={() => <Redirect to={page} />}>
      <SearchWindow {...props} />
    </ErrorBoundary>,
    document.body,
  );
}

/**
 * Closes the window when the reader goes back or forward. A chosen result closes it too, and the
 * search page behind it only updates its own URL.
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

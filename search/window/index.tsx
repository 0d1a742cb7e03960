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
 * Closes the window when the reader goes back or forward, or when another page replaces the current one.
 * Other navigation is ignored: opening a result closes the window itself, and the search page behind it
 * only updates its query string.
 */
function useCloseOnNavigation(onClose: () => void): void {
  const history = useHistory();
  const lastLocation = useRef(history.location);
  useEffect(
    () =>
      history.listen((location, action) => {
        const {pathname, hash} = lastLocation.current;
        lastLocation.current = location;
        if (action === 'PUSH') return;
        if (action === 'POP' || location.pathname !== pathname || location.hash !== hash) onClose();
      }),
    [history, onClose],
  );
}

import {useHistory, useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';

/** Last scroll position of each page of results, by URL; lost on reload, like the results. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position after Back. The browser tries that before the results are rendered, when
 * the page is still too short.
 *
 * @param results undefined until they are rendered
 */
export function useScrollRestore(results: object | undefined): void {
  const {pathname, search} = useLocation();
  const {action} = useHistory();
  const url = useRef('');
  url.current = pathname + search;
  const isBackNavigation = useRef(action === 'POP');
  // The cleanup reads the ref when the reader leaves the page, not when the effect starts.
  useLayoutEffect(() => () => void positions.set(url.current, window.scrollY), []);
  useLayoutEffect(() => {
    if (!results || !isBackNavigation.current) return;
    isBackNavigation.current = false;
    const top = positions.get(url.current);
    if (top) window.scrollTo(0, top);
  }, [results]);
}

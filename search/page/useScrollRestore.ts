import {useHistory, useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';

/** Where the reader left each page of results, by its URL; lost on reload, like the results. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position after Back. The browser tries before the results are rendered, when the
 * page is still too short.
 *
 * @param results undefined until they are rendered
 */
export function useScrollRestore(results: object | undefined): void {
  const {pathname, search} = useLocation();
  const {action} = useHistory();
  const url = useRef('');
  url.current = pathname + search;
  const isReturn = useRef(action === 'POP');
  // Reads the ref when the page is left, and not when the effect starts.
  useLayoutEffect(() => () => void positions.set(url.current, window.scrollY), []);
  useLayoutEffect(() => {
    if (!results || !isReturn.current) return;
    isReturn.current = false;
    const top = positions.get(url.current);
    if (top) window.scrollTo(0, top);
  }, [results]);
}

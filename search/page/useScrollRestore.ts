import {useHistory, useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';

/** Key in the storage of the tab. */
const KEY = 'search-place';

/**
 * Restores the scroll position after Back. The browser tries before the results are there, when the
 * page is still too short.
 *
 * @param shown the results; undefined until they are there
 */
export function useScrollRestore(shown: object | undefined): void {
  const {pathname, search} = useLocation();
  const {action} = useHistory();
  const latestUrl = useRef('');
  latestUrl.current = pathname + search;
  const isReturn = useRef(action === 'POP');

  useLayoutEffect(() => {
    const save = () => {
      try {
        window.sessionStorage.setItem(KEY, JSON.stringify([latestUrl.current, window.scrollY]));
      } catch {
        // Without storage the page starts at the top.
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, []);

  useLayoutEffect(() => {
    if (!shown || !isReturn.current) return;
    isReturn.current = false;
    const [url, top] = readPlace();
    if (url === latestUrl.current && top) window.scrollTo(0, top);
  }, [shown]);
}

function readPlace(): [url?: string, top?: number] {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string?, number?];
  } catch {
    return [];
  }
}

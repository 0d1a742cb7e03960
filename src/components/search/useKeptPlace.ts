import {useHistory, useLocation} from '@docusaurus/router';
import {useLayoutEffect, useRef} from 'react';
import {attempt} from './attempt';

/** Key in the storage of the tab. */
const KEY = 'search-place';

/**
 * Back from a result leads to the place among the results. The browser looks for it before the
 * results are there, and finds the page too short.
 *
 * @param shown the results; undefined until they are there
 */
export function useKeptPlace(shown: object | undefined): void {
  const {pathname, search} = useLocation();
  const {action} = useHistory();
  const address = pathname + search;
  const newest = useRef(address);
  newest.current = address;
  const isReturn = useRef(action === 'POP');

  // Left for another page of the site, or for another document. The address bar may have moved on.
  useLayoutEffect(() => {
    const keep = () => {
      const place = JSON.stringify([newest.current, window.scrollY]);
      attempt(() => window.sessionStorage.setItem(KEY, place), undefined);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  useLayoutEffect(() => {
    if (!shown || !isReturn.current) return;
    isReturn.current = false;
    const [of, top] = attempt(
      () => JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string?, number?],
      [],
    );
    if (of === newest.current && top) window.scrollTo(0, top);
  }, [shown]);
}

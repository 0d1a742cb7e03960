import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';
import {openAncestors, openToDepth, readDepth, storeDepth} from './folds';

/**
 * What the buttons above schemas do: fields are plain markup, so one listener serves all of them.
 * The depth is kept for the next page; an address with an anchor opens what holds it.
 */
export default function SchemaDepth(): null {
  const {pathname, hash} = useLocation();
  // The theme's tabs mount anew after hydration, and would close what was opened before.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) return undefined;
    openToDepth(document, readDepth());
    const onClick = ({target}: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-open-depth]');
      const depth = button && button.dataset.openDepth;
      if (!depth) return;
      // What stands under the pointer must not move away from it.
      const before = button.getBoundingClientRect().top;
      storeDepth(depth);
      openToDepth(document, depth);
      window.scrollBy({top: button.getBoundingClientRect().top - before, behavior: 'instant'});
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isBrowser, pathname]);
  useEffect(() => {
    if (isBrowser) openAncestors(document, hash);
  }, [isBrowser, pathname, hash]);
  return null;
}

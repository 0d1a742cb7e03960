import {useLocation} from '@docusaurus/router';
import {useEffect, useLayoutEffect} from 'react';
import {chooseTab, restoreTabs, tabAt, tabForKey} from './tabs';

/** What rows of tabs do: they are plain markup, so one listener serves all of them. */
export default function Tabs(): null {
  const {pathname} = useLocation();
  useLayoutEffect(() => restoreTabs(document), [pathname]);
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      const tab = tabAt(target);
      if (tab) chooseTab(tab);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const tab = tabAt(event.target);
      const next = tab && tabForKey(tab, event.key);
      if (!next) return;
      event.preventDefault();
      chooseTab(next);
      next.focus();
    };
    // Another window has chosen.
    const onStorage = () => restoreTabs(document);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return null;
}

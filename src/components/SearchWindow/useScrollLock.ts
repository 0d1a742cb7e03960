import {useLayoutEffect} from 'react';

/** Keeps the page behind from scrolling, also by keys, as long as the window is there. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const {documentElement: root} = document;
    // Where the page has a scrollbar that takes room, its place stays empty: the text must not move.
    const hasBar = window.innerWidth > root.clientWidth;
    root.classList.add('search-open');
    root.classList.toggle('search-open-bar', hasBar);
    return () => root.classList.remove('search-open', 'search-open-bar');
  }, []);
}

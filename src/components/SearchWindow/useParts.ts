import {useLayoutEffect, useState, type RefObject} from 'react';
import {mendResults, mendWindow} from './mendWindow';
import {trimRecent} from './storedRows';

/** Places in the library's window that are filled from here. It is mended whenever it changes. */
export function useParts(frame: RefObject<HTMLDivElement | null>): {
  bar?: Element;
  noResults?: Element;
} {
  const [parts, setParts] = useState<{bar?: Element; noResults?: Element}>({});
  useLayoutEffect(() => {
    const container = frame.current?.querySelector('.DocSearch-Container');
    const dropdown = container?.querySelector('.DocSearch-Dropdown');
    if (!container || !dropdown) return;
    mendWindow(container);
    const bar = document.createElement('div');
    bar.className = 'search-extra';
    // The library gives up the query that is under way when a finger touches what is not its own.
    bar.addEventListener('touchstart', (event) => event.stopPropagation(), {passive: true});
    dropdown.before(bar);
    const look = () => {
      mendResults(container);
      trimRecent(container);
      const noResults = container.querySelector('.DocSearch-NoResults') ?? undefined;
      setParts((before) =>
        before.noResults === noResults && before.bar ? before : {bar, noResults},
      );
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(dropdown, {childList: true, subtree: true});
    observer.observe(container, {attributes: true, attributeFilter: ['aria-controls']});
    return () => {
      observer.disconnect();
      bar.remove();
    };
  }, [frame]);
  return parts;
}

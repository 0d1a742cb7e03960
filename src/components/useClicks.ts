import {useEffect} from 'react';

/**
 * Listens on the document for clicks on elements that match a selector, so that static markup anywhere
 * on the page needs no listeners of its own.
 *
 * @param onPress must be the same function in every render
 */
export function useClicks(selector: string, onPress: (pressed: HTMLElement) => void): void {
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>(selector);
      if (pressed) onPress(pressed);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [selector, onPress]);
}

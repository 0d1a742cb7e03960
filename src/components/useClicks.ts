import {useEffect} from 'react';

/**
 * Listens on the document for presses of what matches a selector: plain markup then needs no
 * script of its own, anywhere on the page.
 *
 * @param act the same function in every render
 */
export function useClicks(selector: string, act: (pressed: HTMLElement) => void): void {
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>(selector);
      if (pressed) act(pressed);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [selector, act]);
}

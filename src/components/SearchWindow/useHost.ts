import {useLayoutEffect, useState, type RefObject} from 'react';

/**
 * The element that the library's window is drawn into. It joins the page when all of the window is
 * in it, without the style element of the logo: that would be refused by the content policy, with
 * an error at each opening, and the logo is not shown anyway.
 */
export function useHost(frame: RefObject<HTMLElement | null>): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    for (const style of host.querySelectorAll('style')) style.remove();
    frame.current?.append(host);
    // The library could not do so before: keys that come now belong to the field.
    host.querySelector('input')?.focus();
  }, [frame, host]);
  return host;
}

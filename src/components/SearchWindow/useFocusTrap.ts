import {useEffect, type RefObject} from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * Keeps the focus inside a dialog, with Tab and without. The library's own trap knows only what
 * stood in the window when it opened, and ends at an element that may be hidden.
 */
export function useFocusTrap(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !element) return;
      const all = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const inside = all.filter((item) => item.checkVisibility() && item.tabIndex >= 0);
      const edge = event.shiftKey ? inside[0] : inside.at(-1);
      if (document.activeElement !== edge && element.contains(document.activeElement)) {
        // Not at an end: the browser moves, and the library must not.
        event.stopImmediatePropagation();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
    };
    let last: Node | undefined;
    // A page that finishes loading behind the window takes the focus to its start.
    const onFocusIn = ({target}: FocusEvent) => {
      if (!element?.isConnected) return;
      if (target instanceof Node && element.contains(target)) last = target;
      else element.querySelector('input')?.focus();
    };
    // No event tells that what had the focus is gone, as a row is that its own button removes.
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = undefined;
      if (!element?.contains(document.activeElement)) element?.querySelector('input')?.focus();
    });
    if (element) observer.observe(element, {childList: true, subtree: true});
    window.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [frame]);
}

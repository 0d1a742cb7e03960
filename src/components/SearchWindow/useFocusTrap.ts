import {useEffect, type RefObject} from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Keeps the focus inside a dialog, with Tab and without. */
export function useFocusTrap(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      const all = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const inside = all.filter((item) => item.checkVisibility() && item.tabIndex >= 0);
      const edge = event.shiftKey ? inside[0] : inside.at(-1);
      const isInside = element.contains(document.activeElement);
      // Not at an end: the browser moves.
      if (document.activeElement !== edge && isInside) return;
      event.preventDefault();
      (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
    };
    // A page that finishes loading behind the window takes the focus to its start.
    const onFocusIn = ({target}: FocusEvent) => {
      if (target instanceof Node && !element.contains(target)) {
        element.querySelector('input')?.focus();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [frame]);
}

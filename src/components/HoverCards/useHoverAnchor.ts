import {useEffect, useState} from 'react';

/** Elements that have a card, which is rendered into their parent. */
const ANCHOR = '[data-fact], [data-term]';

/** Time for the pointer to travel from the words to their card, in ms. */
const LEAVE_DELAY = 200;

/**
 * The value or term whose card is open. It opens on hover, focus or tap, and closes when the reader
 * leaves both words and card, presses Escape or taps elsewhere. The anchor loses its `title`, which is
 * for readers without JavaScript and would repeat the card.
 */
export function useHoverAnchor(): HTMLElement | undefined {
  const [anchor, setAnchor] = useState<HTMLElement>();

  useEffect(() => {
    let open: HTMLElement | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;

    const show = (next: HTMLElement | undefined) => {
      clearTimeout(leaving);
      if (next === open) return;
      open?.setAttribute('aria-expanded', 'false');
      open?.removeAttribute('aria-describedby');
      next?.removeAttribute('title');
      next?.setAttribute('aria-expanded', 'true');
      open = next;
      setAnchor(next);
    };
    const leave = () => {
      clearTimeout(leaving);
      leaving = setTimeout(() => show(undefined), LEAVE_DELAY);
    };
    const anchorOf = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest<HTMLElement>(ANCHOR) ?? undefined) : undefined;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (open?.parentElement?.contains(target) ?? false);
    /** Opens or closes cards by the element that has the pointer or the focus. */
    const follow = (target: EventTarget | null) => {
      const next = anchorOf(target);
      if (next) show(next);
      else if (isInside(target)) clearTimeout(leaving);
      else if (open) leave();
    };

    const onPointerOver = ({pointerType, target}: PointerEvent) => {
      if (pointerType === 'mouse') follow(target);
    };
    const onFocusIn = ({target}: FocusEvent) => follow(target);
    const onClick = ({target}: MouseEvent) => {
      const next = anchorOf(target);
      if (next) show(next);
    };
    // Some touch browsers don't move the focus on a tap, so a tap elsewhere must close the card.
    const onPointerDown = ({target}: PointerEvent) => {
      if (open && !isInside(target) && !anchorOf(target)) show(undefined);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open) {
        event.stopPropagation();
        // The focused element may be removed with the card.
        if (isInside(document.activeElement)) open.focus();
        show(undefined);
        return;
      }
      const isButton = event.target instanceof Element && event.target.matches('[role="button"]');
      if (isButton && (event.key === 'Enter' || event.key === ' ') && anchorOf(event.target)) {
        event.preventDefault();
        show(anchorOf(event.target));
      }
    };
    const abort = new AbortController();
    const options = {capture: true, signal: abort.signal};
    document.addEventListener('pointerover', onPointerOver, options);
    document.addEventListener('focusin', onFocusIn, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    document.addEventListener('keydown', onKeyDown, options);
    return () => {
      clearTimeout(leaving);
      abort.abort();
    };
  }, []);

  return anchor;
}

import {useEffect, useState} from 'react';

/** Elements that have a card, which is rendered into their parent. */
const ANCHOR = '[data-fact], [data-term]';

/** Time for the pointer to move from the anchor to its card, in ms. */
const LEAVE_DELAY_MS = 200;

/**
 * Returns the value or term whose card is open. A card opens on hover, focus or tap, and closes when the
 * reader leaves both the anchor and the card, presses Escape or taps elsewhere. The anchor's `title` is
 * removed, because it is for readers without JavaScript and would repeat the card.
 */
export function useHoverAnchor(): HTMLElement | undefined {
  const [anchor, setAnchor] = useState<HTMLElement>();

  useEffect(() => {
    let openAnchor: HTMLElement | undefined;
    let closeTimer: ReturnType<typeof setTimeout> | undefined;

    const setOpenAnchor = (next: HTMLElement | undefined) => {
      clearTimeout(closeTimer);
      if (next === openAnchor) return;
      openAnchor?.setAttribute('aria-expanded', 'false');
      openAnchor?.removeAttribute('aria-describedby');
      next?.removeAttribute('title');
      next?.setAttribute('aria-expanded', 'true');
      openAnchor = next;
      setAnchor(next);
    };
    const closeSoon = () => {
      clearTimeout(closeTimer);
      closeTimer = setTimeout(() => setOpenAnchor(undefined), LEAVE_DELAY_MS);
    };
    const anchorOf = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest<HTMLElement>(ANCHOR) ?? undefined) : undefined;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (openAnchor?.parentElement?.contains(target) ?? false);
    /** Opens or closes the card when the pointer or the focus moves to an element. */
    const updateCard = (target: EventTarget | null) => {
      const next = anchorOf(target);
      if (next) setOpenAnchor(next);
      else if (isInside(target)) clearTimeout(closeTimer);
      else if (openAnchor) closeSoon();
    };

    const onPointerOver = ({pointerType, target}: PointerEvent) => {
      if (pointerType === 'mouse') updateCard(target);
    };
    const onFocusIn = ({target}: FocusEvent) => updateCard(target);
    const onClick = ({target}: MouseEvent) => {
      const next = anchorOf(target);
      if (next) setOpenAnchor(next);
    };
    // Some touch browsers don't move the focus on a tap, so a tap elsewhere must close the card.
    const onPointerDown = ({target}: PointerEvent) => {
      if (openAnchor && !isInside(target) && !anchorOf(target)) setOpenAnchor(undefined);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && openAnchor) {
        event.stopPropagation();
        // The focused element may be removed with the card.
        if (isInside(document.activeElement)) openAnchor.focus();
        setOpenAnchor(undefined);
        return;
      }
      const isButton = event.target instanceof Element && event.target.matches('[role="button"]');
      if (isButton && (event.key === 'Enter' || event.key === ' ') && anchorOf(event.target)) {
        event.preventDefault();
        setOpenAnchor(anchorOf(event.target));
      }
    };
    const controller = new AbortController();
    const options = {capture: true, signal: controller.signal};
    document.addEventListener('pointerover', onPointerOver, options);
    document.addEventListener('focusin', onFocusIn, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    document.addEventListener('keydown', onKeyDown, options);
    return () => {
      clearTimeout(closeTimer);
      controller.abort();
    };
  }, []);

  return anchor;
}

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Time for the pointer to travel from the words to their card, in ms. */
const LEAVE_DELAY = 200;

type HoverCardState<T extends HTMLElement> = {
  readonly open: boolean;
  readonly show: () => void;
  /** The element that the card belongs to. */
  readonly anchor: RefObject<T | null>;
  /** For the element around anchor and card: it only notes where pointer and focus are. */
  readonly wrapper: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
};

/**
 * When a card is open: on hover, focus or tap, until the reader leaves both words and card,
 * presses Escape or taps elsewhere. The anchor's `title`, which serves readers without script,
 * would show the same twice and is taken away.
 */
export function useHoverCard<T extends HTMLElement>(): HoverCardState<T> {
  const [open, setOpen] = useState(false);
  const anchor = useRef<T>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(leaving.current);
    anchor.current?.removeAttribute('title');
    setOpen(true);
  };
  const leave = () => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setOpen(false), LEAVE_DELAY);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    const isInside = (target: Node | null) =>
      anchor.current?.parentElement?.contains(target) ?? false;
    // Some touch browsers focus nothing on a tap, so no blur ends what a tap began.
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!isInside(event.target as Node)) setOpen(false);
    };
    // On the document: a card that the pointer opened must close as well.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      // What the reader has focused may vanish with the card.
      if (isInside(document.activeElement)) anchor.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown, {capture: true});
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown, {capture: true});
    };
  }, [open]);

  return {
    open,
    show,
    anchor,
    wrapper: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && show(),
      onPointerLeave: (event) => event.pointerType === 'mouse' && leave(),
      onFocus: show,
      onBlur: leave,
    },
  };
}

import {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Distance from the edges of the window, in px. */
const MARGIN = 8;

type Props = {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * A card next to some words, which follows them when the page scrolls. It is in the top layer, so a
 * table that scrolls doesn't clip it.
 */
export function HoverCard({anchor, label, children}: Props): ReactNode {
  const card = useRef<HTMLSpanElement>(null);

  // After each render, because new content can change the size.
  useLayoutEffect(() => {
    const place = () => {
      const element = card.current;
      const from = anchor.getBoundingClientRect();
      if (!element) return;
      if (!element.matches(':popover-open')) element.showPopover();
      const {width, height} = element.getBoundingClientRect();
      const below = from.bottom + height + MARGIN < window.innerHeight;
      const left = Math.min(from.left, window.innerWidth - width - MARGIN);
      element.style.top = `${below ? from.bottom + 4 : Math.max(from.top - height - 4, MARGIN)}px`;
      element.style.left = `${Math.max(left, MARGIN)}px`;
    };
    place();
    const abort = new AbortController();
    window.addEventListener('scroll', place, {capture: true, signal: abort.signal});
    window.addEventListener('resize', place, {signal: abort.signal});
    return () => abort.abort();
  });

  return (
    <span ref={card} popover="manual" className={styles.card} role="group" aria-label={label}>
      {children}
    </span>
  );
}

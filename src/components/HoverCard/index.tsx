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
 * A card that stays next to its anchor when the page scrolls. It is in the top layer, so that a
 * scrolling table doesn't clip it.
 */
export function HoverCard({anchor, label, children}: Props): ReactNode {
  const card = useRef<HTMLSpanElement>(null);

  // After each render, because new content can change the size.
  useLayoutEffect(() => {
    const reposition = () => {
      const element = card.current;
      const anchorBox = anchor.getBoundingClientRect();
      if (!element) return;
      if (!element.matches(':popover-open')) element.showPopover();
      const {width, height} = element.getBoundingClientRect();
      const fitsBelow = anchorBox.bottom + height + MARGIN < window.innerHeight;
      const left = Math.min(anchorBox.left, window.innerWidth - width - MARGIN);
      element.style.top = `${fitsBelow ? anchorBox.bottom + 4 : Math.max(anchorBox.top - height - 4, MARGIN)}px`;
      element.style.left = `${Math.max(left, MARGIN)}px`;
    };
    reposition();
    const controller = new AbortController();
    window.addEventListener('scroll', reposition, {capture: true, signal: controller.signal});
    window.addEventListener('resize', reposition, {signal: controller.signal});
    return () => controller.abort();
  });

  return (
    <span ref={card} popover="manual" className={styles.card} role="group" aria-label={label}>
      {children}
    </span>
  );
}

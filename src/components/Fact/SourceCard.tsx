import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import CopyButton from '@site/src/theme/CodeBlock/CopyButton';
import type {FactProps} from './index';
import styles from './styles.module.css';

/** Space kept to the edges of the window, in px. */
const MARGIN = 8;

type Props = {readonly fact: FactProps; readonly anchor: RefObject<HTMLElement | null>};

/** Where a value comes from. It stands in the top layer, so that no scrolling table cuts it. */
export default function SourceCard({fact, anchor}: Props): ReactNode {
  const card = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    const from = anchor.current?.getBoundingClientRect();
    if (!element || !from) return;
    element.showPopover?.();
    const {width, height} = element.getBoundingClientRect();
    const below = from.bottom + height + MARGIN < window.innerHeight;
    element.style.top = `${below ? from.bottom + 4 : Math.max(from.top - height - 4, MARGIN)}px`;
    element.style.left = `${Math.max(Math.min(from.left, window.innerWidth - width - MARGIN), MARGIN)}px`;
  }, [anchor]);

  return (
    <span ref={card} popover="manual" className={styles.card} role="group" aria-label="Source">
      <span className={styles.name}>{fact.label}</span>
      <span className={styles.big} translate="no">
        {fact.text}
      </span>
      {fact.network && <span>Network: {fact.network}</span>}
      {fact.since && <span>Since: {fact.since}</span>}
      <span>
        Source:{' '}
        {fact.url ? (
          <a href={fact.url} target="_blank" rel="noopener noreferrer">
            {fact.source}
          </a>
        ) : (
          fact.source
        )}
      </span>
      <span>As of {fact.asOf}</span>
      {fact.unverified && <span className={styles.unverified}>Not verified: {fact.unverified}</span>}
      <CopyButton text={() => fact.text ?? ''} />
    </span>
  );
}

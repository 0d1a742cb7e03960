import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import type {PublishedFact} from '@site/data/publish';
import CopyButton from '@site/src/theme/CodeBlock/CopyButton';
import {loadFact} from './loadFact';
import styles from './styles.module.css';

/** Space kept to the edges of the window, in px. */
const MARGIN = 8;

type Props = {
  readonly id: string;
  readonly text: string;
  readonly anchor: RefObject<HTMLElement | null>;
};

/** Where a value comes from. It stands in the top layer, so that no scrolling table cuts it. */
export default function SourceCard({id, text, anchor}: Props): ReactNode {
  const card = useRef<HTMLSpanElement>(null);
  const [fact, setFact] = useState<PublishedFact>();
  const [failed, setFailed] = useState(false);
  const url = useBaseUrl('/facts.json');

  useEffect(() => {
    loadFact(url, id).then(setFact, () => setFailed(true));
  }, [url, id]);

  useLayoutEffect(() => {
    const element = card.current;
    const from = anchor.current?.getBoundingClientRect();
    if (!element || !from) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const {width, height} = element.getBoundingClientRect();
    const below = from.bottom + height + MARGIN < window.innerHeight;
    const left = Math.min(from.left, window.innerWidth - width - MARGIN);
    element.style.top = `${below ? from.bottom + 4 : Math.max(from.top - height - 4, MARGIN)}px`;
    element.style.left = `${Math.max(left, MARGIN)}px`;
  }, [anchor, fact, failed]);

  return (
    <span ref={card} popover="manual" className={styles.card} role="group" aria-label="Source">
      {fact && (
        <>
          <span className={styles.name}>{fact.label}</span>
          <span className={styles.big} translate="no">
            {text}
          </span>
          <span>{fact.meaning}</span>
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
          {fact.unverified && (
            <span className={styles.unverified}>Not verified: {fact.unverified}</span>
          )}
          <CopyButton text={() => text} />
        </>
      )}
      {!fact && <span>{failed ? 'The source could not be loaded.' : 'Loading the source…'}</span>}
    </span>
  );
}

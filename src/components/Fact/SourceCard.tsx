import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {PublishedFact} from '@site/data/publish';
import CopyButton from '@site/src/components/CopyButton';
import codeStyles from '../../theme/CodeBlock/styles.module.css';
import {HoverCard} from '../HoverCard';
import {loadEntry} from '../HoverCards/loadEntry';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly text: string;
  readonly anchor: HTMLElement;
};

/** Where a value comes from. */
export default function SourceCard({id, text, anchor}: Props): ReactNode {
  const [fact, setFact] = useState<PublishedFact>();
  const [failed, setFailed] = useState(false);
  const value = useRef<HTMLSpanElement>(null);
  const url = useBaseUrl('/facts.json');

  useEffect(() => {
    loadEntry<PublishedFact>(url, id).then(setFact, () => setFailed(true));
  }, [url, id]);

  return (
    <HoverCard anchor={anchor} label="Source">
      {fact && (
        <>
          <span className={styles.name}>{fact.label}</span>
          <span ref={value} className={styles.big} translate="no">
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
          <CopyButton
            label="Copy value"
            text={() => text}
            shown={() => value.current as Element}
            className={codeStyles.button}
          />
        </>
      )}
      {!fact && <span>{failed ? 'The source could not be loaded.' : 'Loading the source…'}</span>}
    </HoverCard>
  );
}

import {useRef, type ReactNode} from 'react';
import type {PublishedFact} from '@site/data/publish';
import CopyButton from '@site/src/components/CopyButton';
import codeStyles from '../../theme/CodeBlock/styles.module.css';
import {HoverCard} from '../HoverCard';
import {useEntry} from '../HoverCards/useEntry';
import styles from './styles.module.css';

type Props = {
  readonly id: string;
  readonly text: string;
  readonly anchor: HTMLElement;
};

/** The source of a value, with its date and meaning. */
export default function SourceCard({id, text, anchor}: Props): ReactNode {
  const fact = useEntry<PublishedFact>('/facts.json', id);
  const value = useRef<HTMLSpanElement>(null);

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
            source={() => value.current as Element}
            className={codeStyles.button}
          />
        </>
      )}
      {fact === undefined && <span>Loading the source…</span>}
      {fact === null && <span>The source failed to load.</span>}
    </HoverCard>
  );
}

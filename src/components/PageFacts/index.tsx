import type {ReactNode} from 'react';
import {longDate, NOT_WALKED, walkDetails, walkLine, type Walk} from '@site/config/walked';
import styles from './styles.module.css';

/** The front matter keys for the status, the networks and the dates of a page. */
export type PageFrontMatter = {
  readonly kind?: string;
  readonly status?: 'live' | 'testnet only' | 'planned' | 'withdrawn';
  readonly network?: readonly string[];
  readonly verified?: string | Date;
  readonly walked?: Walk;
  /** Added by markdown/facts: the oldest and the newest date of the page's values. */
  readonly valuesAsOf?: readonly string[];
  /** Added by markdown/facts: versions that changed a source of the page after it was checked. */
  readonly newerSources?: readonly string[];
};

const STATUS_CLASS = {
  live: styles.live,
  'testnet only': styles.testnet,
  planned: styles.planned,
  withdrawn: styles.withdrawn,
} as const;

/**
 * The status, networks and dates below the page title. finish/machine-copies uses `data-mark` to find
 * the dates of the values.
 */
export default function PageFacts({
  frontMatter,
}: {
  readonly frontMatter: PageFrontMatter;
}): ReactNode {
  const {kind, status, network, verified, walked, valuesAsOf = [], newerSources = []} = frontMatter;
  const isTask = kind === 'task';
  if (!status && !network && !verified && !walked && !isTask) return null;
  return (
    <div className={styles.facts}>
      {status && (
        <span className={STATUS_CLASS[status]} data-mark="status">
          {status}
        </span>
      )}
      {network?.map((id) => (
        <span key={id} translate="no" data-mark="network">
          {id}
        </span>
      ))}
      {verified && (
        <span data-mark="verified">
          Page checked against the code on <Day day={verified} />
        </span>
      )}
      {valuesAsOf.length > 0 && (
        <span data-mark="values">
          Values as of{' '}
          {valuesAsOf.map((day, index) => (
            <span key={day}>
              {index > 0 && ' to '}
              <Day day={day} />
            </span>
          ))}
        </span>
      )}
      {newerSources.length > 0 && (
        <span className={styles.newer} data-mark="newer">
          {newerSources.join(' and ')} changed a source of this page; the change has not been
          reviewed yet
        </span>
      )}
      {walked && (
        <details className={styles.walk} data-mark="walked">
          <summary>{walkLine(walked)}</summary>
          <div>{walkDetails(walked)}</div>
        </details>
      )}
      {!walked && isTask && (
        <span className={styles.walk} data-mark="walked">
          {NOT_WALKED}
        </span>
      )}
    </div>
  );
}

function Day({day}: {readonly day: string | Date}): ReactNode {
  return <time dateTime={new Date(day).toISOString().slice(0, 10)}>{longDate(day)}</time>;
}

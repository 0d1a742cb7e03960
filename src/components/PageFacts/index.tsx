import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The front matter keys that say where and when a page holds. */
export type PageFrontMatter = {
  readonly status?: 'live' | 'testnet only' | 'planned' | 'withdrawn';
  readonly network?: readonly string[];
  readonly verified?: string | Date;
};

const STATUS_CLASS = {
  live: styles.live,
  'testnet only': styles.testnet,
  planned: styles.planned,
  withdrawn: styles.withdrawn,
} as const;

/** A thin line below the title: status, networks, and the day the facts were last checked. */
export default function PageFacts({
  frontMatter,
}: {
  readonly frontMatter: PageFrontMatter;
}): ReactNode {
  const {status, network, verified} = frontMatter;
  if (!status && !network && !verified) return null;
  return (
    <p className={styles.facts}>
      {status && <span className={STATUS_CLASS[status]}>{status}</span>}
      {network?.map((id) => (
        <span key={id} translate="no">
          {id}
        </span>
      ))}
      {verified && (
        <span>
          Facts checked <time>{new Date(verified).toISOString().slice(0, 10)}</time>
        </span>
      )}
    </p>
  );
}

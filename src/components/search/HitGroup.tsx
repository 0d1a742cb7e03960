import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {GROUP_SIZE, type Group} from '@site/plugins/search/client/groupHits';
import {snippet} from '@site/plugins/search/client/snippet';
import type {ShownRecord} from '@site/plugins/search/compactRecords';
import Highlighted from './Highlighted';
import styles from './styles.module.css';

type Props = {readonly group: Group; readonly query: string};

/** One page of the site with what was found on it: the first five hits, the others on request. */
export default function HitGroup({group, query}: Props): ReactNode {
  const [all, setAll] = useState(false);
  const below = group.records.filter((record) => record.type !== 'lvl1');
  const shown = all ? below : below.slice(0, GROUP_SIZE);
  return (
    <li className={styles.group}>
      <p className={styles.area}>{group.area}</p>
      <h2 className={styles.title}>
        <Link to={group.url}>
          <Highlighted text={group.title} query={query} />
        </Link>
      </h2>
      {shown.length > 0 && (
        <ul className={styles.hits}>
          {shown.map((record) => (
            <li key={record.objectID}>
              <Hit record={record} query={query} />
            </li>
          ))}
        </ul>
      )}
      {below.length > shown.length && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {below.length - shown.length} more on this page
        </button>
      )}
    </li>
  );
}

function Hit({record, query}: {readonly record: ShownRecord; readonly query: string}): ReactNode {
  const heading = nearestHeading(record);
  return (
    <Link to={record.url} className={styles.hit}>
      {heading && (
        <span className={styles.heading}>
          <Highlighted text={heading} query={query} />
        </span>
      )}
      {record.content !== null && (
        <span className={styles.text}>
          <Highlighted text={snippet(record.content, query)} query={query} />
        </span>
      )}
    </Link>
  );
}

function nearestHeading({hierarchy}: ShownRecord): string | null {
  const {lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2;
}

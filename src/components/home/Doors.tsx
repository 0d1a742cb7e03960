import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {doors} from './doors';
import styles from './Doors.module.css';

/** The seven ways into the documentation, each a single link. */
export default function Doors(): ReactNode {
  return (
    <ul className={styles.doors}>
      {doors.map(({label, to, text, side}) => (
        <li key={label} className={styles[side]}>
          <Link to={to} className={styles.door}>
            <span className={styles.label}>{label}</span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

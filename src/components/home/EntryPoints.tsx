import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './EntryPoints.module.css';

/** A link on the home page for one kind of reader or task. */
type EntryPoint = {
  readonly label: string;
  readonly to: string;
  /** Summary of the page, in one sentence. */
  readonly text: string;
  /** The chain that the task belongs to, which determines the color of the line. */
  readonly side: 'btc' | 'chain' | 'both';
};

const entryPoints: readonly EntryPoint[] = [
  {
    label: 'Stake bitcoin',
    to: '/stakers/btc_stakers/',
    text: 'Lock BTC under your own key, delegate it to a finality provider, claim BABY, unbond.',
    side: 'btc',
  },
  {
    label: 'Stake BABY',
    to: '/stakers/baby_stakers/',
    text: 'Delegate to a validator, claim rewards, redelegate, undelegate, and co-stake with BTC.',
    side: 'chain',
  },
  {
    label: 'Run a node or validator',
    to: '/operators/babylon_node/',
    text: 'Install babylond, set up a validator, back up its keys, monitor and upgrade it.',
    side: 'chain',
  },
  {
    label: 'Run a finality provider',
    to: '/operators/finality_providers/',
    text: 'Register, commit randomness, vote on every block, and never sign a height twice.',
    side: 'both',
  },
  {
    label: 'Build a wallet or dapp',
    to: '/developers/',
    text: 'Packages, endpoints, test funds, encodings, transactions to sign, and three APIs.',
    side: 'both',
  },
  {
    label: 'Bring staking to a chain',
    to: '/bsns/',
    text: 'What a Bitcoin Supercharged Network needs, and which parts are live today.',
    side: 'both',
  },
  {
    label: 'Vote',
    to: '/guides/governance/',
    text: 'Who can vote, deposits and voting periods, and how to submit a proposal.',
    side: 'chain',
  },
];

/** The seven entry points of the documentation, each a single link. */
export default function EntryPoints(): ReactNode {
  return (
    <ul className={styles.entryPoints}>
      {entryPoints.map(({label, to, text, side}) => (
        <li key={label} className={styles[side]}>
          <Link to={to} className={styles.link}>
            <span className={styles.label}>{label}</span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

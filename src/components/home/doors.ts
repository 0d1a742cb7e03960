/** A door of the home page: what a reader comes to do, and the page that serves it. */
export type Door = {
  readonly label: string;
  readonly to: string;
  /** What stands behind the door, in one sentence. */
  readonly text: string;
  /** Which side of the bridge it is on; sets the color of its mark. */
  readonly side: 'btc' | 'chain' | 'both';
};

/** Seven readers, seven doors. */
export const doors: readonly Door[] = [
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

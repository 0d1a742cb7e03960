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
    to: '/stakers/#stake-bitcoin',
    text: 'Lock BTC in your own wallet, choose a finality provider, earn BABY, leave again.',
    side: 'btc',
  },
  {
    label: 'Stake BABY',
    to: '/stakers/#stake-baby',
    text: 'Delegate to a validator, follow the epochs, claim rewards, co-stake with BTC.',
    side: 'chain',
  },
  {
    label: 'Run a node or validator',
    to: '/operators/#roles',
    text: 'Hardware, keys, ports, upgrades and backups of every daemon.',
    side: 'chain',
  },
  {
    label: 'Run a finality provider',
    to: '/guides/overview/babylon_genesis/#run-a-finality-provider',
    text: 'Vote on blocks with bitcoin behind you, without ever signing a height twice.',
    side: 'both',
  },
  {
    label: 'Build a wallet or dapp',
    to: '/developers/',
    text: 'Packages, endpoints, test funds, amounts and encodings, three APIs.',
    side: 'both',
  },
  {
    label: 'Bring staking to a chain',
    to: '/bsns/',
    text: 'What a Bitcoin Supercharged Network needs, and what is live today.',
    side: 'both',
  },
  {
    label: 'Vote',
    to: '/guides/overview/babylon_genesis/#governance',
    text: 'Who votes, with what deposit, for how long, and what happens after.',
    side: 'chain',
  },
];

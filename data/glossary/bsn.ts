import {defineTerms} from './schema';

const BSNS = '/bsns/';
const NETWORKS = '/guides/overview/bitcoin_secured_networks/';

/** Words about other chains secured by bitcoin. None of it is live. */
export default defineTerms({
  bsn: {
    term: 'BSN',
    also: [
      'Bitcoin Supercharged Network',
      'Bitcoin Secured Network',
      'consumer chain',
      'consumer zone',
    ],
    definition:
      'A chain other than Babylon Genesis whose blocks would be made final by votes that staked bitcoin backs. None is live.',
    note: 'Bitcoin Secured Network is the older name. The code says consumer.',
    see: ['finality-provider', 'multi-staking'],
    page: NETWORKS,
  },
  'finality-contract': {
    term: 'finality contract',
    definition:
      'A smart contract that collects finality votes for a secured chain. For a rollup it stands on Babylon Genesis, for a Cosmos chain on that chain.',
    see: ['cosmwasm', 'finality-gadget'],
    page: BSNS,
  },
  'finality-gadget': {
    term: 'finality gadget',
    definition:
      'A program beside a rollup’s node that reads the votes on Babylon Genesis and tells the node which blocks are final.',
    see: ['finality-contract', 'rollup'],
    page: NETWORKS,
  },
  rollup: {
    term: 'rollup',
    definition:
      'A chain that orders its own transactions and leaves their data on another chain. Until that is done, its users trust one sequencer.',
    see: ['bsn', 'finality-gadget'],
    page: NETWORKS,
  },
  zoneconcierge: {
    term: 'zoneconcierge',
    also: ['Zone Concierge'],
    definition:
      'The module that would carry headers, stakes and evidence to secured chains over IBC. It is not part of version 4 of Babylon Genesis.',
    see: ['bsn', 'ibc'],
    page: BSNS,
  },
});

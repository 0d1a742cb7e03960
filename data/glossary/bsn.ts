import {defineTerms} from './schema';

const BSNS = '/bsns/';
const NETWORKS = '/guides/overview/bitcoin_secured_networks/';

/** Terms about other chains secured by bitcoin. None of them is live. */
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
      'A chain other than Babylon Genesis whose blocks are finalized by votes backed by staked bitcoin. No BSN is live.',
    note: 'Bitcoin Secured Network is the older name. The code uses the term consumer.',
    see: ['finality-provider', 'multi-staking'],
    page: NETWORKS,
  },
  'finality-contract': {
    term: 'finality contract',
    definition:
      'A smart contract that collects finality votes for a secured chain. For a rollup, it is deployed on Babylon Genesis; for a Cosmos chain, on that chain itself.',
    see: ['cosmwasm', 'finality-gadget'],
    page: BSNS,
  },
  'finality-gadget': {
    term: 'finality gadget',
    definition:
      'A daemon that runs next to a rollup node, reads the votes on Babylon Genesis and tells the node which blocks are final.',
    see: ['finality-contract', 'rollup'],
    page: NETWORKS,
  },
  rollup: {
    term: 'rollup',
    definition:
      'A chain that orders its own transactions and posts their data to another chain. Until the data is posted, users have to trust the sequencer.',
    see: ['bsn', 'finality-gadget'],
    page: NETWORKS,
  },
  zoneconcierge: {
    term: 'zoneconcierge',
    also: ['Zone Concierge'],
    definition:
      'The module that relays headers, stake events and evidence between Babylon Genesis and BSNs over IBC. It is not part of version 4.',
    see: ['bsn', 'ibc'],
    page: BSNS,
  },
});

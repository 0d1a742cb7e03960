import rollout from '../facts/bsn-rollout';
import {defineTable} from '../schema';

const known = (key: string): string => String(rollout.facts[key]?.value);

/** History of Bitcoin staking for other chains, by date. */
export default defineTable({
  id: 'bsn-status',
  title: 'Bitcoin staking for other chains: status by date',
  columns: [
    {key: 'date', label: 'Date'},
    {key: 'what', label: 'What happened'},
    {key: 'means', label: 'What it means'},
  ],
  rows: [
    {
      date: '2024-10-15',
      what: 'start date listed for edge-devnet-1, a development network',
      means: 'first public trial; removed from the lists in March 2026',
    },
    {
      date: known('renamed'),
      what: 'the name changes from Bitcoin Secured Network to Bitcoin Supercharged Network',
      means: 'both names mean the same thing; the code uses the term consumer',
    },
    {
      date: '2025',
      what: `bbn-test-5 upgrades to v3 at height ${known('testnet-v3-height')}`,
      means: 'the only public testnet that ran the consumer modules',
    },
    {
      date: '2025-08-21',
      what: `last commit in rollup-bsn-contracts, latest tag ${known('rollup-contract')}`,
      means: 'release candidate, no final release',
    },
    {
      date: '2025-09-11',
      what: `last commit in cosmos-bsn-contracts, latest tag ${known('cosmos-contracts')}`,
      means: 'release candidate, no final release',
    },
    {
      date: '2025-09-19',
      what: "last commit on the chain's legacy/release/v4.x branch",
      means: 'the last code with the btcstkconsumer and zoneconcierge modules',
    },
    {
      date: '2025-10',
      what: 'bbn-test-6 replaces bbn-test-5',
      means: 'since then, no public network runs the modules',
    },
    {
      date: '2025-11-06',
      what: 'v4.0.0 is tagged without the modules',
      means: 'no chain can be registered on mainnet',
    },
    {
      date: known('pages-withdrawn'),
      what: 'the integration pages are removed from the original documentation',
      means: "there is no up-to-date guide from Babylon's developers",
    },
    {
      date: '2026-04-30',
      what: `last commit in babylon-sdk, latest tag ${known('babylon-sdk')}`,
      means: 'the Cosmos module is still maintained',
    },
    {date: '2026-07-21', what: 'v4.3.1 is tagged', means: 'still without the modules'},
  ],
  source: {
    id: 'BBN',
    path: 'x/ at v4.3.1; CBC; RBC; SDK; NET bbn-test-5; DOC at d9f3b92b (the pages removed)',
  },
  asOf: '2026-07-21',
});

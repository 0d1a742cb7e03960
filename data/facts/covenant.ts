import {defineFacts} from '../schema';

/** Defaults of a committee member's daemons. */
export default defineFacts({
  group: 'covenant',
  title: 'Covenant signing',
  network: 'bbn-1',
  source: {id: 'COV161', path: 'config/config.go'},
  asOf: '2026-03-26',
  facts: {
    'query-interval': {
      label: 'Interval between queries for pending delegations',
      value: 15,
      unit: 'seconds',
      meaning: 'covd configuration key QueryInterval.',
    },
    'spare-members': {
      label: 'Members that can be unavailable',
      value: 3,
      unit: 'count',
      meaning: 'Size of the mainnet committee minus its quorum.',
      source: {id: 'DOC521', path: 'docs/stakers/btc_stakers/native_staking/unbonding_via_cli.mdx'},
    },
  },
});

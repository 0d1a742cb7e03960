import {defineFacts} from '../schema';

/** Trusting periods for IBC relayers. */
export default defineFacts({
  group: 'ibc',
  title: 'IBC on Babylon Genesis',
  network: 'bbn-1',
  source: {id: 'BBN431', path: 'app/upgrades/v2/upgrades.go'},
  asOf: '2026-07-21',
  facts: {
    'trusting-period': {
      label: 'Trusting period for a client of Babylon Genesis',
      value: '33 hours',
      unit: 'text',
      meaning: 'Two thirds of the real unbonding time of BABY, about 50 hours.',
      source: {id: 'BBN431', path: 'docs/ibc-relayer.md'},
    },
    'trusting-period-test': {
      label: 'Trusting period on the testnet',
      value: '11h0m0s',
      unit: 'text',
      meaning:
        'Two thirds of the real unbonding time of BABY on the testnet: 100 Bitcoin blocks, about 17 hours.',
      source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
    },
  },
});

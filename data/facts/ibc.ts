import {defineFacts} from '../schema';

/** What relayers and senders of IBC transfers must know. */
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
  },
});

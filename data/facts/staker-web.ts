import {defineFacts} from '../schema';

/** Values for staking in the web app that are not parameters of the chain. */
export default defineFacts({
  group: 'staker-web',
  title: 'Staking in the web app',
  network: 'bbn-1',
  source: {id: 'KIT', path: 'services/simple-staking/src/ui/common'},
  asOf: '2026-08-21',
  facts: {
    signatures: {
      label: 'Signatures for a new stake',
      value: 5,
      unit: 'count',
      meaning: 'Four from the Bitcoin wallet and one from the Babylon wallet.',
    },
    'bitcoin-signatures': {
      label: 'Signatures of the Bitcoin wallet',
      value: 4,
      unit: 'count',
      meaning: 'Two consents to slashing, the address binding, and the staking transaction.',
    },
    'registration-signatures': {
      label: 'Signatures before any coin moves',
      value: 4,
      unit: 'count',
      meaning: 'Three from the Bitcoin wallet, then the registration from the Babylon wallet.',
    },
    'poll-interval': {
      label: 'How often the site queries the state',
      value: 5,
      unit: 'seconds',
      meaning: 'While it waits for the covenant, the open page repeats the query after this time.',
    },
    'baby-min-amount': {
      label: 'Minimum BABY stake in the web app',
      value: 10_000,
      unit: 'ubbn',
      meaning:
        'The form rejects a smaller amount, although the chain accepts it. There is no such limit for unbonding.',
      source: {id: 'KIT', path: 'services/simple-staking/src/ui/baby/state/StakingState.tsx'},
    },
    'example-stake': {
      label: 'Stake in the illustrated screens',
      value: 50_000_000,
      unit: 'satoshi',
      meaning: 'Chosen for the illustrations.',
    },
    'api-v1-states': {
      label: 'State names of API v1',
      value: 8,
      unit: 'count',
      meaning: 'State names that version 1 of the Staking API uses for phase 1 stakes.',
      source: {id: 'API', path: 'internal/shared/types/delegation.go'},
      asOf: '2026-01-21',
    },
    'api-v2-states': {
      label: 'State names of API v2',
      value: 15,
      unit: 'count',
      meaning: 'State names that version 2 of the Staking API uses for stakes on Babylon Genesis.',
      source: {id: 'API', path: 'internal/v2/types/delegation_states.go'},
      asOf: '2026-01-21',
    },
    'chain-states': {
      label: 'State names of the chain',
      value: 5,
      unit: 'count',
      meaning: 'State names that Babylon Genesis uses for a delegation.',
      source: {id: 'BBN', path: 'proto/babylon/btcstaking/v1/btcstaking.proto'},
      asOf: '2026-07-21',
    },
    'indexer-states': {
      label: 'State names of the indexer',
      value: 8,
      unit: 'count',
      meaning: 'State names of the indexer. Its four sub-states show how a stake ended.',
      source: {id: 'IDX', path: 'internal/types/state.go'},
      asOf: '2026-04-30',
    },
  },
});

import {defineFacts} from '../schema';

/** Epoch length and limits. */
export default defineFacts({
  group: 'bbn-1.epoching',
  title: 'Epoching parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  facts: {
    'epoch-interval': {
      label: 'Epoch length',
      value: 360,
      unit: 'babylon-blocks',
      meaning: 'Blocks in one epoch; queued BABY staking messages are executed in its last block.',
    },
    'min-amount': {
      label: 'Minimum amount of a staking message',
      value: 1,
      unit: 'ubbn',
      meaning:
        'Smallest amount that a message to delegate, undelegate, redelegate, cancel an unbonding or create a validator can contain.',
      source: {id: 'BBN', path: 'x/epoching/types/params.go'},
      asOf: '2026-07-21',
      since: 'v4',
    },
  },
});

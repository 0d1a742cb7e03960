import {defineFacts} from '../schema';

/** How long an epoch is. */
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
      meaning: 'Blocks in one epoch; BABY staking messages take effect at its end.',
    },
    'min-amount': {
      label: 'Smallest staking message',
      value: 1,
      unit: 'ubbn',
      meaning: 'Least amount that a delegation may name.',
      source: {id: 'BBN', path: 'x/epoching/types/params.go'},
      asOf: '2026-07-21',
      since: 'v4',
    },
  },
});

import {defineFacts} from '../schema';

/** Epoch length of the testnet. */
export default defineFacts({
  group: 'bbn-test-6.epoching',
  title: 'Epoching parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  facts: {
    'epoch-interval': {
      label: 'Epoch length',
      value: 360,
      unit: 'babylon-blocks',
      meaning: 'Blocks in one epoch; queued BABY staking messages are executed in its last block.',
    },
  },
});

import {defineFacts} from '../schema';

/** Depths at which Bitcoin transactions are confirmed and finalized. */
export default defineFacts({
  group: 'bbn-1.btccheckpoint',
  title: 'Checkpoint parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/params_update.go'},
  asOf: '2025-04-04',
  facts: {
    'btc-confirmation-depth': {
      label: 'Confirmation depth k',
      value: 30,
      unit: 'bitcoin-blocks',
      meaning:
        'The chain accepts a stake or a checkpoint as confirmed once the Bitcoin tip is this many blocks above its block.',
    },
    'checkpoint-finalization-timeout': {
      label: 'Finalization timeout w',
      value: 300,
      unit: 'bitcoin-blocks',
      meaning: 'An epoch is finalized once its checkpoint is this deep on Bitcoin.',
    },
    'checkpoint-tag': {
      label: 'Checkpoint tag',
      value: '62626e31',
      unit: 'hex',
      meaning: 'Four bytes that identify a checkpoint on Bitcoin: bbn1.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
  },
});

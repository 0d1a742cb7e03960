import {defineFacts} from '../schema';

/** Depths of checkpoints on the test network by its genesis file; the upgrade v1 changed the tag. */
export default defineFacts({
  group: 'bbn-test-6.btccheckpoint',
  title: 'Checkpoint parameters of the test network',
  network: 'bbn-test-6',
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  facts: {
    'btc-confirmation-depth': {
      label: 'Confirmation depth, k',
      value: 30,
      unit: 'bitcoin-blocks',
      meaning:
        'A stake or a checkpoint counts once the signet tip is this many blocks above its block.',
    },
    'checkpoint-finalization-timeout': {
      label: 'Finalization timeout, w',
      value: 100,
      unit: 'bitcoin-blocks',
      meaning: 'Depth on signet at which an epoch is finalized and its unbonding BABY is released.',
    },
    'checkpoint-tag': {
      label: 'Checkpoint tag',
      value: '62627436',
      unit: 'hex',
      meaning:
        'Four bytes that mark checkpoints of this network on signet: bbt6 since the upgrade v1 at block 57, bbt4 in its genesis file.',
      source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/params_update.go'},
      asOf: '2025-10-09',
    },
  },
});

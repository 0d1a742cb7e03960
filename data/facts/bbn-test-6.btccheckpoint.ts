import {defineFacts} from '../schema';

/** Depths of checkpoints on the testnet, from its genesis file; the v1 upgrade changed the tag. */
export default defineFacts({
  group: 'bbn-test-6.btccheckpoint',
  title: 'Checkpoint parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  facts: {
    'btc-confirmation-depth': {
      label: 'Confirmation depth, k',
      value: 30,
      unit: 'bitcoin-blocks',
      meaning:
        'The chain accepts a stake or a checkpoint as confirmed once the signet tip is this many blocks above its block.',
    },
    'checkpoint-finalization-timeout': {
      label: 'Finalization timeout, w',
      value: 100,
      unit: 'bitcoin-blocks',
      meaning:
        'Depth on signet at which an epoch is finalized and BABY unbonded in it is paid out.',
    },
    'checkpoint-tag': {
      label: 'Checkpoint tag',
      value: '62627436',
      unit: 'hex',
      meaning:
        'Four bytes that mark checkpoints of this network on signet: bbt6 since the v1 upgrade at block 57, bbt4 in the genesis file.',
      source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/params_update.go'},
      asOf: '2025-10-09',
    },
  },
});

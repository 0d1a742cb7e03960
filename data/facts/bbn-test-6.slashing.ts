import {defineFacts} from '../schema';

/** Slashing parameters of the testnet; its upgrades have not changed the genesis values. */
export default defineFacts({
  group: 'bbn-test-6.slashing',
  title: 'Validator slashing parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts/genesis.json'},
  asOf: '2025-12-01',
  facts: {
    'signed-blocks-window': {
      label: 'Signed-blocks window',
      value: 10_000,
      unit: 'babylon-blocks',
      meaning: 'Number of recent blocks over which missed signatures are counted.',
    },
    'min-signed-per-window': {
      label: 'Minimum signatures in the window',
      value: '5',
      unit: 'percent',
      meaning: 'A validator with fewer signatures is jailed.',
    },
    'downtime-jail-duration': {
      label: 'Jail duration for downtime',
      value: 600,
      unit: 'seconds',
      meaning: 'How long a jailed validator must wait before it can be unjailed.',
    },
    'slash-fraction-double-sign': {
      label: 'Slashed for double signing',
      value: '5',
      unit: 'percent',
      meaning:
        'Share of the BABY staked with the validator, both its own and that of its delegators.',
    },
    'slash-fraction-downtime': {
      label: 'Slashed for downtime',
      value: '0.01',
      unit: 'percent',
      meaning:
        'A validator that is jailed for downtime also loses this share of its BABY, which is burned.',
    },
  },
});

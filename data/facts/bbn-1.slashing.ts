import {defineFacts} from '../schema';

/** Slashing parameters for validators and their delegators. */
export default defineFacts({
  group: 'bbn-1.slashing',
  title: 'Validator slashing parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/params_update.go'},
  asOf: '2025-04-04',
  facts: {
    'signed-blocks-window': {
      label: 'Signed-blocks window',
      value: 10_000,
      unit: 'babylon-blocks',
      meaning: 'Number of recent blocks over which missed signatures are counted.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'min-signed-per-window': {
      label: 'Minimum signatures in the window',
      value: '60',
      unit: 'percent',
      meaning: 'A validator with fewer signatures is jailed.',
    },
    'downtime-jail-duration': {
      label: 'Jail duration for downtime',
      value: 300,
      unit: 'seconds',
      meaning: 'How long a jailed validator must wait before it can be unjailed.',
    },
    'slash-fraction-double-sign': {
      label: 'Slashed for double signing',
      value: '5',
      unit: 'percent',
      meaning:
        'Share of the BABY staked with the validator, both its own and that of its delegators.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'slash-fraction-downtime': {
      label: 'Slashed for downtime',
      value: '0',
      unit: 'percent',
      meaning: 'A validator is jailed for downtime but not slashed.',
    },
  },
});

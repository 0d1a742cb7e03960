import {defineFacts} from '../schema';

/** What validators and their delegators risk. */
export default defineFacts({
  group: 'bbn-1.slashing',
  title: 'Validator slashing parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/params_update.go'},
  asOf: '2025-04-04',
  facts: {
    'signed-blocks-window': {
      label: 'Window for missed blocks',
      value: 10_000,
      unit: 'babylon-blocks',
      meaning: 'Blocks over which signatures are counted.',
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'min-signed-per-window': {
      label: 'Least share of signatures in the window',
      value: '60',
      unit: 'percent',
      meaning: 'Below it a validator is jailed.',
    },
    'downtime-jail-duration': {
      label: 'Jail time for downtime',
      value: 300,
      unit: 'seconds',
      meaning: 'Earliest moment for unjailing.',
    },
    'slash-fraction-double-sign': {
      label: 'Slashed for signing twice',
      value: '5',
      unit: 'percent',
      meaning: "Share of the validator's and its delegators' BABY.",
      source: {id: 'NET', path: 'bbn-1/network-artifacts/genesis.json'},
      asOf: '2025-12-01',
    },
    'slash-fraction-downtime': {
      label: 'Slashed for downtime',
      value: '0',
      unit: 'percent',
      meaning: 'Downtime costs no stake; it jails.',
    },
  },
});

import {defineFacts} from '../schema';

/** Finality parameters of the testnet. */
export default defineFacts({
  group: 'bbn-test-6.finality',
  title: 'Finality parameters, testnet',
  network: 'bbn-test-6',
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/finality_params.go'},
  asOf: '2025-10-09',
  facts: {
    'max-active-finality-providers': {
      label: 'Maximum active finality providers',
      value: 100,
      unit: 'count',
      meaning: 'At most this many providers, ranked by delegated bitcoin, have voting power.',
    },
    'signed-blocks-window': {
      label: 'Signed-blocks window',
      value: 10_000,
      unit: 'babylon-blocks',
      meaning: 'Number of recent blocks over which missed votes are counted.',
    },
    'min-signed-per-window': {
      label: 'Minimum votes in the window',
      value: '5',
      unit: 'percent',
      meaning: 'A finality provider with fewer votes is jailed.',
    },
    'finality-sig-timeout': {
      label: 'Finality signature timeout',
      value: 3,
      unit: 'babylon-blocks',
      meaning: 'A vote that arrives later than this counts as missed.',
    },
    'min-pub-rand': {
      label: 'Minimum randomness commitment',
      value: 500,
      unit: 'count',
      meaning: 'A commitment with fewer values is rejected.',
    },
    'jail-duration': {
      label: 'Jail duration',
      value: 3_600,
      unit: 'seconds',
      meaning: 'How long a jailed provider must wait before it can be unjailed.',
    },
    'finality-activation-height': {
      label: 'Finality activation height',
      value: 200,
      unit: 'babylon-height',
      meaning: 'First block that finality providers could vote on.',
    },
  },
});

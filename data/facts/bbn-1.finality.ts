import {defineFacts} from '../schema';

/** How finality providers vote and when they are jailed. */
export default defineFacts({
  group: 'bbn-1.finality',
  title: 'Finality parameters, mainnet',
  network: 'bbn-1',
  source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/finality_params.go'},
  asOf: '2025-04-04',
  facts: {
    'max-active-finality-providers': {
      label: 'Maximum active finality providers',
      value: 60,
      unit: 'count',
      meaning:
        'Number of finality providers, ranked by delegated bitcoin, that can vote and earn rewards.',
    },
    'signed-blocks-window': {
      label: 'Signed-blocks window',
      value: 10_000,
      unit: 'babylon-blocks',
      meaning: 'Number of recent blocks over which missed votes are counted.',
    },
    'min-signed-per-window': {
      label: 'Minimum votes in the window',
      value: '20',
      unit: 'percent',
      meaning: 'Minimum share of votes in the window; a finality provider below it is jailed.',
    },
    'finality-sig-timeout': {
      label: 'Finality signature timeout',
      value: 3,
      unit: 'babylon-blocks',
      meaning:
        'Number of blocks within which a finality provider must vote; a later vote counts as missed.',
    },
    'min-pub-rand': {
      label: 'Minimum randomness commitment',
      value: 8_192,
      unit: 'count',
      meaning: 'Minimum number of values in one public randomness commitment.',
    },
    'jail-duration': {
      label: 'Jail duration',
      value: 600,
      unit: 'seconds',
      meaning: 'How long a jailed provider must wait before it can be unjailed.',
    },
    'finality-activation-height': {
      label: 'Finality activation height',
      value: 27_600,
      unit: 'babylon-height',
      meaning: 'First block that finality providers vote on.',
    },
  },
});

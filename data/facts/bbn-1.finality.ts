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
      label: 'Active finality providers, at most',
      value: 60,
      unit: 'count',
      meaning: 'Only these, ranked by bitcoin delegated, vote and earn.',
    },
    'signed-blocks-window': {
      label: 'Window for missed votes',
      value: 10_000,
      unit: 'babylon-blocks',
      meaning: 'Blocks over which votes are counted.',
    },
    'min-signed-per-window': {
      label: 'Least share of votes in the window',
      value: '20',
      unit: 'percent',
      meaning: 'Below it a finality provider is jailed.',
    },
    'finality-sig-timeout': {
      label: 'Time to vote',
      value: 3,
      unit: 'babylon-blocks',
      meaning: 'A vote that comes later counts as missed.',
    },
    'min-pub-rand': {
      label: 'Smallest randomness commitment',
      value: 8_192,
      unit: 'count',
      meaning: 'Least number of values in one commitment of public randomness.',
    },
    'jail-duration': {
      label: 'Jail time',
      value: 600,
      unit: 'seconds',
      meaning: 'Earliest moment for unjailing after being jailed.',
    },
    'finality-activation-height': {
      label: 'Finality starts at height',
      value: 27_600,
      unit: 'babylon-height',
      meaning: 'First block on which finality providers vote.',
    },
  },
});

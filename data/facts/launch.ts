import {defineFacts} from '../schema';

/** Dates and heights of the launch. */
export default defineFacts({
  group: 'launch',
  title: 'Launch',
  network: 'bbn-1',
  source: {id: 'NET', path: 'bbn-1'},
  asOf: '2025-12-01',
  facts: {
    'phase-1-date': {
      label: 'Start of phase 1',
      value: '2024-08-22',
      unit: 'date',
      meaning: 'Day on which the first cap opened.',
      source: {id: 'NET', path: 'bbn-1/parameters/global-params.json'},
      unverified: 'The day is derived from the Bitcoin height of the first cap.',
    },
    'phase-1-height': {
      label: 'Phase 1 starts at Bitcoin height',
      value: 857_910,
      unit: 'bitcoin-height',
      meaning: 'First Bitcoin height of the first cap.',
      source: {id: 'NET', path: 'bbn-1/parameters/global-params.json'},
    },
    'phase-2-date': {
      label: 'Start of phase 2',
      value: '2025-04-10',
      unit: 'date',
      meaning: 'Day on which mainnet opened to the public.',
      source: {id: 'DOC', path: 'docs/operators/finality_providers/phase_2_registration_guide.mdx'},
      asOf: '2026-06-25',
    },
    'caps-2-3-date': {
      label: 'Registration opens for caps 2 and 3',
      value: '2025-04-24',
      unit: 'date',
      meaning: 'Two weeks after the launch.',
      source: {id: 'DOC', path: 'docs/stakers'},
      asOf: '2026-06-25',
    },
    'finality-activation-height': {
      label: 'Finality activation height',
      value: 27_600,
      unit: 'babylon-height',
      meaning: 'First block that finality providers vote on.',
      source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/finality_params.go'},
      asOf: '2025-04-04',
    },
    'allow-list-expiration-height': {
      label: 'End of the allow-list',
      value: 139_920,
      unit: 'babylon-height',
      meaning: 'From this height onward, any stake could be registered.',
      source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/btcstaking_params.go'},
      asOf: '2025-04-04',
    },
    'v4-height': {
      label: 'v4 upgrade',
      value: 1_893_601,
      unit: 'babylon-height',
      meaning: 'Co-staking, stake expansion and the new inflation.',
    },
    'v4-date': {
      label: 'v4.0.0 tagged',
      value: '2025-11-06',
      unit: 'date',
      meaning: 'Day on which the release of the v4 upgrade was tagged.',
    },
  },
});

import {defineFacts} from '../schema';

/** New BABY per year, and who receives it. */
export default defineFacts({
  group: 'bbn-1.inflation',
  title: 'Inflation, mainnet',
  network: 'bbn-1',
  source: {
    id: 'BBN',
    path: 'x/mint/types/constants.go, x/incentive/types/params.go, x/costaking/types/params.go',
  },
  asOf: '2026-07-21',
  facts: {
    rate: {
      label: 'Inflation rate',
      value: '5.5',
      unit: 'percent',
      meaning: 'New BABY per year, as a share of the supply when the rate was set.',
      since: 'v4',
    },
    'rate-before-v4': {
      label: 'Inflation before v4',
      value: '8',
      unit: 'percent',
      meaning: 'Initial rate of the chain, which was planned to fall by a tenth each year.',
      source: {id: 'BBN101', path: 'x/mint/types/constants.go'},
      asOf: '2025-04-04',
    },
    'btc-stakers': {
      label: 'Share for BTC stakers',
      value: '1',
      unit: 'percent',
      meaning: 'Percentage points of the inflation rate.',
      since: 'v4',
    },
    'baby-stakers': {
      label: 'Share for BABY stakers',
      value: '2',
      unit: 'percent',
      meaning: 'Percentage points of the inflation rate.',
      since: 'v4',
    },
    costakers: {
      label: 'Share for co-stakers',
      value: '2.35',
      unit: 'percent',
      meaning: 'Percentage points of the inflation rate.',
      since: 'v4',
    },
    'finality-providers': {
      label: 'Share for finality providers',
      value: '0.075',
      unit: 'percent',
      meaning: 'Percentage points of the inflation rate, in addition to commission.',
      since: 'v4',
    },
    validators: {
      label: 'Share for validators',
      value: '0.075',
      unit: 'percent',
      meaning: 'Percentage points of the inflation rate, in addition to commission.',
      since: 'v4',
    },
  },
});

import {defineFacts} from '../schema';

/** Defaults of the finality provider programs that decide how early randomness must be committed. */
export default defineFacts({
  group: 'operators',
  title: 'Finality provider defaults',
  network: 'bbn-1',
  source: {id: 'FP', path: 'finality-provider/config/config.go'},
  asOf: '2025-12-11',
  facts: {
    'randomness-batch': {
      label: 'Random values in one commitment',
      value: 50_000,
      unit: 'count',
      meaning: 'Configuration key numPubRand of fpd: one value is used up by each vote.',
    },
    'randomness-lead': {
      label: 'Lead of a randomness commitment',
      value: 6_000,
      unit: 'babylon-blocks',
      meaning:
        'Configuration key timestampingdelayblocks of fpd: how far ahead of the tip it commits.',
    },
  },
});

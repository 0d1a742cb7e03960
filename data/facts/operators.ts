import {defineFacts} from '../schema';
import slashing from './bbn-1.slashing';

const window = Number(slashing.facts['signed-blocks-window']!.value);
const mustSign = Number(slashing.facts['min-signed-per-window']!.value);

/** Defaults of the finality provider programs that determine when randomness must be committed. */
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
      meaning: 'fpd configuration key NumPubRand; each vote uses up one value.',
    },
    'most-missed-blocks': {
      label: 'Blocks that a validator can miss in the window',
      value: Math.round((window * (100 - mustSign)) / 100),
      unit: 'babylon-blocks',
      meaning:
        'The validator is jailed if it misses one more. Calculated as the window minus the blocks that must be signed.',
      source: slashing.source,
      asOf: slashing.asOf,
    },
    'randomness-lead': {
      label: 'Lead time of a randomness commitment',
      value: 6_000,
      unit: 'babylon-blocks',
      meaning:
        'fpd configuration key TimestampingDelayBlocks: how far ahead of the tip a first commitment starts.',
    },
  },
});

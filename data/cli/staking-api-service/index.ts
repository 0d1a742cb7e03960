import {defineCli} from '../schema';

export default defineCli({
  binary: 'staking-api-service',
  title: 'staking-api-service',
  purpose: 'Serves staking data to web apps.',
  framework: 'cobra',
  versions: 'main as of 2026-01-21, after v3.0.9',
  source: {id: 'API', path: 'cmd'},
  asOf: '2026-01-21',
  flagSets: {
    global: {
      title: 'Global flags',
      flags: [
        {
          name: 'config',
          type: 'string',
          default: '<home>/config.yml',
          meaning: 'Configuration file.',
        },
        {
          name: 'params',
          type: 'string',
          default: '<home>/global_params.json',
          meaning: 'File with the phase 1 global parameters.',
        },
        {
          name: 'finality-providers',
          type: 'string',
          default: '<home>/finality_providers.json',
          meaning: 'File with the phase 1 finality providers.',
        },
        {
          name: 'replay',
          type: 'bool',
          default: 'false',
          meaning: 'Puts messages that could not be processed back into their queues, then exits.',
        },
        {
          name: 'backfill-pubkey-address',
          type: 'bool',
          default: 'false',
          meaning:
            'Backfills the mapping from phase 1 stakers’ public keys to addresses, then exits.',
        },
      ],
    },
  },
  globalFlagSets: ['global'],
  commands: [
    {
      path: ['update-legacy-overall-stats'],
      usage: 'update-legacy-overall-stats',
      purpose: 'Recalculates the phase 1 totals.',
    },
  ],
});

import {defineCli} from '../schema';

export default defineCli({
  binary: 'staking-expiry-checker',
  title: 'staking-expiry-checker',
  purpose: 'Finds phase 1 stakes whose timelock has expired.',
  framework: 'cobra',
  versions: 'v0.1.8',
  source: {id: 'EXP', path: 'cmd'},
  asOf: '2024-09-26',
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
      ],
    },
  },
  globalFlagSets: ['global'],
  commands: [],
});

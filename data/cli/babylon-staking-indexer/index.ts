import {defineCli} from '../schema';

export default defineCli({
  binary: 'babylon-staking-indexer',
  title: 'babylon-staking-indexer',
  purpose: 'Reads stakes from Babylon and Bitcoin into a database.',
  framework: 'cobra',
  versions: 'main of 2026-04-30',
  source: {id: 'IDX', path: 'cmd'},
  asOf: '2026-04-30',
  flagSets: {
    global: {
      title: 'Flags of every command',
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
  commands: [
    {
      path: ['fill-staker-addr'],
      usage: 'fill-staker-addr',
      purpose: 'Fills in the BABY address of stakers in old records.',
      flags: [
        {
          name: 'dry-run',
          type: 'bool',
          default: 'false',
          meaning: 'Reports what would change and writes nothing.',
        },
        {
          name: 'workers',
          type: 'int',
          default: '0',
          meaning: 'How many workers run at once; 0 lets the program decide.',
        },
      ],
    },
  ],
});

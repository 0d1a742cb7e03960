import {defineCli} from '../schema';

export default defineCli({
  binary: 'babylon-staking-indexer',
  title: 'babylon-staking-indexer',
  purpose: 'Indexes stakes from Babylon and Bitcoin into a database.',
  framework: 'cobra',
  versions: 'main as of 2026-04-30',
  source: {id: 'IDX', path: 'cmd'},
  asOf: '2026-04-30',
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
  commands: [
    {
      path: ['fill-staker-addr'],
      usage: 'fill-staker-addr',
      purpose: 'Backfills the BABY address of stakers in old records.',
      flags: [
        {
          name: 'dry-run',
          type: 'bool',
          default: 'false',
          meaning: 'Reports what would change without writing anything.',
        },
        {
          name: 'workers',
          type: 'int',
          default: '0',
          meaning: 'Number of workers that run concurrently; must be 1 or more.',
        },
      ],
    },
  ],
});

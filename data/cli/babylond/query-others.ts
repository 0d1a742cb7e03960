import {defineCommands} from '../schema';

/** Queries of modules that were removed or have no commands. */
export default defineCommands([
  {
    path: ['query', 'monitor'],
    usage: 'query monitor',
    purpose: 'Queries about monitoring.',
    source: {id: 'BBN', path: 'x/monitor/client/cli'},
  },
  {
    path: ['query', 'zoneconcierge'],
    usage: 'query zoneconcierge <command>',
    purpose: 'Queries about consumer chains (zoneconcierge).',
    group: true,
    until: 'v4',
    partial: 'Since v1, only the v3 release candidates have included the module.',
  },
  {
    path: ['query', 'btcstkconsumer'],
    usage: 'query btcstkconsumer <command>',
    purpose: 'Queries about registered consumer chains.',
    group: true,
    until: 'v4',
    partial: 'Its module was removed too.',
  },
]);

import {defineCommands} from '../schema';

/** Queries of modules that are gone or have no commands. */
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
    partial: 'The module is gone; from v1 on, only release candidates of v3 had it.',
  },
  {
    path: ['query', 'btcstkconsumer'],
    usage: 'query btcstkconsumer <command>',
    purpose: 'Queries about registered consumer chains.',
    group: true,
    until: 'v4',
    partial: 'The module is gone.',
  },
]);

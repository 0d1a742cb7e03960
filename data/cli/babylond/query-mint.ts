import {defineCommands} from '../schema';

/** `babylond query mint`. */
export default defineCommands([
  {
    path: ['query', 'mint'],
    usage: 'query mint <command>',
    purpose: 'Queries about BABY minting.',
    group: true,
    source: {id: 'BBN', path: 'x/mint/client/cli'},
  },
  {
    path: ['query', 'mint', 'annual-provisions'],
    usage: 'query mint annual-provisions',
    purpose: 'Shows the annual provisions: the amount of BABY minted in a year.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/mint/client/cli/query.go'},
  },
  {
    path: ['query', 'mint', 'genesis-time'],
    usage: 'query mint genesis-time',
    purpose:
      'Shows the time from which the years of the inflation rate are counted: on both networks, the time of the v1 upgrade; on a new chain, its genesis time.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/mint/client/cli/query.go, x/mint/keeper'},
  },
  {
    path: ['query', 'mint', 'inflation'],
    usage: 'query mint inflation',
    purpose: 'Shows the inflation rate.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/mint/client/cli/query.go'},
  },
]);

import {defineCommands} from '../schema';

/** `babylond query costaking`. */
export default defineCommands([
  {
    path: ['query', 'costaking'],
    usage: 'query costaking <command>',
    purpose: 'Queries about co-staking.',
    group: true,
    source: {id: 'BBN', path: 'x/costaking/client/cli'},
  },
  {
    path: ['query', 'costaking', 'costaker-rewards-tracker'],
    usage: 'query costaking costaker-rewards-tracker <costaker-address>',
    purpose: 'Shows the co-staking score of an address and the stakes that it is based on.',
    args: [{name: 'costaker-address', meaning: 'BABY address of the co-staker.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/costaking/client/cli/query.go'},
  },
  {
    path: ['query', 'costaking', 'current-rewards'],
    usage: 'query costaking current-rewards',
    purpose: 'Shows the rewards of the current period, multiplied by 10^20.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/costaking/client/cli/query.go'},
  },
  {
    path: ['query', 'costaking', 'historical-rewards'],
    usage: 'query costaking historical-rewards <period>',
    purpose: 'Shows the cumulative rewards per score at a period, multiplied by 10^20.',
    args: [{name: 'period', meaning: 'Period number.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/costaking/client/cli/query.go'},
  },
  {
    path: ['query', 'costaking', 'params'],
    usage: 'query costaking params',
    purpose: 'Shows the co-staking parameters.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/costaking/client/cli/query.go'},
  },
]);

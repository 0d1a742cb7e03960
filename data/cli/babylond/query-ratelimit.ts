import {defineCommands} from '../schema';

/** `babylond query` of limits on IBC transfers. */
export default defineCommands([
  {
    path: ['query', 'ratelimit'],
    usage: 'query ratelimit <command>',
    purpose: 'Queries about limits on IBC transfers.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ratelimit', 'list-rate-limits'],
    usage: 'query ratelimit list-rate-limits',
    purpose: 'Lists all limits with what has flowed.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ratelimit', 'rate-limit'],
    usage: 'query ratelimit rate-limit <channel-id>',
    purpose: 'Shows the limits of a channel.',
    args: [
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flags: [{name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ratelimit', 'rate-limits-by-chain'],
    usage: 'query ratelimit rate-limits-by-chain <chain-id>',
    purpose: 'Lists the limits towards one chain.',
    args: [{name: 'chain-id', meaning: 'Name of the other chain.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);

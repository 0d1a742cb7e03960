import {defineCommands} from '../schema';

/** `babylond query` of limits on IBC transfers. */
export default defineCommands([
  {
    path: ['query', 'ratelimit'],
    usage: 'query ratelimit <command>',
    purpose: 'Queries about rate limits for IBC transfers.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
    note: 'These queries ignore `--height` and always use the latest state.',
  },
  {
    path: ['query', 'ratelimit', 'list-rate-limits'],
    usage: 'query ratelimit list-rate-limits',
    purpose: 'Lists all rate limits with their flows.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ratelimit', 'rate-limit'],
    usage: 'query ratelimit rate-limit <channel-id>',
    purpose: 'Shows the rate limits of a channel.',
    args: [
      {name: 'channel-id', meaning: 'Channel on this chain, such as `channel-0`.', required: true},
    ],
    flags: [
      {
        name: 'denom',
        type: 'string',
        default: '',
        meaning:
          'Shows only the limit of this token. If there is none, the command fails with `Marshal called with nil`.',
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'ratelimit', 'rate-limits-by-chain'],
    usage: 'query ratelimit rate-limits-by-chain <chain-id>',
    purpose: 'Lists the rate limits for one chain.',
    args: [{name: 'chain-id', meaning: 'Chain ID of the other chain.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);

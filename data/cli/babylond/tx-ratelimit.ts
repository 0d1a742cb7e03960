import {defineCommands} from '../schema';

/** `babylond tx` of limits on IBC transfers. */
export default defineCommands([
  {
    path: ['tx', 'ratelimit'],
    usage: 'tx ratelimit <command>',
    purpose: 'Transactions related to rate limits for IBC transfers.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ratelimit', 'add-rate-limit'],
    usage: 'tx ratelimit add-rate-limit',
    purpose: 'Adds a rate limit for a token; it takes effect only through governance.',
    flags: [
      {
        name: 'channel-or-client-id',
        type: 'string',
        default: '',
        meaning: 'IBC channel, or IBC version 2 client, that the limit applies to.',
      },
      {name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'},
      {
        name: 'duration-hours',
        type: 'uint64',
        default: '0',
        meaning: 'Window in hours, after which the counters are reset.',
      },
      {
        name: 'max-percent-recv',
        type: 'string',
        default: '',
        meaning: 'Maximum inflow, in percent of the supply.',
      },
      {
        name: 'max-percent-send',
        type: 'string',
        default: '',
        meaning: 'Maximum outflow, in percent of the supply.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ratelimit', 'remove-rate-limit'],
    usage: 'tx ratelimit remove-rate-limit',
    purpose: 'Removes a rate limit; it takes effect only through governance.',
    flags: [
      {
        name: 'channel-or-client-id',
        type: 'string',
        default: '',
        meaning: 'IBC channel, or IBC version 2 client, that the limit applies to.',
      },
      {name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ratelimit', 'reset-rate-limit'],
    usage: 'tx ratelimit reset-rate-limit',
    purpose: 'Resets the flows of a limit to zero; it takes effect only through governance.',
    flags: [
      {
        name: 'channel-or-client-id',
        type: 'string',
        default: '',
        meaning: 'IBC channel, or IBC version 2 client, that the limit applies to.',
      },
      {name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ratelimit', 'update-rate-limit'],
    usage: 'tx ratelimit update-rate-limit',
    purpose: 'Updates a rate limit; it takes effect only through governance.',
    flags: [
      {
        name: 'channel-or-client-id',
        type: 'string',
        default: '',
        meaning: 'IBC channel, or IBC version 2 client, that the limit applies to.',
      },
      {name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'},
      {
        name: 'duration-hours',
        type: 'uint64',
        default: '0',
        meaning: 'Window in hours, after which the counters are reset.',
      },
      {
        name: 'max-percent-recv',
        type: 'string',
        default: '',
        meaning: 'Maximum inflow, in percent of the supply.',
      },
      {
        name: 'max-percent-send',
        type: 'string',
        default: '',
        meaning: 'Maximum outflow, in percent of the supply.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);

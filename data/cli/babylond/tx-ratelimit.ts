import {defineCommands} from '../schema';

/** `babylond tx` of limits on IBC transfers. */
export default defineCommands([
  {
    path: ['tx', 'ratelimit'],
    usage: 'tx ratelimit <command>',
    purpose: 'Transactions of limits on IBC transfers.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ratelimit', 'add-rate-limit'],
    usage: 'tx ratelimit add-rate-limit',
    purpose: 'Sets a limit for a token; it takes effect only through governance.',
    flags: [
      {
        name: 'channel-or-client-id',
        type: 'string',
        default: '',
        meaning: 'Channel of IBC, or client of version 2, for which the limit holds.',
      },
      {name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'},
      {
        name: 'duration-hours',
        type: 'uint64',
        default: '0',
        meaning: 'Hours after which counting begins again.',
      },
      {
        name: 'max-percent-recv',
        type: 'string',
        default: '',
        meaning: 'Most that may come in, in percent of the supply.',
      },
      {
        name: 'max-percent-send',
        type: 'string',
        default: '',
        meaning: 'Most that may leave, in percent of the supply.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ratelimit', 'remove-rate-limit'],
    usage: 'tx ratelimit remove-rate-limit',
    purpose: 'Removes a limit; it takes effect only through governance.',
    flags: [
      {
        name: 'channel-or-client-id',
        type: 'string',
        default: '',
        meaning: 'Channel of IBC, or client of version 2, for which the limit holds.',
      },
      {name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ratelimit', 'reset-rate-limit'],
    usage: 'tx ratelimit reset-rate-limit',
    purpose: 'Sets what has flowed back to zero; it takes effect only through governance.',
    flags: [
      {
        name: 'channel-or-client-id',
        type: 'string',
        default: '',
        meaning: 'Channel of IBC, or client of version 2, for which the limit holds.',
      },
      {name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'},
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['tx', 'ratelimit', 'update-rate-limit'],
    usage: 'tx ratelimit update-rate-limit',
    purpose: 'Changes a limit; it takes effect only through governance.',
    flags: [
      {
        name: 'channel-or-client-id',
        type: 'string',
        default: '',
        meaning: 'Channel of IBC, or client of version 2, for which the limit holds.',
      },
      {name: 'denom', type: 'string', default: '', meaning: 'Denomination of the token.'},
      {
        name: 'duration-hours',
        type: 'uint64',
        default: '0',
        meaning: 'Hours after which counting begins again.',
      },
      {
        name: 'max-percent-recv',
        type: 'string',
        default: '',
        meaning: 'Most that may come in, in percent of the supply.',
      },
      {
        name: 'max-percent-send',
        type: 'string',
        default: '',
        meaning: 'Most that may leave, in percent of the supply.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);

import {defineCommands} from '../schema';

/** `babylond tx feegrant`. */
export default defineCommands([
  {
    path: ['tx', 'feegrant'],
    usage: 'tx feegrant <command>',
    purpose: 'Transactions related to fee allowances.',
    group: true,
    source: {id: 'COS', path: 'x/feegrant at x/feegrant/v0.2.0'},
  },
  {
    path: ['tx', 'feegrant', 'grant'],
    aliases: ['grant-allowance'],
    usage: 'tx feegrant grant <granter_key_or_address> <grantee>',
    purpose: 'Grants another account an allowance to pay fees from yours.',
    args: [
      {name: 'granter_key_or_address', meaning: 'Key or address that pays.', required: true},
      {name: 'grantee', meaning: 'Address that may use the allowance.', required: true},
    ],
    flags: [
      {
        name: 'allowed-messages',
        type: 'strings',
        default: '',
        meaning: 'Message types that the allowance covers.',
      },
      {
        name: 'expiration',
        type: 'string',
        default: '',
        meaning:
          'Expiration, such as `2027-01-31T00:00:00Z`. If you omit it, the allowance never expires.',
      },
      {name: 'period', type: 'int64', default: '0', meaning: 'Length of a period in seconds.'},
      {
        name: 'period-limit',
        type: 'string',
        default: '',
        meaning: 'Spend limit per period.',
      },
      {
        name: 'spend-limit',
        type: 'string',
        default: '',
        meaning: 'Spend limit; without it, fees can use up all of the granter’s coins.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/feegrant at x/feegrant/v0.2.0'},
  },
  {
    path: ['tx', 'feegrant', 'prune'],
    usage: 'tx feegrant prune',
    purpose: 'Deletes expired allowances.',
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/feegrant at x/feegrant/v0.2.0'},
  },
  {
    path: ['tx', 'feegrant', 'revoke'],
    usage: 'tx feegrant revoke <granter> <grantee>',
    purpose: 'Revokes an allowance.',
    args: [
      {name: 'granter', meaning: 'Address that pays.', required: true},
      {name: 'grantee', meaning: 'Address that may use the allowance.', required: true},
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/feegrant at x/feegrant/v0.2.0'},
  },
]);

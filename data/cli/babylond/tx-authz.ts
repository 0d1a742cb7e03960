import {defineCommands} from '../schema';

/** `babylond tx authz`. */
export default defineCommands([
  {
    path: ['tx', 'authz'],
    usage: 'tx authz <command>',
    purpose: 'Transactions of rights given to others.',
    group: true,
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['tx', 'authz', 'exec'],
    usage: 'tx authz exec <tx-json-file>',
    purpose: 'Sends a transaction with a right that another account gave you.',
    args: [{name: 'tx-json-file', meaning: 'File with the transaction.', required: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['tx', 'authz', 'grant'],
    usage: 'tx authz grant <grantee> <authorization_type>',
    purpose: 'Gives another account the right to send certain messages for you.',
    args: [
      {name: 'grantee', meaning: 'Address that receives the right.', required: true},
      {
        name: 'authorization_type',
        meaning: 'Kind of right: `send`, `generic`, `delegate`, `unbond` or `redelegate`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'allow-list',
        type: 'strings',
        default: '',
        meaning: 'Addresses that may receive, with commas.',
      },
      {
        name: 'allowed-validators',
        type: 'strings',
        default: '',
        meaning: 'Validators that may be used, with commas.',
      },
      {
        name: 'deny-validators',
        type: 'strings',
        default: '',
        meaning: 'Validators that may not be used, with commas.',
      },
      {
        name: 'expiration',
        type: 'int64',
        default: '0',
        meaning: 'When it ends, in Unix seconds; 0 sets no end.',
      },
      {
        name: 'msg-type',
        type: 'string',
        default: '',
        meaning: 'Type of message for a general right.',
      },
      {name: 'spend-limit', type: 'string', default: '', meaning: 'Most that may be spent.'},
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['tx', 'authz', 'revoke'],
    usage: 'tx authz revoke <grantee> <msg-type-url>',
    purpose: 'Takes such a right back.',
    args: [
      {name: 'grantee', meaning: 'Address that loses the right.', required: true},
      {
        name: 'msg-type-url',
        meaning: 'Type of message, such as `/cosmos.gov.v1.MsgVote`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/authz'},
  },
]);

import {defineCommands} from '../schema';

/** `babylond tx authz`. */
export default defineCommands([
  {
    path: ['tx', 'authz'],
    usage: 'tx authz <command>',
    purpose: 'Transactions related to authorizations (authz).',
    group: true,
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['tx', 'authz', 'exec'],
    usage: 'tx authz exec <tx-json-file>',
    purpose: 'Executes a transaction with an authorization that another account has granted you.',
    args: [{name: 'tx-json-file', meaning: 'File with the transaction.', required: true}],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['tx', 'authz', 'grant'],
    usage: 'tx authz grant <grantee> <authorization_type>',
    purpose: 'Authorizes another account to send certain messages on your behalf.',
    args: [
      {name: 'grantee', meaning: 'Address that receives the authorization.', required: true},
      {
        name: 'authorization_type',
        meaning: 'Type of authorization: `send`, `generic`, `delegate`, `unbond` or `redelegate`.',
        required: true,
      },
    ],
    flags: [
      {
        name: 'allow-list',
        type: 'strings',
        default: '',
        meaning: 'Allowed recipients, separated by commas.',
      },
      {
        name: 'allowed-validators',
        type: 'strings',
        default: '',
        meaning: 'Allowed validators, separated by commas.',
      },
      {
        name: 'deny-validators',
        type: 'strings',
        default: '',
        meaning: 'Denied validators, separated by commas.',
      },
      {
        name: 'expiration',
        type: 'int64',
        default: '0',
        meaning: 'Expiration in Unix seconds; 0 means no expiration.',
      },
      {
        name: 'msg-type',
        type: 'string',
        default: '',
        meaning: 'Message type for a generic authorization.',
      },
      {
        name: 'spend-limit',
        type: 'string',
        default: '',
        meaning: 'Spend limit; used only with `send`, which requires it.',
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/authz'},
    note: "`delegate`, `unbond` and `redelegate` fail with `/cosmos.staking.v1beta1.MsgDelegate doesn't exist` and similar errors, because Babylon Genesis does not accept plain staking messages. Use `generic` with `--msg-type` instead, such as `/babylon.epoching.v1.MsgWrappedDelegate`; it has no spend limit.",
  },
  {
    path: ['tx', 'authz', 'revoke'],
    usage: 'tx authz revoke <grantee> <msg-type-url>',
    purpose: 'Revokes an authorization.',
    args: [
      {name: 'grantee', meaning: 'Address whose authorization is revoked.', required: true},
      {
        name: 'msg-type-url',
        meaning: 'Message type, such as `/cosmos.gov.v1.MsgVote`.',
        required: true,
      },
    ],
    flagSets: ['tx'],
    source: {id: 'COS', path: 'x/authz'},
  },
]);

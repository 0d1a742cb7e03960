import {defineCommands} from '../schema';

/** `babylond query auth`. */
export default defineCommands([
  {
    path: ['query', 'auth'],
    usage: 'query auth <command>',
    purpose: 'Queries about accounts.',
    group: true,
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'account'],
    usage: 'query auth account <address>',
    purpose: 'Shows an account with its number and sequence.',
    args: [{name: 'address', meaning: 'Account address (`bbn1…`).', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'account-info'],
    usage: 'query auth account-info <address>',
    purpose: 'Shows the fields that all account types have in common.',
    args: [{name: 'address', meaning: 'Account address (`bbn1…`).', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'accounts'],
    usage: 'query auth accounts',
    purpose: 'Lists all accounts.',
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'address-by-acc-num'],
    usage: 'query auth address-by-acc-num <acc-num>',
    purpose: 'Shows the address with a given account number.',
    args: [{name: 'acc-num', meaning: 'Account number.', required: true}],
    flags: [
      {
        name: 'id',
        type: 'int64',
        default: '0',
        meaning:
          'Deprecated: any number other than 0 is rejected, but the argument is still required.',
      },
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'address-bytes-to-string'],
    usage: 'query auth address-bytes-to-string <address-bytes>',
    purpose: 'Converts address bytes to bech32.',
    args: [{name: 'address-bytes', meaning: 'Bytes as base64 or hex.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'address-string-to-bytes'],
    usage: 'query auth address-string-to-bytes <address-string>',
    purpose: 'Converts an address to bytes.',
    args: [{name: 'address-string', meaning: 'Account address.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'bech32-prefix'],
    usage: 'query auth bech32-prefix',
    purpose: 'Shows the address prefix.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'module-account'],
    usage: 'query auth module-account <module-name>',
    purpose: 'Shows a module account.',
    args: [{name: 'module-name', meaning: 'Name of the module.', required: true}],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'module-accounts'],
    usage: 'query auth module-accounts',
    purpose: 'Lists the module accounts.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
  {
    path: ['query', 'auth', 'params'],
    usage: 'query auth params',
    purpose: 'Shows the account and signature parameters.',
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/auth'},
  },
]);

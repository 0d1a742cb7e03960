import {defineCommands} from '../schema';

/** `babylond query authz`. */
export default defineCommands([
  {
    path: ['query', 'authz'],
    usage: 'query authz <command>',
    purpose: 'Queries about rights given to others.',
    group: true,
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['query', 'authz', 'grants'],
    usage: 'query authz grants <granter-addr> <grantee-addr> [msg-type-url]',
    purpose: 'Lists the rights that one account has given another.',
    args: [
      {name: 'granter-addr', meaning: 'Address that gave the right.', required: true},
      {name: 'grantee-addr', meaning: 'Address that received it.', required: true},
      {name: 'msg-type-url', meaning: 'Type of message; left out, all.', required: false},
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['query', 'authz', 'grants-by-grantee'],
    usage: 'query authz grants-by-grantee <grantee-addr>',
    purpose: 'Lists the rights that an account has received.',
    args: [{name: 'grantee-addr', meaning: 'Address that received the right.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['query', 'authz', 'grants-by-granter'],
    usage: 'query authz grants-by-granter <granter-addr>',
    purpose: 'Lists the rights that an account has given.',
    args: [{name: 'granter-addr', meaning: 'Address that gave the right.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/authz'},
  },
]);

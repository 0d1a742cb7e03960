import {defineCommands} from '../schema';

/** `babylond query authz`. */
export default defineCommands([
  {
    path: ['query', 'authz'],
    usage: 'query authz <command>',
    purpose: 'Queries about authorizations (authz).',
    group: true,
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['query', 'authz', 'grants'],
    usage: 'query authz grants <granter-addr> <grantee-addr> [msg-type-url]',
    purpose: 'Lists the authorizations that one account has granted to another.',
    args: [
      {name: 'granter-addr', meaning: 'Address that granted the authorization.', required: true},
      {name: 'grantee-addr', meaning: 'Address that received the authorization.', required: true},
      {name: 'msg-type-url', meaning: 'Message type; defaults to all.', required: false},
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['query', 'authz', 'grants-by-grantee'],
    usage: 'query authz grants-by-grantee <grantee-addr>',
    purpose: 'Lists the authorizations that an account has received.',
    args: [
      {name: 'grantee-addr', meaning: 'Address that received the authorization.', required: true},
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/authz'},
  },
  {
    path: ['query', 'authz', 'grants-by-granter'],
    usage: 'query authz grants-by-granter <granter-addr>',
    purpose: 'Lists the authorizations that an account has granted.',
    args: [
      {name: 'granter-addr', meaning: 'Address that granted the authorization.', required: true},
    ],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/authz'},
  },
]);

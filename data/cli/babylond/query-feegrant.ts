import {defineCommands} from '../schema';

/** `babylond query feegrant`. */
export default defineCommands([
  {
    path: ['query', 'feegrant'],
    usage: 'query feegrant <command>',
    purpose: 'Queries about fee allowances.',
    group: true,
    source: {id: 'COS', path: 'x/feegrant at x/feegrant/v0.2.0'},
  },
  {
    path: ['query', 'feegrant', 'grant'],
    usage: 'query feegrant grant <granter> <grantee>',
    purpose: 'Shows a fee allowance.',
    args: [
      {name: 'granter', meaning: 'Address that pays.', required: true},
      {name: 'grantee', meaning: 'Address that may use the allowance.', required: true},
    ],
    flagSets: ['autocli', 'query'],
    source: {id: 'COS', path: 'x/feegrant at x/feegrant/v0.2.0'},
  },
  {
    path: ['query', 'feegrant', 'grants-by-grantee'],
    usage: 'query feegrant grants-by-grantee <grantee>',
    purpose: 'Lists the fee allowances that an account has received.',
    args: [{name: 'grantee', meaning: 'Address that may use the allowance.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/feegrant at x/feegrant/v0.2.0'},
  },
  {
    path: ['query', 'feegrant', 'grants-by-granter'],
    usage: 'query feegrant grants-by-granter <granter>',
    purpose: 'Lists the fee allowances that an account has granted.',
    args: [{name: 'granter', meaning: 'Address that pays.', required: true}],
    flagSets: ['autocliPagination', 'autocli', 'query'],
    source: {id: 'COS', path: 'x/feegrant at x/feegrant/v0.2.0'},
  },
]);

import {defineCommands} from '../schema';

/** `babylond query` of tokens created by users. */
export default defineCommands([
  {
    path: ['query', 'tokenfactory'],
    usage: 'query tokenfactory <command>',
    purpose: 'Queries about tokens created with tokenfactory.',
    group: true,
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'tokenfactory', 'denom-authority-metadata'],
    usage: 'query tokenfactory denom-authority-metadata <denom>',
    purpose: 'Shows the admin of a token.',
    args: [{name: 'denom', meaning: 'Denomination of the token.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'tokenfactory', 'denoms-from-admin'],
    usage: 'query tokenfactory denoms-from-admin <admin>',
    purpose: 'Lists the tokens that an address administers.',
    args: [{name: 'admin', meaning: 'Address that may mint and burn.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'tokenfactory', 'denoms-from-creator'],
    usage: 'query tokenfactory denoms-from-creator <creator>',
    purpose: 'Lists the tokens that an address has created.',
    args: [{name: 'creator', meaning: 'Address that created the tokens.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
  {
    path: ['query', 'tokenfactory', 'params'],
    usage: 'query tokenfactory params',
    purpose: 'Shows the fee for creating a token.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'app/modules.go'},
  },
]);

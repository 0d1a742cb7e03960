import {defineCommands} from '../schema';

/** `babylond query btcstaking`. */
export default defineCommands([
  {
    path: ['query', 'btcstaking'],
    usage: 'query btcstaking <command>',
    purpose: 'Queries about Bitcoin stakes and finality providers.',
    group: true,
    source: {id: 'BBN', path: 'x/btcstaking/client/cli'},
    note: 'These queries ignore `--height` and use the latest state, except the parameter queries and `largest-btc-reorg`.',
  },
  {
    path: ['query', 'btcstaking', 'btc-delegations'],
    usage: 'query btcstaking btc-delegations <status>',
    purpose: 'Lists stakes by state.',
    args: [
      {
        name: 'status',
        meaning: 'State: `pending`, `verified`, `active`, `unbonded`, `expired` or `any`.',
        required: true,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/query.go'},
  },
  {
    path: ['query', 'btcstaking', 'delegation'],
    usage: 'query btcstaking delegation <staking_tx_hash_hex>',
    purpose: 'Shows one stake.',
    args: [
      {
        name: 'staking_tx_hash_hex',
        meaning: 'Transaction ID of the staking transaction.',
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/query.go'},
  },
  {
    path: ['query', 'btcstaking', 'finality-provider'],
    usage: 'query btcstaking finality-provider <fp_btc_pk_hex>',
    purpose: 'Shows a finality provider.',
    args: [
      {
        name: 'fp_btc_pk_hex',
        meaning: "The finality provider's public key as hex.",
        required: true,
      },
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/query.go'},
  },
  {
    path: ['query', 'btcstaking', 'finality-provider-delegations'],
    usage: 'query btcstaking finality-provider-delegations <fp_pk_hex>',
    purpose: 'Lists the stakes of a finality provider.',
    args: [
      {name: 'fp_pk_hex', meaning: "The finality provider's public key as hex.", required: true},
    ],
    flagSets: ['pagination', 'query'],
    source: {
      id: 'BBN',
      path: 'x/btcstaking/client/cli/query.go, x/btcstaking/keeper',
    },
    note: 'Each entry contains all stakes of one staker, so `--limit` counts stakers.',
  },
  {
    path: ['query', 'btcstaking', 'finality-providers'],
    usage: 'query btcstaking finality-providers',
    purpose: 'Lists all finality providers.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/query.go'},
  },
  {
    path: ['query', 'btcstaking', 'largest-btc-reorg'],
    usage: 'query btcstaking largest-btc-reorg',
    purpose: 'Shows the deepest Bitcoin reorg that the chain has seen.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/query.go'},
  },
  {
    path: ['query', 'btcstaking', 'params'],
    usage: 'query btcstaking params',
    purpose: 'Shows the latest staking parameters.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/query_params.go'},
  },
  {
    path: ['query', 'btcstaking', 'params-by-version'],
    usage: 'query btcstaking params-by-version <version>',
    purpose: 'Shows one version of the staking parameters.',
    args: [{name: 'version', meaning: 'Number of the parameter version.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/query.go'},
  },
  {
    path: ['query', 'btcstaking', 'params-versions'],
    usage: 'query btcstaking params-versions',
    purpose: 'Lists all versions of the staking parameters with their Bitcoin heights.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/btcstaking/client/cli/query_params.go'},
  },
]);

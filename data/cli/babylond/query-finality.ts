import {defineCommands} from '../schema';

/** `babylond query finality`. */
export default defineCommands([
  {
    path: ['query', 'finality'],
    usage: 'query finality <command>',
    purpose: 'Queries about finality votes.',
    group: true,
    source: {id: 'BBN', path: 'x/finality/client/cli'},
    note: 'These queries ignore `--height` and use the latest state, except `params`.',
  },
  {
    path: ['query', 'finality', 'activated-height'],
    usage: 'query finality activated-height',
    purpose: 'Shows the first height at which a finality provider had voting power.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'all-signing-info'],
    usage: 'query finality all-signing-info',
    purpose: 'Shows the signing info of all finality providers: missed votes and jailing.',
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'block'],
    usage: 'query finality block <height>',
    purpose: 'Shows whether a block is finalized.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'finality-provider-power-at-height'],
    usage: 'query finality finality-provider-power-at-height <fp_btc_pk_hex> <height>',
    purpose: 'Shows the voting power of a finality provider at a height.',
    args: [
      {
        name: 'fp_btc_pk_hex',
        meaning: "The finality provider's public key as hex.",
        required: true,
      },
      {name: 'height', meaning: 'Block height.', required: true},
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'finality-providers-at-height'],
    usage: 'query finality finality-providers-at-height <height>',
    purpose: 'Lists the finality providers with voting power at a height.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'list-blocks'],
    usage: 'query finality list-blocks',
    purpose: 'Lists blocks by finality status.',
    flags: [
      {
        name: 'queried-block-status',
        type: 'string',
        default: 'Any',
        meaning: 'Blocks to list: finalized, not finalized, or all.',
        values: ['NonFinalized', 'Finalized', 'Any'],
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'list-evidences'],
    usage: 'query finality list-evidences',
    purpose: 'Lists complete evidence of double signing; a single vote for a fork is not listed.',
    flags: [
      {
        name: 'start-height',
        type: 'uint64',
        default: '0',
        meaning: 'First height for which evidence is listed.',
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'list-pub-rand-commit'],
    usage: 'query finality list-pub-rand-commit <fp_btc_pk_hex>',
    purpose: "Lists a finality provider's public randomness commitments.",
    args: [
      {
        name: 'fp_btc_pk_hex',
        meaning: "The finality provider's public key as hex.",
        required: true,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'list-public-randomness'],
    usage: 'query finality list-public-randomness <fp_btc_pk_hex>',
    purpose: 'Lists the public randomness that a finality provider has used.',
    args: [
      {
        name: 'fp_btc_pk_hex',
        meaning: "The finality provider's public key as hex.",
        required: true,
      },
    ],
    flagSets: ['pagination', 'query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'params'],
    usage: 'query finality params',
    purpose: 'Shows the finality parameters.',
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query_params.go'},
  },
  {
    path: ['query', 'finality', 'signing-info'],
    usage: 'query finality signing-info <fp-pk-hex>',
    purpose:
      'Shows the signing info of a finality provider: missed votes, and whether it is jailed.',
    args: [
      {name: 'fp-pk-hex', meaning: "The finality provider's public key as hex.", required: true},
    ],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'votes-at-height'],
    usage: 'query finality votes-at-height <height>',
    purpose: 'Lists the finality providers that voted at a height.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
  {
    path: ['query', 'finality', 'vp-dst-cache'],
    usage: 'query finality vp-dst-cache <height>',
    purpose: 'Shows the stored voting power distribution at a height.',
    args: [{name: 'height', meaning: 'Block height.', required: true}],
    flagSets: ['query'],
    source: {id: 'BBN', path: 'x/finality/client/cli/query.go'},
  },
]);

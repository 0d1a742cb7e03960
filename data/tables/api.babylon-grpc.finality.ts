import {defineTable} from '../schema';

/** Queries of the service babylon.finality.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.finality',
  title: 'Queries of finality',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'Params',
      path: '/babylon/finality/v1/params',
      query: '–',
      purpose: 'Size of the active set, voting window, jail time, activation height.',
    },
    {
      method: 'ActiveFinalityProvidersAtHeight',
      path: '/babylon/finality/v1/finality_providers/{height}',
      query: 'pagination.*',
      purpose: 'Finality providers with voting power at a height.',
    },
    {
      method: 'FinalityProviderPowerAtHeight',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/power/{height}',
      query: '–',
      purpose: 'Voting power of one at a height.',
    },
    {
      method: 'FinalityProviderCurrentPower',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/power',
      query: '–',
      purpose: 'Voting power of one now, and the height it is for.',
    },
    {
      method: 'ActivatedHeight',
      path: '/babylon/finality/v1/activated_height',
      query: '–',
      purpose: 'First height at which a finality provider had voting power.',
    },
    {
      method: 'ListPublicRandomness',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/public_randomness_list',
      query: 'pagination.*',
      purpose: 'Random values that a finality provider has used up by voting, by height.',
    },
    {
      method: 'ListPubRandCommit',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/pub_rand_commit_list',
      query: 'pagination.*',
      purpose: 'Ranges of heights that a finality provider has committed randomness for.',
    },
    {
      method: 'Block',
      path: '/babylon/finality/v1/blocks/{height}',
      query: '–',
      purpose: 'State hash that was voted on at a height, and whether votes have finalized it.',
    },
    {
      method: 'ListBlocks',
      path: '/babylon/finality/v1/blocks',
      query: 'status, pagination.*',
      purpose: 'Blocks, finalized or not or both.',
    },
    {
      method: 'VotesAtHeight',
      path: '/babylon/finality/v1/votes/{height}',
      query: '–',
      purpose: 'Public keys that voted for a block.',
    },
    {
      method: 'Evidence',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/evidence',
      query: '–',
      purpose: 'First proof of a double vote of one finality provider.',
    },
    {
      method: 'ListEvidences',
      path: '/babylon/finality/v1/evidences',
      query: 'start_height, pagination.*',
      purpose: 'Proofs of double votes from a height on.',
    },
    {
      method: 'SigningInfo',
      path: '/babylon/finality/v1/signing_infos/{fp_btc_pk_hex}',
      query: '–',
      purpose: 'Missed blocks and end of jail of one finality provider.',
    },
    {
      method: 'SigningInfos',
      path: '/babylon/finality/v1/signing_infos',
      query: 'pagination.*',
      purpose: 'The same for all.',
    },
    {
      method: 'VotingPowerDistribution',
      path: '/babylon/finality/v1/vp_dst_cache/{height}',
      query: '–',
      purpose: 'Power and shares for rewards at a height; kept only until the block is finalized.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/finality/v1/query.proto'},
  asOf: '2026-07-01',
});

import {defineTable} from '../schema';

/** Queries of the service babylon.btcstaking.v1.Query. */
export default defineTable({
  id: 'api.babylon-grpc.btcstaking',
  title: 'Queries of btcstaking',
  columns: [
    {key: 'method', label: 'gRPC method', format: 'code'},
    {key: 'path', label: 'REST path (GET)', format: 'code'},
    {key: 'query', label: 'Query', format: 'code'},
    {key: 'purpose', label: 'What it answers'},
  ],
  rows: [
    {
      method: 'Params',
      path: '/babylon/btcstaking/v1/params',
      query: '–',
      purpose: 'The newest version of the staking parameters.',
    },
    {
      method: 'ParamsVersions',
      path: '/babylon/btcstaking/v1/params_versions',
      query: 'pagination.*',
      purpose: 'Every version of the staking parameters.',
    },
    {
      method: 'ParamsByVersion',
      path: '/babylon/btcstaking/v1/params/{version}',
      query: '–',
      purpose: 'One version of the staking parameters.',
    },
    {
      method: 'ParamsByBTCHeight',
      path: '/babylon/btcstaking/v1/params/btc_height/{btc_height}',
      query: '–',
      purpose: 'The version that is valid for a Bitcoin height, and its number.',
    },
    {
      method: 'FinalityProviders',
      path: '/babylon/btcstaking/v1/finality_providers',
      query: 'pagination.*',
      purpose: 'All finality providers, the slashed, jailed and deleted included.',
    },
    {
      method: 'FinalityProvider',
      path: '/babylon/btcstaking/v1/finality_providers/{fp_btc_pk_hex}/finality_provider',
      query: '–',
      purpose: 'One finality provider: commission, description, slashing and jail.',
    },
    {
      method: 'BTCDelegations',
      path: '/babylon/btcstaking/v1/btc_delegations/{status}',
      query: 'pagination.*',
      purpose: 'Stakes in one status; searches all stakes, so it is slow.',
    },
    {
      method: 'FinalityProviderDelegations',
      path: '/babylon/btcstaking/v1/finality_providers/{fp_btc_pk_hex}/delegations',
      query: 'pagination.*',
      purpose: 'Stakes behind one finality provider, grouped by staker.',
    },
    {
      method: 'BTCDelegation',
      path: '/babylon/btcstaking/v1/btc_delegation/{staking_tx_hash_hex}',
      query: '–',
      purpose: 'One stake by the id of its staking transaction, with status and signatures.',
    },
    {
      method: 'LargestBtcReOrg',
      path: '/babylon/btcstaking/v1/largest_btc_reorg',
      query: '–',
      purpose: 'The deepest change of the Bitcoin chain that was seen; an error if there was none.',
    },
  ],
  source: {id: 'BBN', path: 'proto/babylon/btcstaking/v1/query.proto'},
  asOf: '2026-07-01',
});

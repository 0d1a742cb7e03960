/**
 * Where our document of the chain's gateway and the published TypeScript package differ, and why:
 * the package (1.14.0) was generated from other versions of the proto files than the chain runs
 * (babylond 4.3.1). The test fails for a row that is no longer a difference.
 */
const reasons: readonly {readonly why: string; readonly rows: readonly string[]}[] = [
  {
    why: 'The main branch has these for networks with several chains; no release of the chain has them.',
    rows: [
      'babylon.btcstaking.v1.FinalityProviderResponse: lacks bsn_id',
      'babylon.btcstaking.v1.Params: lacks max_finality_providers',
      'babylon.btcstaking.v1.QueryFinalityProvidersRequest: lacks bsn_id',
      'babylon.finality.v1.EvidenceResponse: lacks signing_context',
    ],
  },
  {
    why: 'Added to the chain after the proto files that the package was generated from.',
    rows: [
      'babylon.btcstaking.v1.FinalityProviderResponse: has soft_deleted',
      'babylon.epoching.v1.ExecuteGas: not in the package',
      'babylon.epoching.v1.Params: has execute_gas',
      'babylon.epoching.v1.Params: has min_amount',
      'babylon.finality.v1.FinalityProviderDistInfoResponse: not in the package',
      'babylon.finality.v1.QueryVotingPowerDistributionRequest: not in the package',
      'babylon.finality.v1.QueryVotingPowerDistributionResponse: not in the package',
      'babylon.incentive.Params: has fp_portion',
      'babylon.incentive.QueryFpCurrentRewardsRequest: not in the package',
      'babylon.incentive.QueryFpCurrentRewardsResponse: not in the package',
    ],
  },
  {
    why: 'The package has no messages of the costaking module.',
    rows: [
      'babylon.costaking.v1.Params: not in the package',
      'babylon.costaking.v1.QueryCostakerRewardsTrackerRequest: not in the package',
      'babylon.costaking.v1.QueryCostakerRewardsTrackerResponse: not in the package',
      'babylon.costaking.v1.QueryCurrentRewardsRequest: not in the package',
      'babylon.costaking.v1.QueryCurrentRewardsResponse: not in the package',
      'babylon.costaking.v1.QueryHistoricalRewardsRequest: not in the package',
      'babylon.costaking.v1.QueryHistoricalRewardsResponse: not in the package',
      'babylon.costaking.v1.QueryParamsRequest: not in the package',
      'babylon.costaking.v1.QueryParamsResponse: not in the package',
    ],
  },
  {
    why: 'Our pages describe the development versions that had these queries; later ones dropped or renamed them, and the package follows the later ones.',
    rows: [
      'babylon.btcstkconsumer.v1.ConsumerRegisterResponse: has eth_l2_finality_contract_address',
      'babylon.btcstkconsumer.v1.FinalityProviderResponse: not in the package',
      'babylon.btcstkconsumer.v1.QueryFinalityProviderConsumerRequest: not in the package',
      'babylon.btcstkconsumer.v1.QueryFinalityProviderConsumerResponse: not in the package',
      'babylon.btcstkconsumer.v1.QueryFinalityProviderRequest: not in the package',
      'babylon.btcstkconsumer.v1.QueryFinalityProviderResponse: not in the package',
      'babylon.btcstkconsumer.v1.QueryFinalityProvidersRequest: not in the package',
      'babylon.btcstkconsumer.v1.QueryFinalityProvidersResponse: not in the package',
      'babylon.zoneconcierge.v1.ChainInfo: has latest_forks',
      'babylon.zoneconcierge.v1.Forks: not in the package',
      'babylon.zoneconcierge.v1.ProofFinalizedChainInfo: has proof_cz_header_in_epoch',
      'babylon.zoneconcierge.v1.ProofFinalizedChainInfo: lacks proof_consumer_header_in_epoch',
      'babylon.zoneconcierge.v1.QueryFinalizedChainInfoUntilHeightResponse: has finalized_chain_info',
      'babylon.zoneconcierge.v1.QueryChainListRequest: not in the package',
      'babylon.zoneconcierge.v1.QueryChainListResponse: not in the package',
      'babylon.zoneconcierge.v1.QueryChainsInfoRequest: not in the package',
      'babylon.zoneconcierge.v1.QueryChainsInfoResponse: not in the package',
      'babylon.zoneconcierge.v1.QueryEpochChainsInfoRequest: not in the package',
      'babylon.zoneconcierge.v1.QueryEpochChainsInfoResponse: not in the package',
      'babylon.zoneconcierge.v1.QueryHeaderRequest: not in the package',
      'babylon.zoneconcierge.v1.QueryHeaderResponse: not in the package',
      'babylon.zoneconcierge.v1.QueryListEpochHeadersRequest: not in the package',
      'babylon.zoneconcierge.v1.QueryListEpochHeadersResponse: not in the package',
      'babylon.zoneconcierge.v1.QueryListHeadersRequest: not in the package',
      'babylon.zoneconcierge.v1.QueryListHeadersResponse: not in the package',
    ],
  },
  {
    why: 'The error of the gateway is not a message of the chain.',
    rows: ['google.rpc.Status: not in the package'],
  },
];

/** Each known difference with its reason. */
export const versionDifferences: ReadonlyMap<string, string> = new Map(
  reasons.flatMap(({why, rows}) => rows.map((row): [string, string] => [row, why])),
);

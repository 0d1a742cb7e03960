import {defineModule, fields} from './schema';

const provider = fields('fp_btc_pk_hex: string');

/** The module that counts the votes of finality providers and finalizes blocks. */
export default defineModule({
  name: 'finality',
  package: 'babylon.finality.v1',
  page: '/guides/architecture/babylon_genesis_modules/finality/',
  source: {id: 'BBN431', path: 'x/finality'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  store: [
    {
      key: '0x01, height',
      contents: 'The indexed block: height, app hash, and whether it is finalized.',
    },
    {key: '0x02, height, provider', contents: 'The vote: the EOTS signature.'},
    {key: '0x03, provider, height', contents: 'Public randomness included in a vote.'},
    {
      key: '0x04, provider, start height',
      contents: 'The randomness commitment: start height, number of values, Merkle root, epoch.',
    },
    {key: '0x05', contents: 'The parameters.'},
    {key: '0x06, provider, height', contents: 'Evidence of a vote for a fork.'},
    {key: '0x07', contents: 'The next height to finalize.'},
    {
      key: '0x08, provider',
      contents: 'The signing info: start height, number of missed votes, end of the jail duration.',
    },
    {key: '0x09, provider, chunk', contents: 'Bitmap of missed votes, in chunks of 1,024 bits.'},
    {key: '0x0d, provider', contents: 'The start heights of the provider’s commitments.'},
    {
      key: '0x10, height, provider',
      contents:
        'Voting power of active providers, in satoshis; 0 if MsgResumeFinalityProposal removed it.',
    },
    {
      key: '0x11, height',
      contents:
        'The distribution cache: every provider with delegated bitcoin, ranked. Deleted once the height has been rewarded.',
    },
    {key: '0x12', contents: 'The next height to reward.'},
  ],
  messages: [
    {
      name: 'MsgCommitPubRandList',
      signer: 'any account; sig is created with the provider’s Bitcoin key',
      fields: fields(
        'signer: string',
        'fp_btc_pk: bytes',
        'start_height: uint64',
        'num_pub_rand: uint64',
        'commitment: bytes',
        'sig: bytes',
      ),
      effect:
        'Commits public randomness for a range of heights, as the root of a Merkle tree. The fee is not refunded.',
      command: 'babylond tx finality commit-pubrand-list',
    },
    {
      name: 'MsgAddFinalitySig',
      signer: 'any account; finality_sig is created with the provider’s Bitcoin key',
      fields: fields(
        'signer: string',
        'fp_btc_pk: bytes',
        'block_height: uint64',
        'pub_rand: bytes',
        'proof: tendermint.crypto.Proof',
        'block_app_hash: bytes',
        'finality_sig: bytes',
      ),
      effect: 'Votes for one block. The fee of a vote for the chain’s own block is refunded.',
      command: 'babylond tx finality add-finality-sig',
      event: 'EventSlashedFinalityProvider',
    },
    {
      name: 'MsgUnjailFinalityProvider',
      signer: 'the account that registered the provider',
      fields: fields('signer: string', 'fp_btc_pk: bytes'),
      effect: 'Unjails a provider.',
      checks:
        'The provider exists, and the signer is the account that registered it. The provider is jailed, and its jail duration has passed.',
      command: 'babylond tx finality unjail-finality-provider',
    },
    {
      name: 'MsgResumeFinalityProposal',
      signer: 'governance',
      fields: fields('authority: string', 'fp_pks_hex: []string', 'halting_height: uint32'),
      effect:
        'Jails providers that did not vote at a height, and removes their voting power from that height onward, so that finality resumes.',
      checks:
        'At submission: the list of keys is not empty, each key is valid, and there are no duplicates. At execution: the halting height is not in the future, and not below the height at which finality starts. Every key belongs to a registered provider that did not vote for the halting height and, unless it is already jailed or slashed, has signing information.',
      event: 'EventJailedFinalityProvider',
    },
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      effect: 'Replaces all parameters.',
      checks:
        'Every parameter satisfies its rule. This is checked when the proposal is executed, not when it is submitted.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'finality-params',
      path: '/babylon/finality/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'The parameters.',
      command: 'babylond query finality params',
    },
    {
      name: 'ActiveFinalityProvidersAtHeight',
      api: 'active-finality-providers-at-height',
      path: '/babylon/finality/v1/finality_providers/{height}',
      request: fields('height: uint64', 'pagination: PageRequest'),
      response: fields(
        'finality_providers: []ActiveFinalityProvidersAtHeightResponse',
        'pagination: PageResponse',
      ),
      returns: 'The providers with voting power at a height, and how much each has.',
      command: 'babylond query finality finality-providers-at-height',
    },
    {
      name: 'FinalityProviderPowerAtHeight',
      api: 'finality-provider-power-at-height',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/power/{height}',
      request: [...provider, ...fields('height: uint64')],
      response: fields('voting_power: uint64'),
      returns: 'The voting power of one provider at a height, in satoshis.',
      command: 'babylond query finality finality-provider-power-at-height',
    },
    {
      name: 'FinalityProviderCurrentPower',
      api: 'finality-provider-current-power',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/power',
      request: provider,
      response: fields('height: uint64', 'voting_power: uint64'),
      returns: 'The current voting power of one provider, with the height to which it applies.',
    },
    {
      name: 'ActivatedHeight',
      api: 'activated-height',
      path: '/babylon/finality/v1/activated_height',
      request: [],
      response: fields('height: uint64'),
      returns: 'The first height at which a provider had voting power; error 1114 before that.',
      command: 'babylond query finality activated-height',
    },
    {
      name: 'ListPublicRandomness',
      api: 'list-public-randomness',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/public_randomness_list',
      request: [...provider, ...fields('pagination: PageRequest')],
      response: fields('pub_rand_map: map<uint64, bytes>', 'pagination: PageResponse'),
      returns: 'The randomness that a provider revealed with its votes, by height.',
      command: 'babylond query finality list-public-randomness',
    },
    {
      name: 'ListPubRandCommit',
      api: 'list-pub-rand-commit',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/pub_rand_commit_list',
      request: [...provider, ...fields('pagination: PageRequest')],
      response: fields(
        'pub_rand_commit_map: map<uint64, PubRandCommitResponse>',
        'pagination: PageResponse',
      ),
      returns: 'The commitments of a provider, by start height.',
      command: 'babylond query finality list-pub-rand-commit',
    },
    {
      name: 'Block',
      api: 'block',
      path: '/babylon/finality/v1/blocks/{height}',
      request: fields('height: uint64'),
      response: fields('block: IndexedBlock'),
      returns: 'Whether a block is finalized, and its app hash.',
      command: 'babylond query finality block',
    },
    {
      name: 'ListBlocks',
      api: 'list-blocks',
      path: '/babylon/finality/v1/blocks',
      request: fields('status: QueriedBlockStatus', 'pagination: PageRequest'),
      response: fields('blocks: []IndexedBlock', 'pagination: PageResponse'),
      returns: 'Indexed blocks with the status NON_FINALIZED (default), FINALIZED or ANY.',
      command: 'babylond query finality list-blocks',
    },
    {
      name: 'VotesAtHeight',
      api: 'votes-at-height',
      path: '/babylon/finality/v1/votes/{height}',
      request: fields('height: uint64'),
      response: fields('btc_pks: []bytes'),
      returns: 'The providers that voted for the block at a height.',
      command: 'babylond query finality votes-at-height',
    },
    {
      name: 'Evidence',
      api: 'evidence',
      path: '/babylon/finality/v1/finality_providers/{fp_btc_pk_hex}/evidence',
      request: provider,
      response: fields('evidence: EvidenceResponse'),
      returns: 'The first evidence that reveals the private key of a provider.',
    },
    {
      name: 'ListEvidences',
      api: 'list-evidences',
      path: '/babylon/finality/v1/evidences',
      request: fields('start_height: uint64', 'pagination: PageRequest'),
      response: fields('evidences: []EvidenceResponse', 'pagination: PageResponse'),
      returns: 'Evidence that contains both signatures, from a given height onward.',
      command: 'babylond query finality list-evidences',
    },
    {
      name: 'SigningInfo',
      api: 'signing-info',
      path: '/babylon/finality/v1/signing_infos/{fp_btc_pk_hex}',
      request: provider,
      response: fields('signing_info: SigningInfoResponse'),
      returns: 'Missed votes of one provider, and the end of its jail duration.',
      command: 'babylond query finality signing-info',
    },
    {
      name: 'SigningInfos',
      api: 'signing-infos',
      path: '/babylon/finality/v1/signing_infos',
      request: fields('pagination: PageRequest'),
      response: fields('signing_infos: []SigningInfoResponse', 'pagination: PageResponse'),
      returns:
        'Missed votes of every provider that was ever active, and the end of its jail duration.',
      command: 'babylond query finality all-signing-info',
    },
    {
      name: 'VotingPowerDistribution',
      api: 'voting-power-distribution',
      path: '/babylon/finality/v1/vp_dst_cache/{height}',
      request: fields('height: uint64'),
      response: fields(
        'total_voting_power: uint64',
        'finality_providers: []FinalityProviderDistInfoResponse',
        'num_active_fps: uint64',
      ),
      returns:
        'All providers with delegated bitcoin at a height that has not been rewarded yet, ranked.',
      command: 'babylond query finality vp-dst-cache',
    },
  ],
  events: [
    {
      name: 'EventSlashedFinalityProvider',
      attributes: fields('evidence: Evidence'),
      when: 'A provider is slashed in the transaction that contains the second vote. The evidence contains both signatures.',
    },
    {
      name: 'EventJailedFinalityProvider',
      attributes: fields('public_key: string'),
      when: 'A provider is jailed at the end of a block or by governance.',
    },
  ],
  parameters: [
    {
      name: 'max_active_finality_providers',
      type: 'uint32',
      fact: 'bbn-1.finality.max-active-finality-providers',
      rule: 'at least 1',
    },
    {
      name: 'signed_blocks_window',
      type: 'int64',
      fact: 'bbn-1.finality.signed-blocks-window',
      rule: 'at least 1',
    },
    {
      name: 'finality_sig_timeout',
      type: 'int64',
      fact: 'bbn-1.finality.finality-sig-timeout',
      rule: 'at least 1',
    },
    {
      name: 'min_signed_per_window',
      type: 'Dec',
      fact: 'bbn-1.finality.min-signed-per-window',
      rule: '0 to 1',
    },
    {
      name: 'min_pub_rand',
      type: 'uint64',
      fact: 'bbn-1.finality.min-pub-rand',
      rule: 'at least 1',
    },
    {
      name: 'jail_duration',
      type: 'Duration',
      fact: 'bbn-1.finality.jail-duration',
      rule: 'any value',
    },
    {
      name: 'finality_activation_height',
      type: 'uint64',
      fact: 'bbn-1.finality.finality-activation-height',
      rule: 'any value',
    },
  ],
  duties: [
    {
      at: 'begin',
      block: 'every block',
      effect:
        'Collects the changes since the last block: delegations that became active, unbonded or expired, and providers that were slashed, jailed or unjailed.',
    },
    {
      at: 'begin',
      block: 'every block',
      effect:
        'Applies the changes to the previous distribution, ranks the providers, and writes the voting power of the active ones and the distribution for this height.',
    },
    {
      at: 'begin',
      block: 'every block',
      effect:
        'Calls the hooks for delegations that became active or ended, and for providers that entered or left the active set, and emits the status events.',
    },
    {
      at: 'end',
      block: 'from the activation height, once a provider has had voting power',
      effect:
        'Indexes this block, then tallies from the next height to finalize, up to ten thousand heights.',
    },
    {
      at: 'end',
      block: 'from the activation height, once a provider has had voting power',
      effect:
        'For the height that is finality_sig_timeout blocks back, records a vote or a miss for each provider with voting power at that height, and jails the providers that exceed the limit.',
    },
    {
      at: 'end',
      block: 'from the activation height, once a provider has had voting power',
      effect:
        'Distributes the rewards of finalized blocks up to that height, up to ten thousand heights.',
    },
  ],
  hooks: [
    {
      name: 'AfterBtcDelegationActivated',
      when: 'start of a block, if a delegation became active',
      use: 'incentive: records it for the rewards. costaking: adds its satoshis, if the provider was active in the previous block.',
    },
    {
      name: 'AfterBtcDelegationUnbonded',
      when: 'start of a block, if a delegation ended',
      use: 'incentive and costaking: reverse what they do when a delegation becomes active.',
    },
    {
      name: 'AfterBbnFpEntersActiveSet',
      when: 'start of a block, if a provider became active',
      use: 'costaking: adds the satoshis of all its delegations.',
    },
    {
      name: 'AfterBbnFpRemovedFromActiveSet',
      when: 'start of a block, if a provider is no longer active',
      use: 'costaking: subtracts the satoshis of all its delegations.',
    },
  ],
  errors: [
    {
      code: 1100,
      name: 'ErrBlockNotFound',
      message: 'Block is not found',
      meaning:
        'The chain has not indexed this height: it is in the future, or before finality started.',
    },
    {
      code: 1101,
      name: 'ErrVoteNotFound',
      message: 'vote is not found',
      meaning: 'This provider has not voted at this height.',
    },
    {
      code: 1102,
      name: 'ErrHeightTooHigh',
      message: 'the chain has not reached the given height yet',
      meaning: 'The query requests a vote or evidence at a future height.',
    },
    {
      code: 1103,
      name: 'ErrPubRandNotFound',
      message: 'public randomness is not found',
      meaning: 'No commitment of this provider covers the height.',
    },
    {
      code: 1104,
      name: 'ErrNoPubRandYet',
      message: 'the finality provider has not committed any public randomness yet',
      meaning: 'The error is registered, but v4.3.1 never returns it.',
    },
    {
      code: 1105,
      name: 'ErrTooFewPubRand',
      message: 'the request contains too few public randomness',
      meaning: 'The commitment is smaller than the minimum size.',
    },
    {
      code: 1106,
      name: 'ErrInvalidPubRand',
      message: 'the public randomness list is invalid',
      meaning:
        'The commitment is too far ahead, overlaps another one, or has an invalid signature or the wrong length.',
    },
    {
      code: 1107,
      name: 'ErrEvidenceNotFound',
      message: 'evidence is not found',
      meaning: 'There is no evidence against this provider at this height.',
    },
    {
      code: 1108,
      name: 'ErrInvalidFinalitySig',
      message: 'finality signature is not valid',
      meaning:
        'A field or the proof is wrong, or the provider had no voting power. An invalid EOTS signature fails without a code of this module.',
    },
    {
      code: 1109,
      name: 'ErrDuplicatedFinalitySig',
      message: 'duplicated finality vote',
      meaning: 'The chain already has this vote; nothing is lost.',
    },
    {
      code: 1110,
      name: 'ErrNoSlashableEvidence',
      message: 'there is no slashable evidence',
      meaning: 'There is no pair of conflicting signatures.',
    },
    {
      code: 1111,
      name: 'ErrPubRandCommitNotBTCTimestamped',
      message: 'the public randomness commit is not BTC timestamped yet',
      meaning: 'Wait until the epoch of the commitment is finalized on Bitcoin.',
    },
    {
      code: 1112,
      name: 'ErrJailingPeriodNotPassed',
      message: 'the jailing period is not passed',
      meaning: 'It is too early to unjail; the message states the earliest possible time.',
    },
    {
      code: 1113,
      name: 'ErrVotingPowerTableNotUpdated',
      message: 'voting power table has not been updated',
      meaning: 'No provider had voting power at the queried height, or it is in the future.',
    },
    {
      code: 1114,
      name: 'ErrBTCStakingNotActivated',
      message: 'the BTC staking protocol is not activated yet',
      meaning: 'No provider has had voting power so far.',
    },
    {
      code: 1115,
      name: 'ErrFinalityNotActivated',
      message: 'finality is not active yet',
      meaning: 'The height is below the activation height.',
    },
    {
      code: 1116,
      name: 'ErrSigHeightOutdated',
      message: 'the voting block is already finalized and timestamped',
      meaning: 'The vote is too late to have any effect.',
    },
    {
      code: 1117,
      name: 'ErrOverflowInBlockHeight',
      message: 'overflow in block height calculation',
      meaning: 'num_pub_rand is zero or far too large.',
    },
    {
      code: 1118,
      name: 'ErrInvalidPubRandCommit',
      message: 'the public randomness commitment is invalid',
      meaning: 'The stored commitment, or a commitment in a genesis file, is malformed.',
    },
    {
      code: 1121,
      name: 'ErrInvalidResumeFinality',
      message: 'resume finality proposal message is not valid',
      meaning:
        'The halting height is zero, there are no keys, a key occurs twice, or a key is malformed.',
    },
    {
      code: 1122,
      name: 'ErrFinalityProviderIsDeleted',
      message: 'finality provider is deleted',
      meaning: 'The provider was removed and cannot vote.',
    },
    {
      code: 1123,
      name: 'ErrInvalidSats',
      message: 'invalid satoshi amount',
      meaning: 'More bitcoin would be removed from a provider than is delegated to it.',
    },
    {
      code: 1124,
      name: 'ErrVotingPowerTableNotFound',
      message: 'voting power table was not found',
      meaning: 'The distribution for this height was deleted or never existed.',
    },
  ],
});

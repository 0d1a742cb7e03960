import {defineModule, fields} from './schema';

const refund = 'The fee is refunded.';

const registration = fields(
  'staker_addr: string',
  'pop: ProofOfPossessionBTC',
  'btc_pk: bytes',
  'fp_btc_pk_list: []bytes',
  'staking_time: uint32',
  'staking_value: int64',
  'staking_tx: bytes',
);

const preSigned = fields(
  'slashing_tx: bytes',
  'delegator_slashing_sig: bytes',
  'unbonding_time: uint32',
  'unbonding_tx: bytes',
  'unbonding_value: int64',
  'unbonding_slashing_tx: bytes',
  'delegator_unbonding_slashing_sig: bytes',
);

const profile = fields(
  'moniker: string',
  'identity: string',
  'website: string',
  'security_contact: string',
  'details: string',
);

/** The module for finality providers, BTC delegations and the staking parameters. */
export default defineModule({
  name: 'btcstaking',
  package: 'babylon.btcstaking.v1',
  page: '/guides/architecture/babylon_genesis_modules/btc_staking/',
  source: {id: 'BBN431', path: 'x/btcstaking'},
  commit: 'a93eadc9e',
  asOf: '2026-07-21',
  store: [
    {key: '0x01, version (4 bytes)', contents: 'One parameter version.'},
    {key: '0x02, finality provider key (32 bytes)', contents: 'The finality provider.'},
    {
      key: '0x03, finality provider key, staker key',
      contents:
        'Staking transaction hashes of one staker’s delegations to one provider. Both keys are 32-byte Bitcoin keys.',
    },
    {
      key: '0x04, staking transaction hash (32 bytes)',
      contents:
        'The delegation. The hash is in Bitcoin’s byte order, the reverse of what explorers show.',
    },
    {
      key: '0x06, Babylon height (8 bytes)',
      contents: 'Bitcoin height of the light client’s tip at the start of this block.',
    },
    {
      key: '0x08, Bitcoin height (8 bytes), index (8 bytes)',
      contents: 'A voting power change that the finality module must apply at this Bitcoin height.',
    },
    {
      key: '0x09, staking transaction hash',
      contents: 'A staking transaction on the allow-list. The entry has no value.',
    },
    {
      key: '0x0b',
      contents:
        'The largest Bitcoin reorganization the chain has seen: the block it rolled back from, the block it rolled back to, and the number of blocks.',
    },
    {
      key: '0x10',
      contents: 'The map from Bitcoin heights to parameter versions, stored under this single key.',
    },
    {
      key: '0x10, account address (20 bytes)',
      contents: 'An account that has registered a finality provider. The entry has no value.',
    },
    {
      key: '0x11, finality provider key',
      contents: 'A finality provider that an upgrade soft-deleted. The entry has no value.',
    },
  ],
  messages: [
    {
      name: 'MsgCreateFinalityProvider',
      signer: 'the finality provider’s account',
      fields: fields(
        'addr: string',
        'description: Description',
        'btc_pk: bytes',
        'pop: ProofOfPossessionBTC',
        'commission: CommissionRates',
      ),
      effect: 'Registers a finality provider under its Bitcoin key.',
      checks:
        'The Bitcoin key signed the account address. Neither the key nor the account has a provider yet. The commission rate is between the minimum in the latest parameters and the provider’s own maximum; the maximum is at most 100%; the largest daily change is at most the maximum.',
      command: 'babylond tx btcstaking create-finality-provider',
      event: 'EventFinalityProviderCreated',
    },
    {
      name: 'MsgEditFinalityProvider',
      signer: 'the finality provider’s account',
      fields: fields(
        'addr: string',
        'btc_pk: bytes',
        'description: Description',
        'commission: string',
      ),
      effect: 'Replaces the description, and changes the commission if the message contains one.',
      checks:
        'The signer is the account that registered the provider. The moniker is not empty. A new commission is set at least 24 hours after the last change or the registration, is between the minimum and the provider’s maximum, and differs by no more than the largest daily change.',
      command: 'babylond tx btcstaking edit-finality-provider',
      event: 'EventFinalityProviderEdited',
    },
    {
      name: 'MsgCreateBTCDelegation',
      signer: 'the staker’s account',
      fields: [
        ...registration,
        ...fields('staking_tx_inclusion_proof: InclusionProof'),
        ...preSigned,
      ],
      effect:
        'Registers a stake, with or without proof that it is on Bitcoin. Its state is PENDING.',
      checks:
        'The Bitcoin key signed the account address. The staking transaction is new. There is exactly one finality provider; it is registered and not slashed (jailed and soft-deleted providers are accepted). With a proof: the transaction is k blocks deep and more than the unbonding time remains. Value, term, unbonding time, unbonding fee, scripts, slashing output and both slashing signatures match the parameter version.',
      command: 'babylond tx btcstaking create-btc-delegation',
      event: 'EventBTCDelegationCreated',
    },
    {
      name: 'MsgBtcStakeExpand',
      signer: 'the staker’s account, the same as for the previous stake',
      fields: [
        ...registration,
        ...preSigned,
        ...fields('previous_staking_tx_hash: string', 'funding_tx: bytes'),
      ],
      effect:
        'Registers a stake that spends an active stake and one other output. The message never includes a proof, because the new stake is not on Bitcoin yet.',
      checks:
        'The previous stake is ACTIVE and belongs to the same account. The transaction has two inputs: the previous staking output first, an output of the funding transaction second, which is not a registered staking output. The first provider stays the same. The new value is not smaller, and the fee is above zero. The current committee includes at least as many members of the old committee as the old quorum. All checks of MsgCreateBTCDelegation apply too.',
      command: 'babylond tx btcstaking btc-stake-expand',
      event: 'EventBTCDelegationCreated',
    },
    {
      name: 'MsgAddCovenantSigs',
      signer: 'any account; in practice a covenant member’s',
      fields: fields(
        'signer: string',
        'pk: bytes',
        'staking_tx_hash: string',
        'slashing_tx_sigs: []bytes',
        'unbonding_tx_sig: bytes',
        'slashing_unbonding_tx_sigs: []bytes',
        'stake_expansion_tx_sig: bytes',
      ),
      effect: `Adds one covenant member’s signatures to a delegation. ${refund}`,
      checks:
        'The key is in the committee of the delegation’s parameters and has not signed this delegation. The delegation is neither UNBONDED nor EXPIRED. Every signature verifies: adaptor signatures for both slashing transactions, a Schnorr signature for the unbonding transaction, and, for an expansion only, one for the expansion by a member of the previous committee.',
      command: 'babylond tx btcstaking add-covenant-sigs',
      event: 'EventCovenantSignatureReceived',
    },
    {
      name: 'MsgAddBTCDelegationInclusionProof',
      signer: 'any account; in practice a vigilante’s or the staker’s',
      fields: fields(
        'signer: string',
        'staking_tx_hash: string',
        'staking_tx_inclusion_proof: InclusionProof',
      ),
      effect: `Proves that a VERIFIED stake is on Bitcoin, and activates it. ${refund}`,
      checks:
        'The delegation is not an expansion, has a covenant quorum, has no proof yet, and is not unbonded. The proof is valid and not for a coinbase transaction. The block is k blocks deep and not below the Bitcoin tip at registration, and more than the unbonding time remains.',
      command: 'babylond tx btcstaking add-btc-inclusion-proof',
      event: 'EventBTCDelegationInclusionProofReceived',
    },
    {
      name: 'MsgBTCUndelegate',
      signer: 'any account; in practice a vigilante’s',
      fields: fields(
        'signer: string',
        'staking_tx_hash: string',
        'stake_spending_tx: bytes',
        'stake_spending_tx_inclusion_proof: InclusionProof',
        'funding_transactions: []bytes',
      ),
      effect: `Proves that a staking output was spent on Bitcoin. The delegation becomes UNBONDED; a registered expansion that spent it becomes ACTIVE, unless it was already unbonded. ${refund}`,
      checks:
        'The delegation is neither UNBONDED nor EXPIRED. The spending transaction is in a block that the light client knows; one confirmation is enough, but an expansion that becomes ACTIVE must be k blocks deep and pass the checks of an inclusion proof. It spends the staking output, and the staker signed it.',
      command: 'babylond tx btcstaking btc-undelegate',
      event: 'EventBTCDelgationUnbondedEarly',
    },
    {
      name: 'MsgSelectiveSlashingEvidence',
      signer: 'any account',
      fields: fields('signer: string', 'recovered_fp_btc_sk: bytes'),
      effect: `Slashes a finality provider whose private key is public. ${refund}`,
      checks:
        'The 32-byte private key belongs to a registered finality provider that is not slashed.',
      command: 'babylond tx btcstaking selective-slashing-evidence',
      event: 'EventSelectiveSlashing',
    },
    {
      name: 'MsgUpdateParams',
      signer: 'governance',
      fields: fields('authority: string', 'params: Params'),
      effect: 'Adds a parameter version. Governance never changes existing versions.',
      checks:
        'At submission: every parameter satisfies its rule. At execution: the activation height is above that of the latest version, and the unbonding time is larger than the finalization timeout of btccheckpoint.',
    },
  ],
  queries: [
    {
      name: 'Params',
      api: 'params',
      path: '/babylon/btcstaking/v1/params',
      request: [],
      response: fields('params: Params'),
      returns: 'The latest parameter version, even before its activation height.',
      command: 'babylond query btcstaking params',
    },
    {
      name: 'ParamsVersions',
      api: 'params-versions',
      path: '/babylon/btcstaking/v1/params_versions',
      request: fields('pagination: PageRequest'),
      response: fields('params: []StoredParams', 'pagination: PageResponse'),
      returns: 'All versions, oldest first.',
      command: 'babylond query btcstaking params-versions',
    },
    {
      name: 'ParamsByVersion',
      api: 'params-by-version',
      path: '/babylon/btcstaking/v1/params/{version}',
      request: fields('version: uint32'),
      response: fields('params: Params'),
      returns: 'One version.',
      command: 'babylond query btcstaking params-by-version',
    },
    {
      name: 'ParamsByBTCHeight',
      api: 'params-by-btc-height',
      path: '/babylon/btcstaking/v1/params/btc_height/{btc_height}',
      request: fields('btc_height: uint32'),
      response: fields('params: Params', 'version: uint32'),
      returns: 'The version that applies at a Bitcoin height.',
    },
    {
      name: 'FinalityProviders',
      api: 'finality-providers',
      path: '/babylon/btcstaking/v1/finality_providers',
      request: fields('pagination: PageRequest'),
      response: fields(
        'finality_providers: []FinalityProviderResponse',
        'pagination: PageResponse',
      ),
      returns:
        'All finality providers, sorted by key. Voting power is not included: it is in the finality module.',
      command: 'babylond query btcstaking finality-providers',
    },
    {
      name: 'FinalityProvider',
      api: 'finality-provider',
      path: '/babylon/btcstaking/v1/finality_providers/{fp_btc_pk_hex}/finality_provider',
      request: fields('fp_btc_pk_hex: string'),
      response: fields('finality_provider: FinalityProviderResponse'),
      returns: 'One finality provider.',
      command: 'babylond query btcstaking finality-provider',
    },
    {
      name: 'BTCDelegations',
      api: 'btc-delegations',
      path: '/babylon/btcstaking/v1/btc_delegations/{status}',
      request: fields('status: BTCDelegationStatus', 'pagination: PageRequest'),
      response: fields('btc_delegations: []BTCDelegationResponse', 'pagination: PageResponse'),
      returns: 'Delegations in one state: PENDING, VERIFIED, ACTIVE, UNBONDED, EXPIRED, or ANY.',
      command: 'babylond query btcstaking btc-delegations',
    },
    {
      name: 'FinalityProviderDelegations',
      api: 'finality-provider-delegations',
      path: '/babylon/btcstaking/v1/finality_providers/{fp_btc_pk_hex}/delegations',
      request: fields('fp_btc_pk_hex: string', 'pagination: PageRequest'),
      response: fields(
        'btc_delegator_delegations: []BTCDelegatorDelegationsResponse',
        'pagination: PageResponse',
      ),
      returns: 'Delegations to one provider in every state; the page limit counts stakers.',
      command: 'babylond query btcstaking finality-provider-delegations',
    },
    {
      name: 'BTCDelegation',
      api: 'btc-delegation',
      path: '/babylon/btcstaking/v1/btc_delegation/{staking_tx_hash_hex}',
      request: fields('staking_tx_hash_hex: string'),
      response: fields('btc_delegation: BTCDelegationResponse'),
      returns: 'One delegation with its state, transactions and signatures.',
      command: 'babylond query btcstaking delegation',
    },
    {
      name: 'LargestBtcReOrg',
      api: 'largest-btc-re-org',
      path: '/babylon/btcstaking/v1/largest_btc_reorg',
      request: [],
      response: fields(
        'block_diff: uint32',
        'rollback_from: BTCHeaderInfoResponse',
        'rollback_to: BTCHeaderInfoResponse',
      ),
      returns: 'The largest Bitcoin reorganization so far; error 1128 if there was none.',
      command: 'babylond query btcstaking largest-btc-reorg',
    },
  ],
  events: [
    {
      name: 'EventFinalityProviderCreated',
      attributes: fields('btc_pk_hex: string', 'addr: string', 'commission: string').concat(
        profile,
      ),
      when: 'A finality provider was registered.',
    },
    {
      name: 'EventFinalityProviderEdited',
      attributes: fields('btc_pk_hex: string', 'commission: string').concat(profile),
      when: 'A finality provider was edited. The values are those after the edit.',
    },
    {
      name: 'EventFinalityProviderStatusChange',
      attributes: fields('btc_pk: string', 'new_state: string'),
      when: 'A finality provider became active, inactive, jailed or slashed. The finality module emits it at the beginning of a block, or at the end of a block in which a proposal resumed finality.',
    },
    {
      name: 'EventBTCDelegationCreated',
      attributes: fields(
        'staking_tx_hex: string',
        'staking_output_index: string',
        'params_version: string',
        'finality_provider_btc_pks_hex: []string',
        'staker_btc_pk_hex: string',
        'staking_time: string',
        'unbonding_time: string',
        'unbonding_tx: string',
        'new_state: string',
        'staker_addr: string',
        'previous_staking_tx_hash_hex: string',
      ),
      when: 'A stake was registered. The last attribute is empty unless the stake is an expansion.',
    },
    {
      name: 'EventCovenantSignatureReceived',
      attributes: fields(
        'staking_tx_hash: string',
        'covenant_btc_pk_hex: string',
        'covenant_unbonding_signature_hex: string',
        'covenant_stake_expansion_signature_hex: string',
      ),
      when: 'A covenant member’s signatures were accepted, even after the quorum was reached.',
    },
    {
      name: 'EventCovenantQuorumReached',
      attributes: fields('staking_tx_hash: string', 'new_state: string'),
      when: 'A signature completed the quorum. The new state is ACTIVE if there is an inclusion proof, and VERIFIED otherwise.',
    },
    {
      name: 'EventBTCDelegationInclusionProofReceived',
      attributes: fields(
        'staking_tx_hash: string',
        'start_height: string',
        'end_height: string',
        'new_state: string',
      ),
      when: 'An inclusion proof was accepted. The new state is PENDING at registration, ACTIVE later.',
    },
    {
      name: 'EventBTCDelgationUnbondedEarly',
      attributes: fields(
        'staking_tx_hash: string',
        'start_height: string',
        'new_state: string',
        'stake_expansion_tx_hash: string',
      ),
      when: 'The registered unbonding transaction, or an expansion, spent the stake. start_height is the Bitcoin height of that transaction. The chain’s code misspells the name (“Delgation”).',
    },
    {
      name: 'EventUnexpectedUnbondingTx',
      attributes: fields(
        'staking_tx_hash: string',
        'spend_stake_tx_hash: string',
        'spend_stake_tx_header_hash: string',
        'spend_stake_tx_block_index: uint32',
      ),
      when: 'Another transaction spent the stake. The state is still set to UNBONDED.',
    },
    {
      name: 'EventBTCDelegationExpired',
      attributes: fields('staking_tx_hash: string', 'new_state: string'),
      when: 'The remaining timelock is no longer than the unbonding time. Also emitted for a stake that is already UNBONDED or still lacks the covenant quorum. The finality module emits it at the beginning of a block.',
    },
    {
      name: 'EventSelectiveSlashing',
      attributes: fields('evidence: SelectiveSlashingEvidence'),
      when: 'A finality provider was slashed because its private key became public.',
    },
  ],
  parameters: [
    {
      name: 'covenant_pks',
      type: '[]bytes',
      fact: 'bbn-1.btcstaking.covenant-size',
      rule: 'no duplicate keys; the values shown are key counts',
    },
    {
      name: 'covenant_quorum',
      type: 'uint32',
      fact: 'bbn-1.btcstaking.covenant-quorum',
      rule: 'more than half of the committee',
    },
    {
      name: 'min_staking_value_sat',
      type: 'int64',
      fact: 'bbn-1.btcstaking.min-staking-value-sat',
      rule: 'above zero',
    },
    {
      name: 'max_staking_value_sat',
      type: 'int64',
      fact: 'bbn-1.btcstaking.max-staking-value-sat',
      rule: 'not below the minimum',
    },
    {
      name: 'min_staking_time_blocks',
      type: 'uint32',
      fact: 'bbn-1.btcstaking.min-staking-time-blocks',
      rule: '1 to 65,535',
    },
    {
      name: 'max_staking_time_blocks',
      type: 'uint32',
      fact: 'bbn-1.btcstaking.max-staking-time-blocks',
      rule: 'not below the minimum, at most 65,535',
    },
    {
      name: 'slashing_pk_script',
      type: 'bytes',
      fact: 'scripts.burn-script',
      rule: 'with any script other than OP_RETURN, the smallest slashing output must not be dust',
    },
    {
      name: 'min_slashing_tx_fee_sat',
      type: 'int64',
      fact: 'bbn-1.btcstaking.min-slashing-tx-fee-sat',
      rule: 'above zero',
    },
    {
      name: 'slashing_rate',
      type: 'string',
      fact: 'bbn-1.btcstaking.slashing-rate',
      rule: 'above 0 and below 1, at most four decimals',
    },
    {
      name: 'unbonding_time_blocks',
      type: 'uint32',
      fact: 'bbn-1.btcstaking.unbonding-time-blocks',
      rule: 'above the finalization timeout of btccheckpoint, at most 65,535',
    },
    {
      name: 'unbonding_fee_sat',
      type: 'int64',
      fact: 'bbn-1.btcstaking.unbonding-fee-sat',
      rule: 'above zero, below the minimum stake',
    },
    {
      name: 'min_commission_rate',
      type: 'string',
      fact: 'bbn-1.btcstaking.min-commission-rate',
      rule: '0 to 1',
    },
    {
      name: 'delegation_creation_base_gas_fee',
      type: 'uint64',
      fact: 'bbn-1.btcstaking.delegation-creation-base-gas-fee',
      rule: 'any value',
    },
    {
      name: 'allow_list_expiration_height',
      type: 'uint64',
      fact: 'bbn-1.btcstaking.allow-list-expiration-height',
      rule: 'any value; zero means that there is no allow-list',
    },
    {
      name: 'btc_activation_height',
      type: 'uint32',
      fact: 'bbn-1.btcstaking.btc-activation-height',
      rule: 'above that of the previous version',
    },
  ],
  duties: [
    {
      at: 'begin',
      block: 'every block',
      effect: 'Stores the Bitcoin height of the light client’s tip under this block’s height.',
    },
    {
      at: 'end',
      block: 'every block',
      effect:
        'Compares the largest Bitcoin reorganization ever seen with the confirmation depth k. If it is k blocks or more, every node panics and the chain halts.',
    },
  ],
  hooks: [],
  errors: [
    {
      code: 1100,
      name: 'ErrFpNotFound',
      message: 'the finality provider is not found',
      meaning: 'No finality provider has this key.',
    },
    {
      code: 1101,
      name: 'ErrBTCDelegatorNotFound',
      message: 'the BTC delegator is not found',
      meaning: 'Registered, but never returned.',
    },
    {
      code: 1102,
      name: 'ErrBTCDelegationNotFound',
      message: 'the BTC delegation is not found',
      meaning: 'No delegation has this staking transaction.',
    },
    {
      code: 1103,
      name: 'ErrFpRegistered',
      message: 'the finality provider has already been registered',
      meaning: 'This key, or this account, already has a finality provider.',
    },
    {
      code: 1104,
      name: 'ErrFpAlreadySlashed',
      message: 'the finality provider has already been slashed',
      meaning:
        'The finality provider is slashed; it does not accept stakes and cannot be jailed or slashed again.',
    },
    {
      code: 1105,
      name: 'ErrBTCHeightNotFound',
      message: 'the BTC height is not found',
      meaning: 'Registered, but never returned.',
    },
    {
      code: 1106,
      name: 'ErrReusedStakingTx',
      message: 'the BTC staking tx is already used',
      meaning: 'A delegation with this staking transaction exists.',
    },
    {
      code: 1107,
      name: 'ErrInvalidCovenantPK',
      message: 'the BTC staking tx specifies a wrong covenant PK',
      meaning: 'The key is not in the committee of the delegation’s parameters.',
    },
    {
      code: 1108,
      name: 'ErrInvalidStakingTx',
      message: 'the BTC staking tx is not valid',
      meaning:
        'The staking transaction does not have the expected staking output, has a value or term out of bounds, is not on the allow-list, is not in its block, is not deep enough, or is too close to its expiry. Also returned if its slashing transaction does not match it or the parameters.',
    },
    {
      code: 1109,
      name: 'ErrInvalidSlashingTx',
      message: 'the BTC slashing tx is not valid',
      meaning: 'The staker’s signature on a slashing transaction is invalid.',
    },
    {
      code: 1110,
      name: 'ErrInvalidCovenantSig',
      message: 'the covenant signature is not valid',
      meaning:
        'A covenant signature does not verify, or arrives when the delegation is already UNBONDED or EXPIRED.',
    },
    {
      code: 1111,
      name: 'ErrCommissionLTMinRate',
      message: 'commission cannot be less than min rate',
      meaning: 'The commission is below the minimum in the parameters.',
    },
    {
      code: 1112,
      name: 'ErrCommissionGTMaxRate',
      message: 'commission cannot be more than one',
      meaning:
        'The commission is above the provider’s own maximum at registration, or above 100% in an edit. An edit above the provider’s own maximum fails with a code of the staking module.',
    },
    {
      code: 1113,
      name: 'ErrInvalidDelegationState',
      message: 'Unexpected delegation state',
      meaning:
        'The covenant quorum has not been reached yet. Only functions for Go clients return this error; the chain never does.',
    },
    {
      code: 1114,
      name: 'ErrInvalidUnbondingTx',
      message: 'the BTC unbonding tx is not valid',
      meaning:
        'The unbonding time, fee, output or input of the unbonding transaction is not what the parameters require, or its slashing transaction does not match.',
    },
    {
      code: 1115,
      name: 'ErrEmptyFpList',
      message: 'the finality provider list is empty',
      meaning: 'Registered, but never returned.',
    },
    {
      code: 1116,
      name: 'ErrTooManyFpKeys',
      message:
        'the finality provider list contains too many public keys, it must contain exactly one',
      meaning: 'The stake lists more than one finality provider.',
    },
    {
      code: 1117,
      name: 'ErrInvalidProofOfPossession',
      message: 'the proof of possession is not valid',
      meaning:
        'The Bitcoin key of a staker did not sign this account address. The registration of a finality provider fails without a code instead.',
    },
    {
      code: 1118,
      name: 'ErrDuplicatedFp',
      message: 'the staking request contains duplicated finality provider public key',
      meaning: 'The stake lists a finality provider twice.',
    },
    {
      code: 1119,
      name: 'ErrInvalidBTCUndelegateReq',
      message: 'invalid undelegation request',
      meaning: 'The evidence does not prove that the stake was spent.',
    },
    {
      code: 1120,
      name: 'ErrParamsNotFound',
      message: 'the parameters are not found',
      meaning:
        'There is no such version, or no version applies at this Bitcoin height. Only the two parameter queries return this error: a registration whose Bitcoin height is below the first version fails without a code, with “no parameters found for block height …”.',
    },
    {
      code: 1121,
      name: 'ErrFpAlreadyJailed',
      message: 'the finality provider has already been jailed',
      meaning: 'The finality provider is already jailed.',
    },
    {
      code: 1122,
      name: 'ErrFpNotJailed',
      message: 'the finality provider is not jailed',
      meaning: 'The finality provider is not jailed.',
    },
    {
      code: 1123,
      name: 'ErrDuplicatedCovenantSig',
      message: 'the covenant signature is already submitted',
      meaning: 'This member has already signed this delegation.',
    },
    {
      code: 1124,
      name: 'ErrStakingTxIncludedTooEarly',
      message: 'the staking transaction is included too early in BTC chain',
      meaning: 'The stake was mined in a block below the Bitcoin tip at its registration.',
    },
    {
      code: 1125,
      name: 'ErrEmptyCommissionRates',
      message: 'empty commission',
      meaning: 'The commission is missing.',
    },
    {
      code: 1128,
      name: 'ErrLargestBtcReorgNotFound',
      message: 'there is no BTC reorg currently set',
      meaning: 'The chain has not seen any Bitcoin reorganization.',
    },
    {
      code: 1129,
      name: 'ErrInvalidStakeExpansion',
      message: 'invalid stake expansion',
      meaning: 'A genesis file contains an incomplete expansion.',
    },
  ],
});

import {defineTerms} from './schema';

const STAKING = '/guides/overview/bitcoin_staking/';
const STAKERS = '/stakers/';

/** Terms about stakes: how they are created, what they earn, how they end. */
export default defineTerms({
  'allow-list': {
    term: 'allow-list',
    also: ['allow list'],
    definition:
      'The list of stakes that could be registered in the first weeks of Babylon Genesis. It has expired; registration is permissionless.',
    see: ['post-staking'],
    page: STAKING,
  },
  'baby-staking': {
    term: 'BABY staking',
    definition:
      'Delegating BABY to a validator. It takes effect at the end of the epoch, gives you a vote in governance, and earns a share of the BABY that is minted.',
    see: ['co-staking', 'epoch', 'validator'],
    page: STAKERS,
  },
  'bitcoin-staking': {
    term: 'bitcoin staking',
    also: ['Bitcoin staking', 'BTC staking'],
    definition:
      'Locking bitcoin in your own output on Bitcoin to give voting power to a finality provider. No other party holds the coins.',
    see: ['finality-provider', 'staking-output', 'self-custody'],
    page: STAKING,
  },
  delegation: {
    term: 'BTC delegation',
    also: ['delegation', 'bitcoin delegation'],
    definition:
      'A bitcoin stake as recorded on Babylon Genesis: the staker, the amount, the finality provider and the timelock.',
    see: ['delegation-state', 'staking-transaction'],
    page: STAKING,
  },
  'co-staking': {
    term: 'co-staking',
    also: ['costaking'],
    definition:
      'Staking bitcoin and BABY with the same BABY address. It requires no additional lockup and earns an extra reward in proportion to the co-staking score.',
    see: ['baby-staking', 'co-staking-score'],
    page: STAKERS,
  },
  'co-staking-score': {
    term: 'co-staking score',
    also: ['costaking score'],
    definition:
      'The smaller of an address’s active satoshis and its active ubbn divided by the score ratio. It determines the address’s share of the co-staking rewards.',
    see: ['co-staking', 'score-ratio'],
    page: STAKERS,
  },
  commission: {
    term: 'commission',
    definition:
      'The share of its delegators’ rewards that a finality provider or validator keeps. The chain sets a minimum for both.',
    see: ['finality-provider', 'validator'],
    page: STAKERS,
  },
  'covenant-committee': {
    term: 'covenant committee',
    also: ['covenant', 'covenant member'],
    definition:
      'The signers who ensure that a stake is spent early only by the agreed unbonding and slashing transactions. They cannot move coins without the staker’s signature.',
    note: 'It emulates a covenant: a rule about the outputs that coins may be spent to, which Bitcoin Script cannot express.',
    see: ['covenant-quorum', 'covenant-emulator', 'unbonding-transaction'],
    page: STAKING,
  },
  'covenant-quorum': {
    term: 'covenant quorum',
    definition:
      'The number of covenant members that must sign before a delegation is verified, and therefore before a stake can be unbonded early or slashed.',
    see: ['covenant-committee', 'delegation-state'],
    page: STAKING,
  },
  'delegation-state': {
    term: 'delegation state',
    also: ['delegation status', 'state of a delegation'],
    definition:
      'The state of a stake on the chain: PENDING, VERIFIED, ACTIVE, UNBONDED or EXPIRED. The indexer and the staking API use their own, more detailed states.',
    see: ['delegation', 'staking-indexer'],
    page: STAKING,
  },
  'multi-staking': {
    term: 'multi-staking',
    definition:
      'One bitcoin stake delegated to finality providers on several chains. It is planned; today, the chain accepts only one provider per stake.',
    see: ['bsn', 'finality-provider'],
    page: STAKING,
  },
  'parameters-version': {
    term: 'parameter version',
    also: ['parameters version', 'params version'],
    definition:
      'A numbered set of staking parameters that applies from a given Bitcoin height onward. A stake keeps the version under which it was created.',
    note: 'At a given Bitcoin height, the version that applies is the one with the highest activation height at or below it.',
    see: ['delegation'],
    page: STAKING,
  },
  'post-staking': {
    term: 'post-staking registration',
    also: ['post-staking'],
    definition:
      'Registering a stake whose transaction is already confirmed on Bitcoin. Phase 1 stakes were registered this way; register new stakes before you broadcast.',
    see: ['pre-staking', 'registration'],
    page: STAKING,
  },
  'pre-staking': {
    term: 'pre-staking registration',
    also: ['pre-staking'],
    definition:
      'Registering a stake before its transaction is broadcast. The covenant signs first, so you never lock coins that you cannot unbond.',
    see: ['post-staking', 'registration'],
    page: STAKING,
  },
  'proof-of-possession': {
    term: 'proof of possession',
    also: ['PoP'],
    definition:
      'A signature over the BABY address, made with the Bitcoin key. It proves that both belong to the same owner.',
    see: ['bip-322', 'registration'],
    page: STAKERS,
  },
  registration: {
    term: 'registration',
    also: ['stake registration'],
    definition:
      'Submitting a bitcoin stake to Babylon Genesis in a message that contains its transactions and signatures. Only registered stakes have voting power and earn rewards.',
    see: ['delegation', 'post-staking', 'pre-staking'],
    page: STAKING,
  },
  'reward-gauge': {
    term: 'reward gauge',
    definition:
      'The chain’s record of the rewards that an address has earned and withdrawn. There is a separate gauge for each role: BTC staker, finality provider, co-staker.',
    see: ['co-staking', 'commission'],
    page: STAKERS,
  },
  'score-ratio': {
    term: 'score ratio',
    definition:
      'The amount of ubbn that each satoshi needs to count toward the co-staking score. Below this ratio, your BABY limits the score; above it, your bitcoin does.',
    see: ['co-staking-score'],
    page: STAKERS,
  },
  'selective-slashing': {
    term: 'selective slashing',
    definition:
      'Using a finality provider’s key to slash one stake but not the others. This reveals the key. Anyone can then submit it to have the provider slashed, which makes all other stakes delegated to it slashable too.',
    see: ['adaptor-signature', 'slashing'],
    page: STAKING,
  },
  'self-custody': {
    term: 'self-custody',
    definition:
      'Holding coins with a key that only you have. A bitcoin stake stays in self-custody, within the limits its scripts set.',
    see: ['bitcoin-staking', 'custodian'],
    page: STAKING,
  },
  slashing: {
    term: 'slashing',
    also: ['slash', 'slashed'],
    definition:
      'Taking a share of a stake because its finality provider or validator double-signed. For a bitcoin stake, this share is burned, and the stake also pays the transaction fee.',
    see: ['double-signing', 'slashing-rate', 'slashing-transaction'],
    page: STAKING,
  },
  'slashing-rate': {
    term: 'slashing rate',
    definition:
      'The share of a bitcoin stake that is burned. The fee of the slashing transaction is paid from the stake as well and matters most for small stakes.',
    see: ['slashing', 'slashing-transaction'],
    page: STAKING,
  },
  'slashing-refund': {
    term: 'slashing refund',
    also: ['slashing change output', 'refund output'],
    definition:
      'The part of a stake that remains after slashing. It is paid to an output that only the staker can spend, after the unbonding time.',
    see: ['slashing-transaction', 'unbonding-time'],
    page: '/guides/specifications/bitcoin_staking_scripts/',
  },
  'slashing-transaction': {
    term: 'slashing transaction',
    definition:
      'The Bitcoin transaction that burns the slashed share of a stake. Each stake has two, one for the staking output and one for the unbonding output. The staker signs both in advance.',
    see: ['adaptor-signature', 'slashing', 'slashing-refund'],
    page: STAKING,
  },
  'stake-expansion': {
    term: 'stake expansion',
    also: ['stake extension'],
    definition:
      'Renewing or enlarging an active bitcoin stake without unbonding it: a new staking transaction spends the old staking output together with one other UTXO.',
    see: ['staking-term', 'staking-transaction'],
    page: STAKING,
  },
  'staking-output': {
    term: 'staking output',
    definition:
      'The Taproot output that holds a bitcoin stake. It has three spending paths: timelock, unbonding and slashing. Each needs the staker’s signature.',
    see: ['staking-transaction', 'tapleaf', 'taproot'],
    page: STAKING,
  },
  'staking-term': {
    term: 'staking term',
    also: ['staking time', 'staking period'],
    definition:
      'The timelock of a staking output, in Bitcoin blocks counted from the block that includes it. Once it expires, the staker’s signature alone is enough.',
    note: 'The stake loses its voting power and stops earning when the remaining timelock equals the unbonding time.',
    see: ['timelock', 'unbonding'],
    page: STAKING,
  },
  'staking-transaction': {
    term: 'staking transaction',
    definition:
      'The Bitcoin transaction that creates the staking output and thereby locks the coins. Broadcast it only once the delegation is VERIFIED.',
    see: ['delegation-state', 'staking-output'],
    page: STAKING,
  },
  unbonding: {
    term: 'unbonding',
    also: ['unbond', 'on-demand unbonding'],
    definition:
      'Ending a stake: bitcoin before its timelock expires, BABY at any time. The stake stops earning. You can withdraw bitcoin after the unbonding time; BABY is paid out once the epoch is finalized on Bitcoin.',
    see: ['unbonding-time', 'unbonding-transaction', 'withdrawal'],
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
  'unbonding-fee': {
    term: 'unbonding fee',
    definition:
      'The miner fee of an unbonding transaction. It is set by the parameter version and paid from the stake.',
    see: ['miner-fee', 'unbonding-transaction'],
    page: STAKING,
  },
  'unbonding-output': {
    term: 'unbonding output',
    definition:
      'The output that holds the coins after early unbonding. Only the staker can spend it, after the unbonding time; until it is spent, it can be slashed.',
    see: ['unbonding-time', 'unbonding-transaction', 'withdrawal'],
    page: '/guides/specifications/bitcoin_staking_scripts/',
  },
  'unbonding-time': {
    term: 'unbonding time',
    also: ['unbonding period'],
    definition:
      'The timelock after early unbonding, in Bitcoin blocks. It leaves time to slash a stake whose provider double-signed shortly before the staker unbonded.',
    see: ['unbonding', 'unbonding-output'],
    page: STAKING,
  },
  'unbonding-transaction': {
    term: 'unbonding transaction',
    definition:
      'The Bitcoin transaction that moves a stake from the staking output to the unbonding output. It needs the signatures of the staker and of the covenant quorum.',
    see: ['covenant-quorum', 'unbonding-output'],
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
  withdrawal: {
    term: 'withdrawal',
    also: ['withdrawal transaction'],
    definition:
      'The last transaction of a stake: the staker spends an output whose timelock has expired and sends the coins to an ordinary address. Until it confirms, the coins can still be slashed.',
    see: ['staking-term', 'unbonding'],
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
});

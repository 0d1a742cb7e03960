import {defineTerms} from './schema';

const STAKING = '/guides/overview/bitcoin_staking/';
const STAKERS = '/stakers/';

/** Words about stakes: how they are made, what they earn, how they end. */
export default defineTerms({
  'allow-list': {
    term: 'allow-list',
    also: ['allow list'],
    definition:
      'A list of stakes that could be registered in the first weeks of Babylon Genesis. It has expired; registration is open to everyone.',
    see: ['post-staking'],
    page: STAKING,
  },
  'baby-staking': {
    term: 'BABY staking',
    definition:
      'Giving BABY as security for a validator. It takes effect at the end of an epoch, carries a vote in governance and earns a share of newly issued BABY.',
    see: ['co-staking', 'epoch', 'validator'],
    page: STAKERS,
  },
  'bitcoin-staking': {
    term: 'bitcoin staking',
    also: ['Bitcoin staking', 'BTC staking'],
    definition:
      'Locking bitcoin in an output of your own, on Bitcoin, so that it stands as security behind a finality provider. No other party holds the coins.',
    see: ['finality-provider', 'staking-output', 'self-custody'],
    page: STAKING,
  },
  delegation: {
    term: 'BTC delegation',
    also: ['delegation', 'bitcoin delegation'],
    definition:
      'A bitcoin stake as Babylon Genesis has it on record: who staked, how much, for which finality provider, until when.',
    see: ['delegation-state', 'staking-transaction'],
    page: STAKING,
  },
  'co-staking': {
    term: 'co-staking',
    also: ['costaking'],
    definition:
      'Staking bitcoin and BABY with one BABY address. It locks nothing extra and earns an extra reward by the co-staking score.',
    see: ['baby-staking', 'co-staking-score'],
    page: STAKERS,
  },
  'co-staking-score': {
    term: 'co-staking score',
    also: ['costaking score'],
    definition:
      'The smaller of an address’s active bitcoin and its active BABY divided by the score ratio. It decides the address’s part of the co-staking reward.',
    see: ['co-staking', 'score-ratio'],
    page: STAKERS,
  },
  commission: {
    term: 'commission',
    definition:
      'The share of its stakers’ rewards that a finality provider or validator keeps. Neither may go below a minimum that the chain sets.',
    see: ['finality-provider', 'validator'],
    page: STAKERS,
  },
  'covenant-committee': {
    term: 'covenant committee',
    also: ['covenant', 'covenant member'],
    definition:
      'A group of signers who make sure that a stake leaves early only by the agreed transactions. It cannot move coins without the staker’s own signature.',
    note: 'It stands in for a rule that Bitcoin’s scripts cannot express yet: that coins may go only to a certain output.',
    see: ['covenant-quorum', 'covenant-emulator', 'unbonding-transaction'],
    page: STAKING,
  },
  'covenant-quorum': {
    term: 'covenant quorum',
    definition:
      'The number of covenant members who must sign before a stake is verified, and before it can be unbonded early or slashed.',
    see: ['covenant-committee', 'delegation-state'],
    page: STAKING,
  },
  'delegation-state': {
    term: 'delegation state',
    also: ['delegation status', 'state of a delegation'],
    definition:
      'Where a stake is in its life on the chain: PENDING, VERIFIED, ACTIVE, UNBONDED or EXPIRED. Indexer and API have finer words of their own.',
    see: ['delegation', 'staking-indexer'],
    page: STAKING,
  },
  'multi-staking': {
    term: 'multi-staking',
    definition:
      'One bitcoin stake that names finality providers of several networks. It is planned; today the chain accepts one provider per stake.',
    see: ['bsn', 'finality-provider'],
    page: STAKING,
  },
  'parameters-version': {
    term: 'parameters version',
    also: ['parameter version', 'params version'],
    definition:
      'A numbered set of staking rules, valid from a Bitcoin height on. A stake keeps the rules of the version it was made under.',
    note: 'For a Bitcoin height the last version counts whose activation height is not above it.',
    see: ['delegation'],
    page: STAKING,
  },
  'post-staking': {
    term: 'post-staking registration',
    also: ['post-staking'],
    definition:
      'Registering a stake whose transaction is already deep in Bitcoin. Phase 1 stakes came to the chain this way; new stakes should register first.',
    see: ['pre-staking', 'registration'],
    page: STAKING,
  },
  'pre-staking': {
    term: 'pre-staking registration',
    also: ['pre-staking'],
    definition:
      'Registering a stake before its transaction is broadcast. The covenant signs first, so no coin is locked that could not be unbonded.',
    see: ['post-staking', 'registration'],
    page: STAKING,
  },
  'proof-of-possession': {
    term: 'proof of possession',
    also: ['PoP'],
    definition:
      'A signature which shows that a Bitcoin key and a BABY address belong to one owner: the Bitcoin key signs the address.',
    see: ['bip-322', 'registration'],
    page: STAKERS,
  },
  registration: {
    term: 'registration',
    also: ['stake registration'],
    definition:
      'The message that tells Babylon Genesis of a bitcoin stake, with the transactions and signatures that belong to it. Only registered stakes can count and earn.',
    see: ['delegation', 'post-staking', 'pre-staking'],
    page: STAKING,
  },
  'reward-gauge': {
    term: 'reward gauge',
    definition:
      'The chain’s account of what an address has earned and withdrawn so far, one for each kind of reward: bitcoin staker, finality provider, co-staker.',
    see: ['co-staking', 'commission'],
    page: STAKERS,
  },
  'score-ratio': {
    term: 'score ratio',
    definition:
      'How much BABY stands against one bitcoin in the co-staking score. With less, BABY limits the score; with more, bitcoin does.',
    see: ['co-staking-score'],
    page: STAKERS,
  },
  'selective-slashing': {
    term: 'selective slashing',
    definition:
      'A finality provider using its key to slash one stake and spare others. That reveals the key, and the chain then slashes the provider as a whole.',
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
      'Taking a share of a stake because its finality provider or validator signed twice at one height. For bitcoin the share is burned, and a fee comes on top.',
    see: ['double-signing', 'slashing-rate', 'slashing-transaction'],
    page: STAKING,
  },
  'slashing-rate': {
    term: 'slashing rate',
    definition:
      'The share of a bitcoin stake that slashing burns. The fee of the slashing transaction is taken from the stake as well and weighs most on small ones.',
    see: ['slashing', 'slashing-transaction'],
    page: STAKING,
  },
  'slashing-refund': {
    term: 'slashing refund',
    also: ['slashing change output', 'refund output'],
    definition:
      'What is left of a stake after slashing. It goes to an output that opens to the staker alone after the unbonding time.',
    see: ['slashing-transaction', 'unbonding-time'],
    page: '/guides/specifications/bitcoin_staking_scripts/',
  },
  'slashing-transaction': {
    term: 'slashing transaction',
    definition:
      'The Bitcoin transaction that carries slashing out. The staker signs it in advance, once for the staking output and once for the unbonding output.',
    see: ['adaptor-signature', 'slashing', 'slashing-refund'],
    page: STAKING,
  },
  'stake-expansion': {
    term: 'stake expansion',
    also: ['stake extension'],
    definition:
      'Renewing or enlarging an active bitcoin stake without unbonding it: a new staking transaction spends the old output together with one other coin.',
    see: ['staking-term', 'staking-transaction'],
    page: STAKING,
  },
  'staking-output': {
    term: 'staking output',
    definition:
      'The Taproot output that holds a bitcoin stake. It has three ways out: timelock, unbonding and slashing, and each asks for the staker’s key.',
    see: ['staking-transaction', 'tapleaf', 'taproot'],
    page: STAKING,
  },
  'staking-term': {
    term: 'staking term',
    also: ['staking time', 'staking period'],
    definition:
      'The number of Bitcoin blocks for which a stake is locked, counted from the block that includes it. After it, the staker’s signature alone is enough.',
    note: 'The stake stops counting and earning one unbonding time before the term ends.',
    see: ['timelock', 'unbonding'],
    page: STAKING,
  },
  'staking-transaction': {
    term: 'staking transaction',
    definition:
      'The Bitcoin transaction that makes the staking output and so locks the coins. Broadcast it only when its delegation is verified.',
    see: ['delegation-state', 'staking-output'],
    page: STAKING,
  },
  unbonding: {
    term: 'unbonding',
    also: ['unbond', 'on-demand unbonding'],
    definition:
      'Ending a stake: bitcoin before its term, BABY at any time. The stake stops earning, and the coins are free after a wait.',
    see: ['unbonding-time', 'unbonding-transaction', 'withdrawal'],
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
  'unbonding-fee': {
    term: 'unbonding fee',
    definition:
      'The fixed miner fee of an unbonding transaction. It is set by the parameters version and paid from the stake.',
    see: ['miner-fee', 'unbonding-transaction'],
    page: STAKING,
  },
  'unbonding-output': {
    term: 'unbonding output',
    definition:
      'Where the coins wait after early unbonding. The staker alone opens it when the unbonding time is over; until it is spent it can be slashed.',
    see: ['unbonding-time', 'unbonding-transaction', 'withdrawal'],
    page: '/guides/specifications/bitcoin_staking_scripts/',
  },
  'unbonding-time': {
    term: 'unbonding time',
    also: ['unbonding period'],
    definition:
      'The wait after early unbonding, in Bitcoin blocks. It lets the chain slash a stake whose provider cheated shortly before the staker left.',
    see: ['unbonding', 'unbonding-output'],
    page: STAKING,
  },
  'unbonding-transaction': {
    term: 'unbonding transaction',
    definition:
      'The Bitcoin transaction that moves a stake from the staking output to the unbonding output. It needs the staker and the covenant quorum.',
    see: ['covenant-quorum', 'unbonding-output'],
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
  withdrawal: {
    term: 'withdrawal',
    also: ['withdrawal transaction'],
    definition:
      'The last transaction of a stake: the staker spends an opened output to an ordinary address. Until it is mined, the coins can still be slashed.',
    see: ['staking-term', 'unbonding'],
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
});

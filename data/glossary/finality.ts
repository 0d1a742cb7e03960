import {defineTerms} from './schema';

const OPERATIONS = '/operators/finality_providers/fp_operations/';
const GENESIS = '/guides/overview/babylon_genesis/';
const STAKING = '/guides/overview/bitcoin_staking/';

/** Terms about finality: who votes, with what, and what happens when they fail. */
export default defineTerms({
  'active-finality-provider': {
    term: 'active finality provider',
    also: ['active finality provider set'],
    definition:
      'A finality provider that ranks high enough by delegated bitcoin, has finalized public randomness and is not jailed. Only active providers vote and earn.',
    see: ['active-set', 'finality-provider', 'randomness-commitment'],
    page: OPERATIONS,
  },
  'bitcoin-timestamping': {
    term: 'Bitcoin timestamping',
    also: ['BTC timestamping', 'timestamping'],
    definition:
      'Writing checkpoints of Babylon Genesis to Bitcoin, which timestamps the chain’s history. A forged history would carry later timestamps.',
    see: ['checkpoint', 'long-range-attack'],
    page: GENESIS,
  },
  'double-signing': {
    term: 'double signing',
    also: ['double sign', 'double signature', 'equivocation'],
    definition:
      'Signing two different blocks at the same height. The finality provider or validator is slashed, along with the stakes delegated to it, and can never vote again.',
    see: ['eots', 'slashing'],
    page: '/operators/',
  },
  eots: {
    term: 'EOTS',
    also: ['extractable one-time signature'],
    definition:
      'A Schnorr signature with a nonce that is committed in advance for each height. Signing two messages with the same nonce reveals the secret key to everyone.',
    see: ['double-signing', 'eots-key', 'public-randomness'],
    page: STAKING,
  },
  'eots-key': {
    term: 'EOTS key',
    definition:
      'The key that a finality provider uses to sign its votes. The scripts of each stake delegated to the provider contain its public key. It can never be replaced. Use it on one machine only.',
    see: ['eots', 'eotsd', 'operation-key'],
    page: OPERATIONS,
  },
  finality: {
    term: 'finality',
    also: ['Bitcoin-backed finality'],
    definition:
      'The guarantee that a block cannot be reverted without slashing. On Babylon Genesis, finality providers with more than two thirds of the voting power must vote for the block.',
    see: ['bitcoin-timestamping', 'finality-vote'],
    page: GENESIS,
  },
  'finality-provider': {
    term: 'finality provider',
    definition:
      'An operator that votes on blocks with the voting power of the bitcoin delegated to it. It does not hold the coins, but if it double-signs, they are slashed.',
    see: ['bitcoin-staking', 'eots-key', 'finality-vote'],
    page: OPERATIONS,
  },
  'finality-vote': {
    term: 'finality vote',
    also: ['finality signature'],
    definition:
      'A finality provider’s EOTS signature on the block at a given height. A block is final once providers with more than two thirds of the voting power have voted for it.',
    see: ['eots', 'finality', 'public-randomness'],
    page: OPERATIONS,
  },
  jail: {
    term: 'jail',
    also: ['jailed', 'jailing'],
    definition:
      'The temporary exclusion of a validator or finality provider that missed too many blocks or votes. It neither votes nor earns until its operator unjails it.',
    see: ['signed-blocks-window', 'unjail'],
    page: OPERATIONS,
  },
  'long-range-attack': {
    term: 'long-range attack',
    definition:
      'Forging a second history of a proof-of-stake chain with old keys whose stake has been withdrawn. Timestamps on Bitcoin show which history came first.',
    see: ['bitcoin-timestamping', 'checkpoint'],
    page: GENESIS,
  },
  nonce: {
    term: 'nonce',
    definition:
      'The secret random number that goes into a signature. EOTS fixes it in advance for each height, and using it twice reveals the key.',
    see: ['eots', 'public-randomness'],
    page: STAKING,
  },
  'public-randomness': {
    term: 'public randomness',
    also: ['random value'],
    definition:
      'The public values of a finality provider’s nonces, one for each future height. A vote is valid only with the value committed for its height.',
    see: ['eots', 'nonce', 'randomness-commitment'],
    page: OPERATIONS,
  },
  'randomness-commitment': {
    term: 'randomness commitment',
    also: ['public randomness commitment'],
    definition:
      'A message that commits a finality provider to a batch of public random values. The values can be used once the epoch that includes the commitment is finalized on Bitcoin.',
    see: ['checkpoint-finalization-timeout', 'public-randomness'],
    page: OPERATIONS,
  },
  'signed-blocks-window': {
    term: 'signed-blocks window',
    also: ['signed blocks window', 'liveness window'],
    definition:
      'The number of recent blocks over which missed signatures are counted. A validator or finality provider that signs fewer than the minimum is jailed.',
    see: ['jail', 'unjail'],
    page: '/operators/',
  },
  unjail: {
    term: 'unjail',
    also: ['unjailing'],
    definition:
      'To send the transaction that lets a jailed validator or finality provider vote and earn again, after its jail duration. It never happens automatically.',
    see: ['jail'],
    page: OPERATIONS,
  },
  'voting-power': {
    term: 'voting power',
    also: ['bitcoin weight'],
    definition:
      'The weight of a vote. A validator’s voting power is the BABY staked with it; a finality provider’s is the active bitcoin delegated to it.',
    see: ['active-finality-provider', 'active-set'],
    page: GENESIS,
  },
});

import {defineTerms} from './schema';

const OPERATIONS = '/operators/finality_providers/fp_operations/';
const GENESIS = '/guides/overview/babylon_genesis/';
const STAKING = '/guides/overview/bitcoin_staking/';

/** Words about finality: who votes, with what, and what happens when they fail. */
export default defineTerms({
  'active-finality-provider': {
    term: 'active finality provider',
    also: ['active finality provider set'],
    definition:
      'A finality provider that is high enough by staked bitcoin, has settled randomness and is not jailed. Only active ones vote and earn.',
    see: ['active-set', 'finality-provider', 'randomness-commitment'],
    page: OPERATIONS,
  },
  'bitcoin-timestamping': {
    term: 'Bitcoin timestamping',
    also: ['BTC timestamping', 'timestamping'],
    definition:
      'Dating the history of Babylon Genesis by writing its checkpoints to Bitcoin. A false history written later would carry a later date.',
    see: ['checkpoint', 'long-range-attack'],
    page: GENESIS,
  },
  'double-signing': {
    term: 'double signing',
    also: ['double sign', 'double signature', 'equivocation'],
    definition:
      'Signing two different blocks at one height with one key. It ends a finality provider or validator for good and slashes the stakes behind it.',
    see: ['eots', 'slashing'],
    page: '/operators/',
  },
  eots: {
    term: 'EOTS',
    also: ['extractable one-time signature'],
    definition:
      'A signature that is safe once for each committed random value. Whoever signs two messages with the same value reveals the secret key to everyone.',
    see: ['double-signing', 'eots-key', 'public-randomness'],
    page: STAKING,
  },
  'eots-key': {
    term: 'EOTS key',
    definition:
      'The key with which a finality provider votes and by which it is known on Bitcoin. It can never be replaced, and it must sign on one machine only.',
    see: ['eots', 'eotsd', 'operation-key'],
    page: OPERATIONS,
  },
  finality: {
    term: 'finality',
    also: ['Bitcoin-backed finality'],
    definition:
      'The state of a block that cannot be undone without slashing. On Babylon Genesis more than two thirds of the bitcoin weight must have voted for it.',
    see: ['bitcoin-timestamping', 'finality-vote'],
    page: GENESIS,
  },
  'finality-provider': {
    term: 'finality provider',
    definition:
      'An operator who votes on blocks with the weight of bitcoin staked to it. It does not hold the coins, but if it signs twice they are slashed.',
    see: ['bitcoin-staking', 'eots-key', 'finality-vote'],
    page: OPERATIONS,
  },
  'finality-vote': {
    term: 'finality vote',
    also: ['finality signature'],
    definition:
      'A finality provider’s one-time signature on a block of a given height. When enough weight has voted, the block is final.',
    see: ['eots', 'finality', 'public-randomness'],
    page: OPERATIONS,
  },
  jail: {
    term: 'jail',
    also: ['jailed', 'jailing'],
    definition:
      'Exclusion of a validator or finality provider that missed too many signatures. It neither votes nor earns until it is released by a transaction.',
    see: ['signed-blocks-window', 'unjail'],
    page: OPERATIONS,
  },
  'long-range-attack': {
    term: 'long-range attack',
    definition:
      'Writing a second history of a proof-of-stake chain with old keys whose stake is long gone. Checkpoints on Bitcoin expose it by their date.',
    see: ['bitcoin-timestamping', 'checkpoint'],
    page: GENESIS,
  },
  nonce: {
    term: 'nonce',
    definition:
      'The secret random number inside a signature. One-time signatures fix it in advance for each height, and using it twice reveals the key.',
    see: ['eots', 'public-randomness'],
    page: STAKING,
  },
  'public-randomness': {
    term: 'public randomness',
    also: ['random value'],
    definition:
      'The public halves of a finality provider’s nonces, one for each height to come. A vote is valid only with the value committed for its height.',
    see: ['eots', 'nonce', 'randomness-commitment'],
    page: OPERATIONS,
  },
  'randomness-commitment': {
    term: 'randomness commitment',
    also: ['commitment of randomness', 'public randomness commitment'],
    definition:
      'A finality provider’s announcement of many random values at once. It counts when the epoch that holds it is final on Bitcoin.',
    see: ['checkpoint-finalization-timeout', 'public-randomness'],
    page: OPERATIONS,
  },
  'signed-blocks-window': {
    term: 'signed-blocks window',
    also: ['signed blocks window', 'liveness window'],
    definition:
      'The stretch of recent blocks over which missed signatures are counted. Whoever falls below the minimum in it is jailed.',
    see: ['jail', 'unjail'],
    page: '/operators/',
  },
  unjail: {
    term: 'unjail',
    also: ['unjailing'],
    definition:
      'To bring a jailed validator or finality provider back after its jail time, with a transaction of its own. It does not happen by itself.',
    see: ['jail'],
    page: OPERATIONS,
  },
  'voting-power': {
    term: 'voting power',
    also: ['bitcoin weight'],
    definition:
      'The weight of a vote: staked BABY for a validator, active bitcoin stakes for a finality provider.',
    see: ['active-finality-provider', 'active-set'],
    page: GENESIS,
  },
});

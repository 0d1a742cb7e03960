import {defineTerms} from './schema';

const OPERATORS = '/operators/';
const OPERATIONS = '/operators/finality_providers/fp_operations/';
const INSTALL = '/operators/babylon_node/installation_guide/';

/** Words of those who run machines: programs, keys, kinds of node. */
export default defineTerms({
  'archive-node': {
    term: 'archive node',
    definition:
      'A full node that deletes no old state. It can answer questions about any past height, at the price of much disk space.',
    see: ['full-node', 'pruning'],
    page: OPERATORS,
  },
  babylond: {
    term: 'babylond',
    definition:
      'The program of Babylon Genesis. It runs a node, holds keys, asks the chain and sends transactions.',
    see: ['babylon-genesis', 'full-node'],
    page: INSTALL,
  },
  'consensus-key': {
    term: 'consensus key',
    definition:
      'The key with which a validator signs blocks. Two machines must never use it at one time, or the validator signs twice and is out for good.',
    see: ['bls-key', 'double-signing', 'validator'],
    page: OPERATORS,
  },
  cosmovisor: {
    term: 'Cosmovisor',
    definition:
      'A program that starts babylond and changes to the next version at an upgrade’s height, so that nobody has to be awake for it.',
    see: ['babylond', 'software-upgrade'],
    page: INSTALL,
  },
  'covenant-emulator': {
    term: 'covenant emulator',
    also: ['covd'],
    definition:
      'The program of a covenant member. It watches the chain for new stakes, checks their transactions and has a separate signer sign them.',
    see: ['covenant-committee'],
    page: OPERATORS,
  },
  eotsd: {
    term: 'eotsd',
    also: ['EOTS manager'],
    definition:
      'The program that holds a finality provider’s voting key, makes its random values and signs. Its database remembers what was signed.',
    see: ['eots-key', 'fpd'],
    page: OPERATIONS,
  },
  fpd: {
    term: 'fpd',
    also: ['finality provider daemon'],
    definition:
      'The program of a finality provider. It follows the chain, commits randomness and sends votes that eotsd has signed.',
    see: ['eotsd', 'finality-provider'],
    page: OPERATIONS,
  },
  'full-node': {
    term: 'full node',
    definition:
      'A node that checks and relays every block and answers queries. It signs nothing and can be replaced at any time.',
    see: ['archive-node', 'babylond'],
    page: OPERATORS,
  },
  keyring: {
    term: 'keyring',
    also: ['keyring backend'],
    definition:
      'Where a program keeps its account keys. The backend decides how they are protected; the one named test does not encrypt at all.',
    see: ['operation-key'],
    page: OPERATIONS,
  },
  'operation-key': {
    term: 'operation key',
    definition:
      'The account with which fpd pays for votes and commitments. It is kept without encryption, so it should be separate and hold little.',
    see: ['eots-key', 'fpd', 'keyring'],
    page: OPERATIONS,
  },
  pruning: {
    term: 'pruning',
    definition:
      'Deleting old state to save disk space. A pruned node cannot answer questions about heights it has let go.',
    see: ['archive-node', 'snapshot'],
    page: INSTALL,
  },
  relayer: {
    term: 'relayer',
    also: ['IBC relayer'],
    definition:
      'A program that carries IBC packets from one chain to another. Anyone may run one; it needs an account on each side.',
    see: ['ibc'],
    page: OPERATORS,
  },
  'sentry-node': {
    term: 'sentry node',
    definition:
      'A full node that stands between a validator and the public network, so that the validator’s own address stays unknown.',
    see: ['full-node', 'validator'],
    page: OPERATORS,
  },
  snapshot: {
    term: 'snapshot',
    definition:
      'A copy of a node’s data at some height, offered for download. It must be opened with the program that was valid at that height.',
    see: ['pruning', 'state-sync'],
    page: INSTALL,
  },
  stakerd: {
    term: 'stakerd',
    also: ['staker daemon'],
    definition:
      'A program that makes and follows bitcoin stakes for their owner, with a Bitcoin wallet and a BABY account. Its makers call it a development tool.',
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
  'state-sync': {
    term: 'state sync',
    definition:
      'Starting a node from a recent state that its peers hand over, checked against a trusted block, instead of replaying all blocks.',
    see: ['snapshot'],
    page: INSTALL,
  },
  tombstone: {
    term: 'tombstone',
    also: ['tombstoned'],
    definition:
      'To exclude a validator for good, because its key signed two blocks of one height. It can never be unjailed, and needs a new key to start again.',
    see: ['double-signing', 'jail', 'unjail'],
    page: '/operators/faqs/',
  },
  vigilante: {
    term: 'vigilante',
    definition:
      'A program that carries facts between Bitcoin and Babylon Genesis. There are four kinds, and one honest one of each is enough.',
    see: ['vigilante-bstracker', 'vigilante-monitor', 'vigilante-reporter', 'vigilante-submitter'],
    page: OPERATORS,
  },
  'vigilante-bstracker': {
    term: 'vigilante bstracker',
    also: ['staking tracker', 'BTC staking tracker'],
    definition:
      'The vigilante that watches stakes on Bitcoin: it proves new ones to the chain, reports unbonding, and completes slashing transactions.',
    see: ['slashing-transaction', 'unbonding', 'vigilante'],
    page: OPERATORS,
  },
  'vigilante-monitor': {
    term: 'vigilante monitor',
    definition:
      'The vigilante that compares Babylon Genesis with its checkpoints on Bitcoin and raises the alarm when they disagree or are withheld.',
    see: ['checkpoint', 'vigilante'],
    page: OPERATORS,
  },
  'vigilante-reporter': {
    term: 'vigilante reporter',
    definition:
      'The vigilante that brings Bitcoin headers to Babylon Genesis, and proofs of the checkpoints found in the blocks.',
    see: ['bitcoin-header', 'spv-proof', 'vigilante'],
    page: OPERATORS,
  },
  'vigilante-submitter': {
    term: 'vigilante submitter',
    definition:
      'The vigilante that writes each sealed checkpoint to Bitcoin, in two transactions. It pays the miner fees itself.',
    see: ['checkpoint', 'vigilante'],
    page: OPERATORS,
  },
});

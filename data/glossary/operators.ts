import {defineTerms} from './schema';

const OPERATORS = '/operators/';
const OPERATIONS = '/operators/finality_providers/fp_operations/';
const INSTALL = '/operators/babylon_node/installation_guide/';

/** Terms for operators: programs, keys, types of nodes. */
export default defineTerms({
  'archive-node': {
    term: 'archive node',
    definition:
      'A full node that keeps all historical state. It can answer queries about any past height but needs much more disk space.',
    see: ['full-node', 'pruning'],
    page: OPERATORS,
  },
  babylond: {
    term: 'babylond',
    definition:
      'The binary of Babylon Genesis. It runs a node, manages keys, queries the chain and sends transactions.',
    see: ['babylon-genesis', 'full-node'],
    page: INSTALL,
  },
  'consensus-key': {
    term: 'consensus key',
    definition:
      'The key that a validator signs blocks with. Never use it on two machines at the same time, or the validator may double-sign and be tombstoned.',
    see: ['bls-key', 'double-signing', 'validator'],
    page: OPERATORS,
  },
  cosmovisor: {
    term: 'Cosmovisor',
    definition:
      'A process manager that runs babylond and switches to the new binary at the upgrade height, so that no operator has to do it by hand.',
    see: ['babylond', 'software-upgrade'],
    page: INSTALL,
  },
  'covenant-emulator': {
    term: 'covenant emulator',
    also: ['covd'],
    definition:
      'The daemon of a covenant member. It watches the chain for new stakes, verifies their transactions and has a separate signer sign them.',
    see: ['covenant-committee'],
    page: OPERATORS,
  },
  eotsd: {
    term: 'eotsd',
    also: ['EOTS manager'],
    definition:
      'The daemon that holds a finality provider’s EOTS key, generates its randomness and signs its votes. Its database records what was signed.',
    see: ['eots-key', 'fpd'],
    page: OPERATIONS,
  },
  fpd: {
    term: 'fpd',
    also: ['finality provider daemon'],
    definition:
      'The daemon of a finality provider. It follows the chain, commits public randomness and submits the votes that eotsd signs.',
    see: ['eotsd', 'finality-provider'],
    page: OPERATIONS,
  },
  'full-node': {
    term: 'full node',
    definition:
      'A node that verifies and relays every block and answers queries. It holds no validator key, so you can replace it at any time.',
    see: ['archive-node', 'babylond'],
    page: OPERATORS,
  },
  keyring: {
    term: 'keyring',
    also: ['keyring backend'],
    definition:
      'The store in which a program keeps its account keys. The backend determines how they are protected; the test backend does not encrypt them.',
    see: ['operation-key'],
    page: OPERATIONS,
  },
  'operation-key': {
    term: 'operation key',
    definition:
      'The key of the account from which fpd sends votes and commitments and pays their gas. It is stored unencrypted, so use a separate account with a small balance.',
    see: ['eots-key', 'fpd', 'keyring'],
    page: OPERATIONS,
  },
  pruning: {
    term: 'pruning',
    definition:
      'Deleting old state to save disk space. A pruned node cannot answer queries about heights that it has deleted.',
    see: ['archive-node', 'snapshot'],
    page: INSTALL,
  },
  relayer: {
    term: 'relayer',
    also: ['IBC relayer'],
    definition:
      'A program that carries IBC packets from one chain to another. Anyone may run one; it needs an account on each chain.',
    see: ['ibc'],
    page: OPERATORS,
  },
  'sentry-node': {
    term: 'sentry node',
    definition:
      'A full node between a validator and the public network, which hides the validator’s address and absorbs attacks.',
    see: ['full-node', 'validator'],
    page: OPERATORS,
  },
  snapshot: {
    term: 'snapshot',
    definition:
      'A copy of a node’s data at a given height, offered for download. Start a node from it with the binary that the network ran at that height.',
    see: ['pruning', 'state-sync'],
    page: INSTALL,
  },
  stakerd: {
    term: 'stakerd',
    also: ['staker daemon'],
    definition:
      'A daemon that creates and tracks bitcoin stakes for their owner, using a Bitcoin wallet and a BABY account. Its developers call it a development tool.',
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
  'state-sync': {
    term: 'state sync',
    definition:
      'Starting a node from a recent state that it downloads from peers and verifies against a trusted block, instead of replaying all blocks.',
    see: ['snapshot'],
    page: INSTALL,
  },
  tombstone: {
    term: 'tombstone',
    also: ['tombstoned'],
    definition:
      'To exclude a validator permanently because it double-signed. It can never be unjailed; its operator has to create a new validator with a new key.',
    see: ['double-signing', 'jail', 'unjail'],
    page: '/operators/faqs/',
  },
  vigilante: {
    term: 'vigilante',
    definition:
      'A program that relays data between Bitcoin and Babylon Genesis. There are four kinds, and one honest instance of each is enough.',
    see: ['vigilante-bstracker', 'vigilante-monitor', 'vigilante-reporter', 'vigilante-submitter'],
    page: OPERATORS,
  },
  'vigilante-bstracker': {
    term: 'vigilante bstracker',
    also: ['staking tracker', 'BTC staking tracker'],
    definition:
      'The vigilante that tracks stakes on Bitcoin: it submits inclusion proofs for new stakes, reports unbonding, and broadcasts slashing transactions.',
    see: ['slashing-transaction', 'unbonding', 'vigilante'],
    page: OPERATORS,
  },
  'vigilante-monitor': {
    term: 'vigilante monitor',
    definition:
      'The vigilante that compares Babylon Genesis with its checkpoints on Bitcoin and raises an alert if they conflict or are censored.',
    see: ['checkpoint', 'vigilante'],
    page: OPERATORS,
  },
  'vigilante-reporter': {
    term: 'vigilante reporter',
    definition:
      'The vigilante that relays Bitcoin headers to Babylon Genesis, with proofs of the checkpoints that it finds in Bitcoin blocks.',
    see: ['bitcoin-header', 'spv-proof', 'vigilante'],
    page: OPERATORS,
  },
  'vigilante-submitter': {
    term: 'vigilante submitter',
    definition:
      'The vigilante that writes each sealed checkpoint to Bitcoin, in two transactions. Its operator pays the miner fees.',
    see: ['checkpoint', 'vigilante'],
    page: OPERATORS,
  },
});

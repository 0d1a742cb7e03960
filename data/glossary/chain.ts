import {defineTerms} from './schema';

const GENESIS = '/guides/overview/babylon_genesis/';
const EPOCHING = '/guides/architecture/babylon_genesis_modules/epoching/';

/** Words of Babylon Genesis as a chain: token, epochs, checkpoints, validators. */
export default defineTerms({
  'active-set': {
    term: 'active set',
    also: ['validator set', 'active validator'],
    definition:
      'The validators with the most staked BABY, or the finality providers with the most staked bitcoin, up to a limit. Only they sign and earn.',
    see: ['active-finality-provider', 'epoch', 'validator'],
    page: GENESIS,
  },
  baby: {
    term: 'BABY',
    definition:
      'The token of Babylon Genesis. It pays for transactions, is staked with validators, votes in governance and is what all stakers are paid in.',
    see: ['baby-staking', 'ubbn'],
    page: '/guides/overview/babylon_genesis/baby_tokenomics/',
  },
  'babylon-genesis': {
    term: 'Babylon Genesis',
    definition:
      'The blockchain that keeps the books of Bitcoin staking: it follows Bitcoin, records stakes, counts finality votes and pays rewards.',
    see: ['baby', 'bbn-1'],
    page: GENESIS,
  },
  'bbn-1': {
    term: 'bbn-1',
    definition:
      'The chain id of the Babylon Genesis main network. Stakes registered there lock real bitcoin.',
    see: ['babylon-genesis', 'bbn-test-6'],
    page: '/guides/networks/phase-2/mainnet/',
  },
  'bbn-test-6': {
    term: 'bbn-test-6',
    definition:
      'The chain id of the public Babylon test network, which follows Bitcoin signet. Its parameters differ from those of the main network.',
    see: ['bbn-1', 'faucet', 'signet'],
    page: GENESIS,
  },
  'bls-key': {
    term: 'BLS key',
    also: ['BLS signature'],
    definition:
      'A validator’s second key, used once an epoch to sign its checkpoint. Signatures of this kind can be added up into one, which saves space on Bitcoin.',
    see: ['checkpoint', 'consensus-key'],
    page: GENESIS,
  },
  'btc-light-client': {
    term: 'BTC light client',
    also: ['Bitcoin light client', 'light client'],
    definition:
      'The part of Babylon Genesis that follows Bitcoin by its headers alone. It checks the work in each and can tell whether a transaction is in the chain.',
    see: ['bitcoin-header', 'vigilante-reporter'],
    page: GENESIS,
  },
  'chain-halt': {
    term: 'chain halt',
    definition:
      'A stop of block production. It is planned at an upgrade’s height, and deliberate when Bitcoin reorganizes too deeply.',
    see: ['reorganization', 'software-upgrade'],
    page: GENESIS,
  },
  checkpoint: {
    term: 'checkpoint',
    definition:
      'A signed summary of an epoch that is written to Bitcoin. Whoever wanted to rewrite the chain’s past would have to rewrite Bitcoin’s as well.',
    note: 'It is sealed when enough validators have signed, submitted once it is seen on Bitcoin, then confirmed and finalized by its depth there.',
    see: ['bitcoin-timestamping', 'epoch', 'vigilante-submitter'],
    page: GENESIS,
  },
  'checkpoint-finalization-timeout': {
    term: 'checkpoint finalization timeout',
    definition:
      'The depth in Bitcoin at which a checkpoint counts as final. Unstaked BABY of its epoch is then paid out, and committed randomness becomes usable.',
    see: ['checkpoint', 'confirmation-depth', 'randomness-commitment'],
    page: EPOCHING,
  },
  cometbft: {
    term: 'CometBFT',
    definition:
      'The program inside each node that lets validators agree on the order of blocks, and that carries transactions and votes between nodes.',
    see: ['cosmos-sdk', 'validator'],
    page: GENESIS,
  },
  'cosmos-sdk': {
    term: 'Cosmos SDK',
    definition:
      'The toolkit that Babylon Genesis is built with. It supplies accounts, staking, fees and governance as ready modules.',
    see: ['cometbft'],
    page: GENESIS,
  },
  cosmwasm: {
    term: 'CosmWasm',
    definition:
      'The engine for smart contracts on Cosmos chains. On the main network only governance and listed addresses may upload code; anyone may start a contract from it.',
    see: ['cosmos-sdk'],
    page: '/developers/',
  },
  epoch: {
    term: 'epoch',
    definition:
      'A fixed run of blocks during which the validators and their weights stay the same. Requests about BABY staking wait for its last block.',
    see: ['checkpoint', 'epoch-boundary', 'epoching'],
    page: EPOCHING,
  },
  'epoch-boundary': {
    term: 'epoch boundary',
    definition:
      'The height of an epoch’s last block. There the queue of staking messages is carried out and the next set of validators is worked out.',
    see: ['epoch', 'message-queue'],
    page: EPOCHING,
  },
  epoching: {
    term: 'epoching',
    also: ['epoching module'],
    definition:
      'Holding back changes to BABY stakes until an epoch ends. The module of this name replaces the usual staking commands of Cosmos chains.',
    see: ['epoch', 'message-queue'],
    page: EPOCHING,
  },
  gas: {
    term: 'gas',
    also: ['gas price'],
    definition:
      'The measure of the work that a transaction gives the chain. Its fee in BABY is the gas asked for, times a price that nodes set a minimum for.',
    see: ['baby', 'ubbn'],
    page: '/developers/',
  },
  ibc: {
    term: 'IBC',
    also: ['Inter-Blockchain Communication'],
    definition:
      'A protocol by which chains send each other tokens and messages, each checking the other’s headers. Relayers carry the packets.',
    see: ['relayer'],
    page: GENESIS,
  },
  inflation: {
    term: 'inflation',
    definition:
      'BABY that the chain issues with each block. It is divided among bitcoin stakers, BABY stakers, co-stakers, finality providers and validators.',
    see: ['baby', 'co-staking'],
    page: '/guides/overview/babylon_genesis/baby_tokenomics/',
  },
  'message-queue': {
    term: 'message queue',
    also: ['epoch queue', 'epoching queue'],
    definition:
      'Where requests to stake, move or unstake BABY wait until their epoch ends. What is queued will be tried; it cannot be called back.',
    see: ['epoch-boundary', 'epoching'],
    page: EPOCHING,
  },
  'module-account': {
    term: 'module account',
    definition:
      'An account that belongs to a part of the chain’s program and that no private key opens. Locked BABY waits in such accounts.',
    see: ['governance-account'],
    page: EPOCHING,
  },
  ubbn: {
    term: 'ubbn',
    definition:
      'The unit in which the chain counts BABY: a millionth of one. Commands and APIs take amounts in it.',
    see: ['baby', 'satoshi'],
    page: GENESIS,
  },
  validator: {
    term: 'validator',
    definition:
      'An operator who makes and signs the blocks of Babylon Genesis with the weight of BABY staked to it. It also signs each epoch’s checkpoint.',
    see: ['active-set', 'bls-key', 'finality-provider'],
    page: '/operators/',
  },
});

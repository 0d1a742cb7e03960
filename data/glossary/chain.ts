import {defineTerms} from './schema';

const GENESIS = '/guides/overview/babylon_genesis/';
const EPOCHING = '/guides/architecture/babylon_genesis_modules/epoching/';

/** Terms about Babylon Genesis as a chain: token, epochs, checkpoints, validators. */
export default defineTerms({
  'active-set': {
    term: 'active set',
    also: ['validator set', 'active validator'],
    definition:
      'The validators with the most staked BABY, or the finality providers with the most delegated bitcoin, up to a limit. Only they vote and earn.',
    see: ['active-finality-provider', 'epoch', 'validator'],
    page: GENESIS,
  },
  baby: {
    term: 'BABY',
    definition:
      'The token of Babylon Genesis. It is used to pay for gas, to stake with validators and to vote in governance. All stakers earn their rewards in BABY.',
    see: ['baby-staking', 'ubbn'],
    page: '/guides/overview/babylon_genesis/baby_tokenomics/',
  },
  'babylon-genesis': {
    term: 'Babylon Genesis',
    definition:
      'The blockchain that coordinates Bitcoin staking: it follows Bitcoin, records stakes, counts finality votes and pays rewards.',
    see: ['baby', 'bbn-1'],
    page: GENESIS,
  },
  'bbn-1': {
    term: 'bbn-1',
    definition:
      'The chain ID of Babylon Genesis mainnet. Stakes registered there lock real bitcoin.',
    see: ['babylon-genesis', 'bbn-test-6'],
    page: '/guides/networks/phase-2/mainnet/',
  },
  'bbn-test-6': {
    term: 'bbn-test-6',
    definition:
      'The chain ID of the public Babylon testnet, which follows Bitcoin signet. Its parameters differ from those of mainnet.',
    see: ['bbn-1', 'faucet', 'signet'],
    page: '/guides/networks/phase-2/testnet/',
  },
  'bls-key': {
    term: 'BLS key',
    also: ['BLS signature'],
    definition:
      'A validator’s second key, which signs the checkpoint of each epoch. BLS signatures can be aggregated into one, which saves space on Bitcoin.',
    see: ['checkpoint', 'consensus-key'],
    page: GENESIS,
  },
  'btc-light-client': {
    term: 'BTC light client',
    also: ['Bitcoin light client', 'light client'],
    definition:
      'The module of Babylon Genesis that follows Bitcoin through block headers alone. It verifies the proof of work of each header, so the chain can check inclusion proofs.',
    see: ['bitcoin-header', 'vigilante-reporter'],
    page: GENESIS,
  },
  'chain-halt': {
    term: 'chain halt',
    definition:
      'A stop in block production. The chain halts by design at an upgrade height, and when a Bitcoin reorganization is too deep.',
    see: ['reorganization', 'software-upgrade'],
    page: GENESIS,
  },
  checkpoint: {
    term: 'checkpoint',
    definition:
      'The hash of an epoch’s last block, signed by the validators and written to Bitcoin. To rewrite the chain’s history, an attacker would have to rewrite Bitcoin’s as well.',
    note: 'A checkpoint is sealed when enough validators have signed it, submitted once its proof from Bitcoin is on the chain, and then confirmed and finalized as its depth on Bitcoin grows.',
    see: ['bitcoin-timestamping', 'epoch', 'vigilante-submitter'],
    page: GENESIS,
  },
  'checkpoint-finalization-timeout': {
    term: 'checkpoint finalization timeout',
    definition:
      'The depth on Bitcoin at which a checkpoint is finalized. Only then can BABY unbonded in that epoch be paid out and randomness committed in it be used.',
    see: ['checkpoint', 'confirmation-depth', 'randomness-commitment'],
    page: EPOCHING,
  },
  cometbft: {
    term: 'CometBFT',
    definition:
      'The consensus engine inside each node. Validators use it to agree on blocks, and it gossips transactions and votes between nodes.',
    see: ['cosmos-sdk', 'validator'],
    page: GENESIS,
  },
  'cosmos-sdk': {
    term: 'Cosmos SDK',
    definition:
      'The framework that Babylon Genesis is built with. It provides accounts, staking, fees and governance as modules.',
    see: ['cometbft'],
    page: GENESIS,
  },
  cosmwasm: {
    term: 'CosmWasm',
    definition:
      'The smart contract engine of Cosmos chains. On mainnet, only governance and listed addresses may upload code; anyone may instantiate that code unless the uploader restricted it.',
    see: ['cosmos-sdk'],
    page: '/developers/',
  },
  epoch: {
    term: 'epoch',
    definition:
      'A fixed number of blocks during which the validator set does not change. BABY staking messages are queued until its last block.',
    see: ['checkpoint', 'epoch-boundary', 'epoching'],
    page: EPOCHING,
  },
  'epoch-boundary': {
    term: 'epoch boundary',
    definition:
      'The last block of an epoch, in which the queued staking messages are executed and the validator set of the next epoch is determined.',
    see: ['epoch', 'message-queue'],
    page: EPOCHING,
  },
  epoching: {
    term: 'epoching',
    also: ['epoching module'],
    definition:
      'Delaying BABY staking messages until the end of the epoch. The epoching module replaces the usual staking commands of Cosmos chains.',
    see: ['epoch', 'message-queue'],
    page: EPOCHING,
  },
  gas: {
    term: 'gas',
    also: ['gas price'],
    definition:
      'The unit that measures the work a transaction requires. The fee in BABY is the gas limit times the gas price, which has a minimum set by the chain.',
    see: ['baby', 'ubbn'],
    page: '/developers/',
  },
  ibc: {
    term: 'IBC',
    also: ['Inter-Blockchain Communication'],
    definition:
      'A protocol that chains use to send each other tokens and messages; each chain verifies the other’s headers. Relayers carry the packets.',
    see: ['relayer'],
    page: GENESIS,
  },
  inflation: {
    term: 'inflation',
    definition:
      'New BABY that the chain mints with each block. It is split among BTC stakers, BABY stakers, co-stakers, finality providers and validators.',
    see: ['baby', 'co-staking'],
    page: '/guides/overview/babylon_genesis/baby_tokenomics/',
  },
  'message-queue': {
    term: 'message queue',
    also: ['epoch queue', 'epoching queue'],
    definition:
      'The queue in which messages that delegate, redelegate or unbond BABY wait until the end of the epoch. A queued message cannot be canceled.',
    see: ['epoch-boundary', 'epoching'],
    page: EPOCHING,
  },
  'module-account': {
    term: 'module account',
    definition:
      'An account that belongs to a module of the chain and has no private key. Locked and queued BABY is held in such accounts.',
    see: ['governance-account'],
    page: EPOCHING,
  },
  ubbn: {
    term: 'ubbn',
    definition:
      'The base denomination of the chain: one millionth of a BABY. Commands and APIs take amounts in ubbn.',
    see: ['baby', 'satoshi'],
    page: GENESIS,
  },
  validator: {
    term: 'validator',
    definition:
      'An operator that proposes and signs blocks of Babylon Genesis, with the voting power of the BABY delegated to it. It also signs the checkpoint of each epoch.',
    see: ['active-set', 'bls-key', 'finality-provider'],
    page: '/operators/',
  },
});

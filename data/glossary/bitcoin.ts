import {defineTerms} from './schema';

const SCRIPTS = '/guides/specifications/bitcoin_staking_scripts/';
const STAKING = '/guides/overview/bitcoin_staking/';

/** Words of Bitcoin itself: outputs, scripts, signatures, blocks. */
export default defineTerms({
  'adaptor-signature': {
    term: 'adaptor signature',
    also: ['pre-signature'],
    definition:
      'A signature that is locked with another party’s public key. It is worthless until the matching secret key is known, and then becomes an ordinary signature.',
    note: 'Covenant members give their slashing signatures in this form, locked with the finality provider’s key. Only a provider that reveals its key makes them usable.',
    see: ['covenant-committee', 'schnorr-signature', 'slashing'],
    page: STAKING,
  },
  'bip-322': {
    term: 'BIP-322',
    definition:
      'A standard for signing a text with the key behind a Bitcoin address, whatever the kind of address. Wallets can use it for the proof of possession of a stake.',
    see: ['proof-of-possession'],
    page: STAKING,
  },
  'bitcoin-header': {
    term: 'Bitcoin header',
    also: ['block header', 'Bitcoin block header'],
    definition:
      'The short head of a Bitcoin block. It names the block before it, sums up the transactions inside and carries the proof of work, so the chain can be followed without the rest.',
    see: ['btc-light-client', 'spv-proof', 'vigilante-reporter'],
    page: '/guides/overview/babylon_genesis/',
  },
  burn: {
    term: 'burn',
    also: ['burned'],
    definition:
      'To put coins where nobody can ever spend them. The slashed share of a bitcoin stake is burned; it is paid to no one.',
    see: ['op-return', 'slashing'],
    page: STAKING,
  },
  'confirmation-depth': {
    term: 'confirmation depth',
    also: ['confirmation', 'k-deep'],
    definition:
      'How many Bitcoin blocks must stand on top of a block before Babylon Genesis relies on what is in it. Bitcoin Core counts one more, because it includes the block itself.',
    see: ['checkpoint-finalization-timeout', 'reorganization'],
    page: STAKING,
  },
  'control-block': {
    term: 'control block',
    definition:
      'The part of a Taproot witness that proves the revealed script belongs to the output: the internal key and the hashes that lead from the leaf to the root.',
    see: ['script-path', 'tapleaf', 'witness'],
    page: SCRIPTS,
  },
  'inclusion-proof': {
    term: 'inclusion proof',
    also: ['proof of inclusion', 'Merkle proof'],
    definition:
      'The hashes that show a transaction stands in a given Bitcoin block. Whoever knows the block’s header can check it without the whole block.',
    see: ['bitcoin-header', 'spv-proof'],
    page: STAKING,
  },
  'internal-key': {
    term: 'internal key',
    definition:
      'The key from which a Taproot output is built. Its owner could spend without any script, so staking outputs use a point here for which nobody has the secret key.',
    see: ['key-path', 'nums-point', 'taproot'],
    page: SCRIPTS,
  },
  'key-path': {
    term: 'key path',
    also: ['key-path spend', 'Taproot key path'],
    definition:
      'Spending a Taproot output with a single signature and no script. Staking, unbonding and refund outputs have this way closed.',
    see: ['internal-key', 'script-path'],
    page: SCRIPTS,
  },
  mempool: {
    term: 'mempool',
    definition:
      'The transactions that a Bitcoin node has heard of and that no block holds yet. What waits there can still be replaced or dropped.',
    see: ['miner-fee'],
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
  'miner-fee': {
    term: 'miner fee',
    also: ['network fee', 'Bitcoin transaction fee'],
    definition:
      'What a Bitcoin transaction leaves to the miner of its block: the sum of its inputs less the sum of its outputs. It rises with demand for block space.',
    see: ['mempool', 'unbonding-fee'],
    page: STAKING,
  },
  'nums-point': {
    term: 'NUMS point',
    also: ['NUMS', 'unspendable internal key'],
    definition:
      'A point on Bitcoin’s curve that is derived from a hash in public, so that no one can know its secret key. The letters stand for nothing up my sleeve.',
    see: ['internal-key'],
    page: SCRIPTS,
  },
  'op-return': {
    term: 'OP_RETURN',
    also: ['OP_RETURN output'],
    definition:
      'A Bitcoin output that carries data and that nobody can spend. Checkpoints are written into such outputs, and slashed coins are burned in one.',
    see: ['burn', 'checkpoint'],
    page: SCRIPTS,
  },
  'partially-signed-transaction': {
    term: 'PSBT',
    also: ['partially signed Bitcoin transaction'],
    definition:
      'A file format for a Bitcoin transaction that still lacks signatures. It carries what a wallet must know to check and sign its own part.',
    see: ['extension-wallet', 'hardware-wallet'],
    page: '/developers/',
  },
  reorganization: {
    term: 'reorganization',
    also: ['reorg', 'Bitcoin reorganization'],
    definition:
      'The replacement of the newest Bitcoin blocks by another branch with more work. Transactions in the replaced blocks may return to waiting.',
    note: 'Babylon Genesis stops on purpose when a reorganization reaches the confirmation depth, because its record of stakes may then be wrong.',
    see: ['chain-halt', 'confirmation-depth'],
    page: '/guides/overview/babylon_genesis/',
  },
  satoshi: {
    term: 'satoshi',
    also: ['sat'],
    definition:
      'The smallest unit of bitcoin: a hundred-millionth of one. Programs count in it, so that no amount is ever rounded.',
    see: ['ubbn'],
    page: STAKING,
  },
  'schnorr-signature': {
    term: 'Schnorr signature',
    also: ['BIP-340', 'BIP-340 signature'],
    definition:
      'The kind of signature that Taproot uses, defined in BIP-340. Its equation is simple enough that one-time and adaptor signatures can be built from it.',
    see: ['adaptor-signature', 'eots', 'x-only-key'],
    page: STAKING,
  },
  'script-path': {
    term: 'script path',
    also: ['script-path spend'],
    definition:
      'Spending a Taproot output by revealing one of its scripts and meeting its conditions. The scripts that are not used stay hidden.',
    see: ['key-path', 'tapleaf', 'tapscript'],
    page: SCRIPTS,
  },
  signet: {
    term: 'signet',
    also: ['Bitcoin signet'],
    definition:
      'A public Bitcoin test network whose blocks are signed by known parties and come steadily. Its coins are worth nothing; the Babylon test network follows it.',
    see: ['bbn-test-6', 'faucet'],
    page: '/developers/',
  },
  'spv-proof': {
    term: 'SPV proof',
    definition:
      'A Bitcoin transaction together with its inclusion proof and the header of its block. Vigilantes send two of them to report a checkpoint.',
    see: ['checkpoint', 'inclusion-proof', 'vigilante-reporter'],
    page: '/guides/overview/babylon_genesis/',
  },
  tapleaf: {
    term: 'tapleaf',
    also: ['leaf'],
    definition:
      'One script in the tree of a Taproot output. A staking output has three leaves: timelock, unbonding and slashing.',
    see: ['control-block', 'script-path', 'staking-output'],
    page: SCRIPTS,
  },
  taproot: {
    term: 'Taproot',
    also: ['Taproot output'],
    definition:
      'A kind of Bitcoin output that hides any number of scripts behind one key. From outside all look alike; only the script that is used is ever shown.',
    see: ['internal-key', 'tapscript', 'taproot-address'],
    page: SCRIPTS,
  },
  tapscript: {
    term: 'tapscript',
    definition:
      'The language of scripts inside Taproot outputs. It counts signatures one by one with an opcode of its own, which the covenant quorum relies on.',
    see: ['covenant-quorum', 'taproot'],
    page: SCRIPTS,
  },
  timelock: {
    term: 'timelock',
    also: ['relative timelock'],
    definition:
      'A condition in a script that opens a path only after a number of Bitcoin blocks, counted from the block that holds the output.',
    see: ['staking-term', 'unbonding-time'],
    page: STAKING,
  },
  utxo: {
    term: 'UTXO',
    also: ['unspent output', 'unspent transaction output'],
    definition:
      'An output of a Bitcoin transaction that has not been spent. A wallet’s bitcoin is the sum of these; a stake is one of them.',
    see: ['staking-output'],
    page: SCRIPTS,
  },
  witness: {
    term: 'witness',
    definition:
      'The part of a Bitcoin input that holds its signatures and, for Taproot scripts, the script and its control block. Its order is fixed by the script.',
    see: ['control-block', 'script-path'],
    page: SCRIPTS,
  },
  'x-only-key': {
    term: 'x-only key',
    also: ['x-only public key'],
    definition:
      'A public key written as its x coordinate alone, as BIP-340 does. Cut the first byte off a compressed key to get it.',
    see: ['schnorr-signature'],
    page: SCRIPTS,
  },
});

import {defineTerms} from './schema';

const SCRIPTS = '/guides/specifications/bitcoin_staking_scripts/';
const STAKING = '/guides/overview/bitcoin_staking/';

/** Terms about Bitcoin: outputs, scripts, signatures, blocks. */
export default defineTerms({
  'adaptor-signature': {
    term: 'adaptor signature',
    also: ['pre-signature'],
    definition:
      'A signature that is encrypted to another party’s public key. It is useless without the matching secret key, which turns it into an ordinary signature.',
    note: 'Covenant members sign slashing transactions this way: each signature is encrypted to the finality provider’s key and can be used only if the provider reveals that key.',
    see: ['covenant-committee', 'schnorr-signature', 'slashing'],
    page: STAKING,
  },
  'bip-322': {
    term: 'BIP-322',
    definition:
      'A standard for signing a message with the key of a Bitcoin address of any type. Wallets can use it for the proof of possession of a stake.',
    see: ['proof-of-possession'],
    page: STAKING,
  },
  'bitcoin-header': {
    term: 'Bitcoin header',
    also: ['block header', 'Bitcoin block header'],
    definition:
      'The first bytes of a Bitcoin block. They reference the previous block, commit to the transactions and carry the proof of work, so a light client needs nothing else.',
    see: ['btc-light-client', 'spv-proof', 'vigilante-reporter'],
    page: '/guides/overview/babylon_genesis/',
  },
  burn: {
    term: 'burn',
    also: ['burned'],
    definition:
      'To send coins to an output that nobody can ever spend. On mainnet, the slashed share of a bitcoin stake is burned; nobody receives it.',
    see: ['op-return', 'slashing'],
    page: STAKING,
  },
  'confirmation-depth': {
    term: 'confirmation depth',
    also: ['confirmation', 'k-deep'],
    definition:
      'The number of Bitcoin blocks that must be mined on top of a block before Babylon Genesis relies on it. Bitcoin Core shows one more confirmation, because it counts the block itself.',
    see: ['checkpoint-finalization-timeout', 'reorganization'],
    page: STAKING,
  },
  'control-block': {
    term: 'control block',
    definition:
      'The part of a Taproot witness that proves that the output commits to the revealed script. It contains the internal key and the hashes from the leaf to the root.',
    see: ['script-path', 'tapleaf', 'witness'],
    page: SCRIPTS,
  },
  'inclusion-proof': {
    term: 'inclusion proof',
    also: ['proof of inclusion', 'Merkle proof'],
    definition:
      'The Merkle path that proves that a Bitcoin block includes a transaction. You can verify it with the block header alone.',
    see: ['bitcoin-header', 'spv-proof'],
    page: STAKING,
  },
  'internal-key': {
    term: 'internal key',
    definition:
      'The key from which a Taproot output is built. Its owner could spend the output without revealing a script, so staking outputs use a point whose secret key nobody knows.',
    see: ['key-path', 'nums-point', 'taproot'],
    page: SCRIPTS,
  },
  'key-path': {
    term: 'key path',
    also: ['key-path spend', 'Taproot key path'],
    definition:
      'Spending a Taproot output with a single signature and no script. Staking, unbonding and refund outputs cannot be spent this way.',
    see: ['internal-key', 'script-path'],
    page: SCRIPTS,
  },
  mempool: {
    term: 'mempool',
    definition:
      'The unconfirmed transactions that a node knows about. A transaction in the mempool can still be replaced or dropped.',
    see: ['miner-fee'],
    page: '/stakers/btc_stakers/native_staking/unbonding_via_cli/',
  },
  'miner-fee': {
    term: 'miner fee',
    also: ['network fee', 'Bitcoin transaction fee'],
    definition:
      'The fee that a Bitcoin transaction pays to the miner: the sum of its inputs minus the sum of its outputs. It rises with demand for block space.',
    see: ['mempool', 'unbonding-fee'],
    page: STAKING,
  },
  'nums-point': {
    term: 'NUMS point',
    also: ['NUMS', 'unspendable internal key'],
    definition:
      'A point on the curve that is derived publicly from a hash, so that nobody can know its secret key. NUMS stands for nothing up my sleeve.',
    see: ['internal-key'],
    page: SCRIPTS,
  },
  'op-return': {
    term: 'OP_RETURN',
    also: ['OP_RETURN output'],
    definition:
      'An unspendable Bitcoin output that carries data. Checkpoints are written to such outputs, and slashed coins are burned in one.',
    see: ['burn', 'checkpoint'],
    page: SCRIPTS,
  },
  'partially-signed-transaction': {
    term: 'PSBT',
    also: ['partially signed Bitcoin transaction'],
    definition:
      'A format for a Bitcoin transaction that still lacks signatures. It contains what a wallet needs to verify and sign its inputs.',
    see: ['extension-wallet', 'hardware-wallet'],
    page: '/developers/',
  },
  reorganization: {
    term: 'reorganization',
    also: ['reorg', 'Bitcoin reorganization'],
    definition:
      'The replacement of the latest Bitcoin blocks by another branch with more work. Transactions in the replaced blocks may become unconfirmed again.',
    note: 'Babylon Genesis halts on purpose if a reorganization reaches the confirmation depth, because its record of stakes may then be wrong.',
    see: ['chain-halt', 'confirmation-depth'],
    page: '/guides/overview/babylon_genesis/',
  },
  satoshi: {
    term: 'satoshi',
    also: ['sat'],
    definition:
      'The smallest unit of bitcoin: one hundred-millionth of a BTC. Programs count in satoshis so that amounts are never rounded.',
    see: ['ubbn'],
    page: STAKING,
  },
  'schnorr-signature': {
    term: 'Schnorr signature',
    also: ['BIP-340', 'BIP-340 signature'],
    definition:
      'The kind of signature that Taproot uses, defined in BIP-340. Its equation is simple enough that one-time and adaptor signatures can be built on it.',
    see: ['adaptor-signature', 'eots', 'x-only-key'],
    page: STAKING,
  },
  'script-path': {
    term: 'script path',
    also: ['script-path spend'],
    definition:
      'Spending a Taproot output by revealing one of its scripts and satisfying it. The other scripts stay hidden.',
    see: ['key-path', 'tapleaf', 'tapscript'],
    page: SCRIPTS,
  },
  signet: {
    term: 'signet',
    also: ['Bitcoin signet'],
    definition:
      'A public Bitcoin test network whose blocks are signed by known parties and produced at regular intervals. Its coins have no value; the Babylon testnet follows it.',
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
      'A type of Bitcoin output that commits to a key and any number of scripts. On chain, all Taproot outputs look alike; a script is revealed only when it is used.',
    see: ['internal-key', 'tapscript', 'taproot-address'],
    page: SCRIPTS,
  },
  tapscript: {
    term: 'tapscript',
    definition:
      'The script language of Taproot outputs. The covenant quorum relies on one of its opcodes, OP_CHECKSIGADD, which counts signatures.',
    see: ['covenant-quorum', 'taproot'],
    page: SCRIPTS,
  },
  timelock: {
    term: 'timelock',
    also: ['relative timelock'],
    definition:
      'A condition in a script that allows spending only after a number of Bitcoin blocks, counted from the block that includes the output.',
    see: ['staking-term', 'unbonding-time'],
    page: STAKING,
  },
  utxo: {
    term: 'UTXO',
    also: ['unspent output', 'unspent transaction output'],
    definition:
      'An output of a Bitcoin transaction that has not been spent. A wallet’s balance is the sum of its UTXOs. Each stake is a UTXO too.',
    see: ['staking-output'],
    page: SCRIPTS,
  },
  witness: {
    term: 'witness',
    definition:
      'The part of a Bitcoin input that contains its signatures and, for a Taproot script path, the script and its control block. The script determines the order of the signatures.',
    see: ['control-block', 'script-path'],
    page: SCRIPTS,
  },
  'x-only-key': {
    term: 'x-only key',
    also: ['x-only public key'],
    definition:
      'A public key that consists of its x coordinate only, as in BIP-340. To get it, drop the first byte of a compressed public key.',
    see: ['schnorr-signature'],
    page: SCRIPTS,
  },
});

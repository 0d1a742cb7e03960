import {defineTerms} from './schema';

const WEB = '/stakers/btc_stakers/native_staking/web_staking/';

/** Terms about wallets, keys and their holders. */
export default defineTerms({
  'address-screening': {
    term: 'address screening',
    also: ['screening'],
    definition:
      'A check of a Bitcoin address against lists of risky addresses. The staking site may reject an address; the chain has no such list.',
    see: ['staking-api', 'staking-site'],
    page: WEB,
  },
  custodian: {
    term: 'custodian',
    definition:
      'A company that holds keys for others. If it stakes for you, your contract with it determines what you can do and when.',
    see: ['self-custody'],
    page: '/stakers/',
  },
  'extension-wallet': {
    term: 'extension wallet',
    also: ['browser wallet'],
    definition:
      'A wallet that runs as a browser extension. Web pages can ask it to sign, and it shows you each request first.',
    see: ['staking-site'],
    page: WEB,
  },
  faucet: {
    term: 'faucet',
    definition:
      'A service that gives away test coins. They have no value: never pay for them, and never connect a wallet that holds real coins.',
    see: ['bbn-test-6', 'signet'],
    page: '/developers/',
  },
  'hardware-wallet': {
    term: 'hardware wallet',
    definition:
      'A device that keeps keys off your computer and shows on its own screen what it signs. For staking, you use it through a compatible software wallet.',
    see: ['extension-wallet', 'seed-phrase'],
    page: WEB,
  },
  'native-segwit-address': {
    term: 'Native SegWit address',
    also: ['Native SegWit', 'P2WPKH'],
    definition:
      'A common type of Bitcoin address for a single key. The staking site accepts this type and Taproot addresses.',
    see: ['taproot-address'],
    page: WEB,
  },
  'seed-phrase': {
    term: 'seed phrase',
    also: ['recovery phrase', 'mnemonic'],
    definition:
      'The list of words from which a wallet derives all its keys. Write it on paper; no website or support agent ever needs it.',
    see: ['hardware-wallet'],
    page: '/stakers/',
  },
  'staking-site': {
    term: 'staking site',
    also: ['staking dapp'],
    definition:
      'The web application that most people use to stake. It builds the transactions, asks your wallets to sign and shows the state of each stake.',
    see: ['extension-wallet', 'staking-api'],
    page: WEB,
  },
  'taproot-address': {
    term: 'Taproot address',
    also: ['P2TR'],
    definition:
      'The address of a Taproot output. It can belong to a single key or commit to hidden scripts, so it does not show whether coins are staked.',
    see: ['taproot'],
    page: '/guides/specifications/bitcoin_staking_scripts/',
  },
});

import {defineTerms} from './schema';

const WEB = '/stakers/btc_stakers/native_staking/web_staking/';

/** Words about wallets, keys and those who hold them. */
export default defineTerms({
  'address-screening': {
    term: 'address screening',
    also: ['screening'],
    definition:
      'A check of a Bitcoin address against lists of risky ones. The staking site may refuse an address; the chain itself knows no such list.',
    see: ['staking-api', 'staking-site'],
    page: WEB,
  },
  custodian: {
    term: 'custodian',
    definition:
      'A company that holds keys for others. When it stakes for you, its contract decides what you can do and when, not these pages.',
    see: ['self-custody'],
    page: '/stakers/',
  },
  'extension-wallet': {
    term: 'extension wallet',
    also: ['browser wallet'],
    definition:
      'A wallet that lives in the browser and that web pages can ask to sign. It shows each request to its owner first.',
    see: ['staking-site'],
    page: WEB,
  },
  faucet: {
    term: 'faucet',
    definition:
      'A service that gives away test coins. They are worth nothing; never pay for them, and never connect a wallet that holds real coins.',
    see: ['bbn-test-6', 'signet'],
    page: '/developers/',
  },
  'hardware-wallet': {
    term: 'hardware wallet',
    definition:
      'A device that keeps keys away from the computer and signs on its own screen. For staking it works through a compatible software wallet.',
    see: ['extension-wallet', 'seed-phrase'],
    page: WEB,
  },
  'native-segwit-address': {
    term: 'Native SegWit address',
    also: ['Native SegWit', 'P2WPKH'],
    definition:
      'A common kind of Bitcoin address for one key. Together with Taproot it is the kind that bitcoin staking accepts.',
    see: ['taproot-address'],
    page: WEB,
  },
  'seed-phrase': {
    term: 'seed phrase',
    also: ['recovery phrase', 'mnemonic'],
    definition:
      'The list of words from which a wallet makes all its keys. Write it on paper; no page and no support person ever needs it.',
    see: ['hardware-wallet'],
    page: '/stakers/',
  },
  'staking-site': {
    term: 'staking site',
    also: ['staking dapp'],
    definition:
      'The web page through which most people stake. It builds the transactions, asks your wallets to sign and shows the state of each stake.',
    see: ['extension-wallet', 'staking-api'],
    page: WEB,
  },
  'taproot-address': {
    term: 'Taproot address',
    also: ['P2TR'],
    definition:
      'The address of a Taproot output. It can stand for one key or for hidden scripts, so it does not show whether coins are staked.',
    see: ['taproot'],
    page: '/guides/specifications/bitcoin_staking_scripts/',
  },
});

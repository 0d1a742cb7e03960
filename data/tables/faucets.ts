import {defineTable} from '../schema';

/** Faucets for test coins. Limits are shown only where the faucet's own page or the source states them. */
export default defineTable({
  id: 'faucets',
  title: 'Faucets for test coins',
  columns: [
    {key: 'asset', label: 'Test coin'},
    {key: 'name', label: 'Faucet'},
    {key: 'address', label: 'Address'},
    {key: 'how', label: 'What to choose there'},
    {key: 'limit', label: 'Stated limit'},
  ],
  rows: [
    {
      asset: 'tBABY',
      name: 'HoodScan',
      address: 'https://faucet.hoodscan.io/',
      how: 'Babylon Testnet, then your wallet',
      limit: 'not stated',
    },
    {
      asset: 'tBABY',
      name: 'Xangle',
      address: 'https://babylon-explorer.xangle.io/testnet/faucet',
      how: 'nothing; the page has a single form',
      limit: 'not stated',
    },
    {
      asset: 'tBABY',
      name: 'ITRocket',
      address: 'https://testnet.itrocket.net/babylon/faucet',
      how: 'nothing; the page has a single form',
      limit: '0.02 tBABY per request; the page is unclear about a second limit (see the note)',
      unverified:
        'ITRocket: its page is ambiguous; it may allow one request per IP address or wallet address in 24 hours, or 1 tBABY in 24 hours.',
    },
    {
      asset: 'signet BTC',
      name: 'HoodScan',
      address: 'https://faucet.hoodscan.io/',
      how: 'Bitcoin, then Bitcoin Signet; enter a Native SegWit address',
      limit: 'not stated',
    },
    {
      asset: 'signet BTC',
      name: 'signetfaucet.com',
      address: 'https://signetfaucet.com/',
      how: 'enter a signet address',
      limit: '0.00001 to 0.01 BTC per request',
    },
    {
      asset: 'signet BTC',
      name: 'Discord',
      address: 'https://discord.com/invite/babylonglobal',
      how: 'the #faucet-signet-btc channel',
      limit: 'not stated',
    },
  ],
  source: {
    id: 'DOC',
    path: 'docs/developers/babylon_genesis_chain/baby_faucets.mdx, docs/developers/babylon_genesis_chain/btc_faucets.mdx, docs/trustless-bitcoin-vault/testnet-info/setup.mdx',
  },
  asOf: '2026-06-25',
  network: 'bbn-test-6',
  note: 'Request only as much as you need.',
});

// cspell:ignore Bitrue Bybit Coinone
import {defineTable} from '../schema';

const YES = 'yes';
const NO = 'not supported';

/** Exchanges that the original documentation lists for staking, by coin. */
export default defineTable({
  id: 'stakers.exchanges',
  title: 'Exchanges listed for staking on Babylon',
  columns: [
    {key: 'exchange', label: 'Exchange'},
    {key: 'btc', label: 'Bitcoin staking'},
    {key: 'baby', label: 'BABY'},
  ],
  rows: [
    {exchange: 'Binance', btc: YES, baby: YES},
    {exchange: 'Bitget', btc: YES, baby: YES},
    {exchange: 'Bitrue', btc: YES, baby: YES},
    {exchange: 'CoinEx', btc: YES, baby: NO},
    {exchange: 'Coinone', btc: 'yes, in the list since 2026-03-12', baby: 'not listed'},
    {exchange: 'Gate', btc: YES, baby: NO},
    {exchange: 'OKX', btc: YES, baby: NO},
    {exchange: 'BingX', btc: NO, baby: NO},
    {exchange: 'Bybit', btc: NO, baby: NO},
    {exchange: 'KuCoin', btc: NO, baby: NO},
  ],
  source: {
    id: 'DOC',
    path: 'docs/stakers/btc_stakers/btc_staking_tools.mdx, docs/stakers/baby_stakers/baby_staking_tools.mdx',
  },
  asOf: '2026-06-25',
  note: 'From the lists in the original documentation. We have not checked any exchange, so ask yours before you rely on it.',
});

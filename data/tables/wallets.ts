import {defineTable} from '../schema';

/**
 * Which wallet does what, merged from the four tables of the original documentation and the
 * wallet list in the connector's code. "Sources differ" marks a row where those tables disagree:
 * a reader must be able to see that nobody has settled it.
 */
export default defineTable({
  id: 'wallets',
  title: 'Wallets for bitcoin and BABY staking',
  columns: [
    {key: 'wallet', label: 'Wallet'},
    {key: 'kind', label: 'Kind'},
    {key: 'btc', label: 'Stakes bitcoin on'},
    {key: 'babyAddress', label: 'Holds BABY on'},
    {key: 'babyStaking', label: 'Own BABY staking screen'},
    {key: 'connector', label: 'Named in connector code'},
  ],
  rows: [
    {wallet: 'Keplr', kind: 'software', btc: 'browser, phone', babyAddress: 'browser, phone', babyStaking: 'yes', connector: 'BABY'},
    {wallet: 'Leap', kind: 'software', btc: 'browser, phone', babyAddress: 'browser, phone', babyStaking: 'yes', connector: 'BABY'},
    {wallet: 'Cosmostation', kind: 'software', btc: 'browser, phone', babyAddress: 'browser, phone', babyStaking: 'yes', connector: 'no'},
    {wallet: 'OKX', kind: 'software', btc: 'browser, phone', babyAddress: 'browser, phone', babyStaking: 'no', connector: 'BTC, BABY'},
    {wallet: 'UniSat', kind: 'software', btc: 'browser, phone', babyAddress: 'browser, phone', babyStaking: 'no', connector: 'BTC'},
    {wallet: 'OneKey', kind: 'software', btc: 'browser, phone', babyAddress: 'browser, phone', babyStaking: 'no', connector: 'BTC'},
    {wallet: 'OneKey Pro, Classic 1S', kind: 'hardware', btc: 'browser, phone', babyAddress: 'phone', babyStaking: 'no', connector: 'through OneKey'},
    {wallet: 'Keystone', kind: 'hardware', btc: 'browser', babyAddress: 'sources differ', babyStaking: 'through Keplr', connector: 'BTC'},
    {wallet: 'Ledger', kind: 'hardware', btc: 'sources differ', babyAddress: 'browser, through Keplr', babyStaking: 'through Keplr', connector: 'BTC'},
    {wallet: 'Bitget', kind: 'software', btc: 'browser, phone', babyAddress: 'sources differ', babyStaking: 'no', connector: 'no'},
    {wallet: 'Cactus Link', kind: 'software', btc: 'browser', babyAddress: 'browser', babyStaking: 'no', connector: 'no'},
    {wallet: 'imToken', kind: 'software', btc: 'browser', babyAddress: 'browser', babyStaking: 'no', connector: 'no'},
    {wallet: 'Binance Wallet', kind: 'software', btc: 'browser', babyAddress: 'browser', babyStaking: 'no', connector: 'no'},
    {wallet: 'CoinEx Wallet', kind: 'software', btc: 'browser', babyAddress: 'browser, phone', babyStaking: 'no', connector: 'no'},
    {wallet: 'Coldlar', kind: 'hardware', btc: 'browser, phone', babyAddress: 'browser, phone', babyStaking: 'no', connector: 'no'},
    {wallet: 'Gate Web3', kind: 'software', btc: 'phone', babyAddress: 'phone', babyStaking: 'yes, phone', connector: 'no'},
    {wallet: 'Tomo', kind: 'software', btc: 'browser; phone: sources differ', babyAddress: 'sources differ', babyStaking: 'no', connector: 'no'},
    {wallet: 'Xverse', kind: 'software', btc: 'browser', babyAddress: 'no', babyStaking: 'no', connector: 'no'},
    {wallet: 'Utila', kind: 'custody', btc: 'browser', babyAddress: 'not stated', babyStaking: 'not stated', connector: 'BTC'},
    {wallet: 'NGRAVE', kind: 'hardware', btc: 'no', babyAddress: 'browser', babyStaking: 'no', connector: 'no'},
    {wallet: 'Fordefi', kind: 'custody', btc: 'no', babyAddress: 'no', babyStaking: 'no', connector: 'no'},
  ],
  source: {id: 'DOC', path: 'docs/stakers (wallet tables); KIT packages/babylon-wallet-connector/src/core/wallets'},
  asOf: '2026-06-25',
  network: 'bbn-1',
  note: 'Wallet tables of 2026-06-25; the last column is the connector code of 2026-08-21. A wallet that injects its own provider can work without being named there.',
});

import {defineTable} from '../schema';

/** Upgrade path of mainnet: the binary that each height needs. */
export default defineTable({
  id: 'bbn-1.upgrades',
  title: 'Upgrades of mainnet',
  columns: [
    {key: 'name', label: 'Upgrade'},
    {key: 'height', label: 'Height', align: 'right'},
    {key: 'binary', label: 'babylond'},
    {key: 'note', label: 'Changes'},
  ],
  rows: [
    {name: 'genesis', height: '1', binary: 'v0.9.0', note: 'start of the chain'},
    {
      name: 'v1',
      height: '226',
      binary: 'v1.0.1',
      note: 'phase 2 parameters, new mint module, Bitcoin headers, allow-list',
    },
    {
      name: 'v1.1',
      height: '301,450',
      binary: 'v1.1.0',
      note: 'the chain now halts on a deep Bitcoin reorganization',
    },
    {
      name: 'v2',
      height: '596,369',
      binary: 'v2.0.0',
      note: 'token factory, packet forwarding, interchain accounts, IBC rate limits; modules crisis and feeibc removed',
    },
    {
      name: 'v2.2',
      height: '696,120',
      binary: 'v2.2.0',
      note: 'the fee collector account accepts only ubbn',
    },
    {
      name: 'v2.3',
      height: '1,416,370',
      binary: 'v2.3.0',
      note: 'finality providers with duplicate addresses soft-deleted',
    },
    {
      name: 'v4',
      height: '1,893,601',
      binary: 'v4.0.0',
      note: 'co-staking, new inflation, funds locked when a staking message is queued, stake expansion',
    },
    {
      name: 'v4.1',
      height: '1,987,027',
      binary: 'v4.1.0',
      note: 'stricter checks of vote extensions and BIP-322 signatures',
    },
    {name: 'v4.2', height: '2,072,934', binary: 'v4.2.0', note: 'co-staking trackers reset'},
  ],
  source: {id: 'NET', path: 'bbn-1/network-artifacts/upgrades/README.md'},
  asOf: '2025-12-01',
  network: 'bbn-1',
  note: 'There is no mainnet upgrade v3. v4.3.0 (2026-05-05) and v4.3.1 (2026-07-21) have been released; the height of the v4.3 upgrade is not in the source.',
});

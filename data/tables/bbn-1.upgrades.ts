import {defineTable} from '../schema';

/**
 * Upgrade path of mainnet: the binary that each height requires. `recorded` is the status in the
 * source: "performed", or "scheduled" for a height in the future when the source was written.
 */
export default defineTable({
  id: 'bbn-1.upgrades',
  title: 'Mainnet upgrades',
  columns: [
    {key: 'name', label: 'Upgrade'},
    {key: 'height', label: 'Height', align: 'right'},
    {key: 'binary', label: 'babylond'},
    {key: 'note', label: 'Changes'},
    {key: 'recorded', label: 'Recorded as'},
  ],
  rows: [
    {
      name: 'genesis',
      height: '1',
      binary: 'v0.9.0',
      note: 'start of the chain',
      recorded: 'performed',
    },
    {
      name: 'v1',
      height: '226',
      binary: 'v1.0.1',
      note: 'phase 2 parameters, new mint module, Bitcoin headers, allow-list',
      recorded: 'performed',
    },
    {
      name: 'v1.1',
      height: '301,450',
      binary: 'v1.1.0',
      note: 'the chain now halts on a deep Bitcoin reorganization',
      recorded: 'performed',
    },
    {
      name: 'v2',
      height: '596,369',
      binary: 'v2.0.0',
      note: 'token factory, packet forwarding, interchain accounts, IBC rate limits; crisis and feeibc modules removed',
      recorded: 'performed',
    },
    {
      name: 'v2.2',
      height: '696,120',
      binary: 'v2.2.0',
      note: 'the fee collector account accepts only ubbn',
      recorded: 'performed',
    },
    {
      name: 'v2.3',
      height: '1,416,370',
      binary: 'v2.3.0',
      note: 'finality providers with duplicate addresses soft-deleted',
      recorded: 'performed',
    },
    {
      name: 'v4',
      height: '1,893,601',
      binary: 'v4.0.0',
      note: 'co-staking, new inflation, funds locked when a staking message is queued, stake expansion',
      recorded: 'performed',
    },
    {
      name: 'v4.1',
      height: '1,987,027',
      binary: 'v4.1.0',
      note: 'stricter checks on vote extensions and BIP-322 signatures',
      recorded: 'performed',
    },
    {
      name: 'v4.2',
      height: '2,072,934',
      binary: 'v4.2.0',
      note: 'co-staking trackers reset',
      recorded: 'performed',
    },
    {
      name: 'v4.3',
      height: '3,371,450',
      binary: 'v4.3.0',
      note: 'the parent stake of an expansion can be unbonded even if the expansion was unbonded before it became active, and such parent stakes were set to UNBONDED; vote extensions from another epoch are rejected',
      recorded: 'performed',
    },
    {
      name: 'v4.4',
      height: '4,171,630',
      binary: 'v4.4.0',
      note: 'Cosmos SDK v0.53.8, a security release that all nodes have to switch to at the same height, with wasmd v0.60.5 and CometBFT v0.38.23; no state is migrated',
      recorded: 'scheduled',
    },
  ],
  source: {id: 'NET', path: 'bbn-1/network-artifacts/upgrades/README.md at d4e03506'},
  asOf: '2026-08-06',
  further: [
    {
      part: 'Changes in v4.4',
      source: {id: 'BBN', path: 'CHANGELOG.md, go.mod at v4.4.0'},
      asOf: '2026-08-06',
    },
  ],
  network: 'bbn-1',
  note: 'There is no mainnet upgrade named v3. The source does not say whether v4.4 has been applied; query a node to find out.',
});

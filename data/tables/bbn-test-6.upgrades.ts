import {defineTable} from '../schema';

/** Upgrade path of the testnet; `recorded` has the same meaning as for mainnet. */
export default defineTable({
  id: 'bbn-test-6.upgrades',
  title: 'Testnet upgrades',
  columns: [
    {key: 'name', label: 'Upgrade'},
    {key: 'height', label: 'Height', align: 'right'},
    {key: 'binary', label: 'babylond'},
    {key: 'recorded', label: 'Recorded as'},
  ],
  rows: [
    {name: 'genesis', height: '1', binary: 'v0.9.0', recorded: 'performed'},
    {name: 'v1', height: '57', binary: 'v1.0.3', recorded: 'performed'},
    {name: 'v1.1', height: '192', binary: 'v1.1.0', recorded: 'performed'},
    {name: 'v2', height: '252', binary: 'v2.1.0', recorded: 'performed'},
    {name: 'v2.2', height: '363', binary: 'v2.2.0', recorded: 'performed'},
    {name: 'v2.3', height: '410', binary: 'v2.3.1', recorded: 'performed'},
    {name: 'v4', height: '86,041', binary: 'v4.0.0-rc.1', recorded: 'performed'},
    {name: 'v4rc3', height: '205,840', binary: 'v4.0.0-rc.3', recorded: 'performed'},
    {name: 'v4.1', height: '384,300', binary: 'v4.1.0', recorded: 'performed'},
    {name: 'v4.2', height: '469,778', binary: 'v4.2.0', recorded: 'performed'},
    {name: 'v4.3', height: '1,781,710', binary: 'v4.3.0', recorded: 'performed'},
    {name: 'v4.4', height: '2,613,009', binary: 'v4.4.0', recorded: 'scheduled'},
  ],
  source: {
    id: 'NET',
    path: 'bbn-test-6/babylon-node/upgrades/README.md at d4e03506; NET bbn-test-6/babylon-node/upgrades; NET bbn-test-6/babylon-node/README.md',
  },
  asOf: '2026-08-06',
  network: 'bbn-test-6',
  note: 'The source does not say whether v4.4 has been applied; query a node to find out.',
});

import {defineTable} from '../schema';

/** Upgrade path of the test network. */
export default defineTable({
  id: 'bbn-test-6.upgrades',
  title: 'Upgrades of the test network',
  columns: [
    {key: 'name', label: 'Upgrade'},
    {key: 'height', label: 'Height', align: 'right'},
    {key: 'binary', label: 'babylond'},
  ],
  rows: [
    {name: 'genesis', height: '1', binary: 'v0.9.0'},
    {name: 'v1', height: '57', binary: 'v1.0.3'},
    {name: 'v1.1', height: '192', binary: 'v1.1.0'},
    {name: 'v2', height: '252', binary: 'v2.1.0'},
    {name: 'v2.2', height: '363', binary: 'v2.2.0'},
    {name: 'v2.3', height: '410', binary: 'v2.3.1'},
    {name: 'v4', height: '86,041', binary: 'v4.0.0-rc.1'},
    {name: 'v4rc3', height: '205,840', binary: 'v4.0.0-rc.3'},
    {name: 'v4.1', height: '384,300', binary: 'v4.1.0'},
    {name: 'v4.2', height: '469,778', binary: 'v4.2.0'},
  ],
  source: {
    id: 'NET',
    path: 'bbn-test-6/babylon-node/upgrades, bbn-test-6/babylon-node/README.md',
  },
  asOf: '2025-12-01',
  network: 'bbn-test-6',
});

import {defineTable} from '../schema';

/** Sites that show the chain to readers without a node. */
export default defineTable({
  id: 'bbn-1.explorers',
  title: 'Mainnet explorers',
  columns: [
    {key: 'name', label: 'Explorer'},
    {key: 'address', label: 'Address', format: 'code'},
    {key: 'shows', label: 'Shows'},
  ],
  rows: [
    {
      name: 'Mintscan',
      address: 'https://www.mintscan.io/babylon',
      shows: 'blocks, accounts, validators, finality providers, proposals',
    },
    {
      name: 'Xangle',
      address: 'https://babylon-explorer.xangle.io/mainnet/home',
      shows: 'blocks, accounts',
    },
  ],
  source: {id: 'DOC', path: 'docs/developers/babylon_genesis_chain/explorers/explorers.mdx'},
  asOf: '2026-06-25',
  network: 'bbn-1',
});

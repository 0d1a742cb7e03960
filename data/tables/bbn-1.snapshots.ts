import {defineTable} from '../schema';

/** Packed chain states, so that a node need not replay every block. */
export default defineTable({
  id: 'bbn-1.snapshots',
  title: 'Snapshots of mainnet',
  columns: [
    {key: 'from', label: 'From'},
    {key: 'address', label: 'Address', format: 'code'},
    {key: 'state', label: 'State'},
    {key: 'seen', label: 'Named on'},
  ],
  rows: [
    {
      from: 'Polkachu',
      address: 'https://www.polkachu.com/tendermint_snapshots/babylon',
      state: 'recent; the page states what it holds',
      seen: '2026-06-25',
    },
    {
      from: 'networks repository',
      address: 'bbn-1/network-artifacts/bbn-1.tar.gz',
      state: 'height 226, to be opened with v1.0.1',
      seen: '2026-06-25',
    },
  ],
  source: {id: 'DOC', path: 'docs/developers/babylon_genesis_chain/chain_information.mdx'},
  asOf: '2026-06-25',
  network: 'bbn-1',
  note: 'A snapshot is a stranger’s copy of the chain: a false one shows when its app hash does not match the next block. Nodes Guru, named as a third place in 2025, is no longer listed.',
});

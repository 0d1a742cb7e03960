import {defineTable} from '../schema';

/** Snapshots of the chain's state, so a node doesn't have to replay every block. */
export default defineTable({
  id: 'bbn-1.snapshots',
  title: 'Mainnet snapshots',
  columns: [
    {key: 'from', label: 'Provider'},
    {key: 'address', label: 'Address', format: 'code'},
    {key: 'state', label: 'Contents'},
    {key: 'seen', label: 'Listed on'},
  ],
  rows: [
    {
      from: 'Polkachu',
      address: 'https://www.polkachu.com/tendermint_snapshots/babylon',
      state: 'recent state; the page shows its height',
      seen: '2026-06-25',
    },
    {
      from: 'networks repository',
      address: 'bbn-1/network-artifacts/bbn-1.tar.gz',
      state: 'height 226; start it with v1.0.1',
      seen: '2026-06-25',
    },
  ],
  source: {id: 'DOC', path: 'docs/developers/babylon_genesis_chain/chain_information.mdx'},
  asOf: '2026-06-25',
  network: 'bbn-1',
  note: 'You have to trust the provider of a snapshot, because a forged one is detected only when its app hash does not match the next block. Nodes Guru, listed in 2025, is no longer listed.',
});

import {defineTable} from '../schema';

/** Nodes from which a new node gets peer addresses. */
export default defineTable({
  id: 'bbn-1.peers',
  title: 'Seeds and peers',
  columns: [
    {key: 'kind', label: 'Type'},
    {key: 'address', label: 'Node ID, host and port', format: 'code'},
  ],
  rows: [
    {
      kind: 'seed',
      address: '42fad8afbf7dfca51020c3c6e1a487ce17c4c218@babylon-seed-1.nodes.guru:55706',
    },
    {kind: 'seed', address: 'ade4d8bc8cbe014af6ebdf3cb7b1e9ad36f412c0@seeds.polkachu.com:20656'},
    {kind: 'peer', address: 'f0d280c08608400cac0ccc3d64d67c63fabc8bcc@91.134.70.52:55706'},
    {kind: 'peer', address: '4c1406cb6867232b7ea130ed3a3d25996ca06844@23.88.6.237:20656'},
    {kind: 'peer', address: 'b40a147910a608018c47a0e0225106d00d2651ed@5.9.99.42:20656'},
    {kind: 'peer', address: '184db83783c9158a3e99809ffed3752e180597be@65.108.205.121:20656'},
    {kind: 'peer', address: '1f06b55dfbae181fa40ec08fe145b3caef6d3c83@5.9.81.54:2080'},
    {kind: 'peer', address: '7d728de314f9746e499034bfcfc5a9023c672df5@84.32.32.149:18800'},
  ],
  source: {id: 'NET', path: 'bbn-1/network-artifacts'},
  asOf: '2025-12-01',
  network: 'bbn-1',
  note: 'The first seed is run by Nodes Guru, whose endpoints are no longer listed in the original documentation as of 2026-06-25; use both seeds.',
});

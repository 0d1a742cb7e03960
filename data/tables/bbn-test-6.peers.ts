import {defineTable} from '../schema';

/** Nodes from which a new node gets peer addresses. */
export default defineTable({
  id: 'bbn-test-6.peers',
  title: 'Seeds and peers',
  columns: [
    {key: 'kind', label: 'Type'},
    {key: 'address', label: 'Node ID, host and port', format: 'code'},
  ],
  rows: [
    {
      kind: 'seed',
      address: 'ade4d8bc8cbe014af6ebdf3cb7b1e9ad36f412c0@testnet-seeds.polkachu.com:20656',
    },
    {
      kind: 'seed',
      address: 'be232be53f7ac3c4a6628f98becb48fd25df1adf@babylon-testnet-seed.nodes.guru:55706',
    },
    {kind: 'peer', address: '35eb06875d3d99fd387f959f836ff8efc1912f83@168.119.31.198:55706'},
    {kind: 'peer', address: 'e1cec61b15e9e4806a8fd2f71f06fdc9f6038a5b@65.109.113.233:20656'},
  ],
  source: {id: 'NET', path: 'bbn-test-6/network-artifacts'},
  asOf: '2025-12-01',
  network: 'bbn-test-6',
  note: 'The second seed is run by Nodes Guru, whose endpoints are no longer listed in the original documentation as of 2026-06-25.',
});

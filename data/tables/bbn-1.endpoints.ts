import {defineTable} from '../schema';

/** Public endpoints at the time the source was written. */
export default defineTable({
  id: 'bbn-1.endpoints',
  title: 'Public endpoints of mainnet',
  columns: [
    {key: 'kind', label: 'Interface'},
    {key: 'address', label: 'Address', format: 'code'},
    {key: 'history', label: 'History'},
  ],
  rows: [
    {kind: 'CometBFT RPC', address: 'https://babylon-rpc.polkachu.com', history: 'recent'},
    {kind: 'CometBFT RPC', address: 'https://babylon-archive-rpc.polkachu.com', history: 'all'},
    {kind: 'REST (gRPC gateway)', address: 'https://babylon-api.polkachu.com', history: 'recent'},
    {
      kind: 'REST (gRPC gateway)',
      address: 'https://babylon-archive-api.polkachu.com',
      history: 'all',
    },
    {kind: 'gRPC', address: 'babylon-grpc.polkachu.com:20690', history: 'recent'},
    {kind: 'gRPC', address: 'babylon-archive-grpc.polkachu.com:20690', history: 'all'},
    {kind: 'Staking API', address: 'https://staking-api.babylonlabs.io', history: 'all'},
  ],
  source: {
    id: 'DOC',
    path: 'docs/developers/babylon_genesis_chain/node_information.mdx; static/swagger/babylon-staking-api-openapi3.yaml',
  },
  asOf: '2026-06-25',
  network: 'bbn-1',
  note: 'Most are run by third parties, free to use and without warranty. Nodes Guru and NodeStake, which older pages mention, are no longer listed.',
});

import {defineTable} from '../schema';

/** Public endpoints of the testnet. */
export default defineTable({
  id: 'bbn-test-6.endpoints',
  title: 'Public endpoints of the testnet',
  columns: [
    {key: 'kind', label: 'Interface'},
    {key: 'address', label: 'Address', format: 'code'},
    {key: 'history', label: 'History'},
  ],
  rows: [
    {kind: 'CometBFT RPC', address: 'https://babylon-testnet-rpc.polkachu.com', history: 'recent'},
    {
      kind: 'REST (gRPC gateway)',
      address: 'https://babylon-testnet-api.polkachu.com',
      history: 'recent',
    },
    {kind: 'gRPC', address: 'babylon-testnet-grpc.polkachu.com:20690', history: 'recent'},
    {kind: 'Staking API', address: 'https://staking-api.testnet.babylonlabs.io', history: 'all'},
  ],
  source: {
    id: 'DOC',
    path: 'docs/developers/babylon_genesis_chain/node_information.mdx; static/swagger/babylon-staking-api-openapi3.yaml',
  },
  asOf: '2026-06-25',
  network: 'bbn-test-6',
});

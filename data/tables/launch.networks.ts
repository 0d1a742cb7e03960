import {defineTable} from '../schema';

/** The networks of each phase, live and retired. */
export default defineTable({
  id: 'launch.networks',
  title: 'Networks in each phase',
  columns: [
    {key: 'phase', label: 'Phase'},
    {key: 'network', label: 'Network', format: 'code'},
    {key: 'bitcoin', label: 'Bitcoin network'},
    {key: 'began', label: 'Genesis time'},
    {key: 'state', label: 'State'},
  ],
  rows: [
    {phase: '1', network: 'bbn-test-4', bitcoin: 'signet', began: 'no chain', state: 'retired'},
    {
      phase: '1',
      network: 'bbn1 (a tag)',
      bitcoin: 'mainnet',
      began: 'no chain',
      state: 'ended; stakes can only be withdrawn',
    },
    {
      phase: '2',
      network: 'bbn-test-5',
      bitcoin: 'signet',
      began: '2024-12-06',
      state: 'retired; replaced by bbn-test-6',
    },
    {
      phase: '2',
      network: 'bbn-1',
      bitcoin: 'mainnet',
      began: '2024-08-13',
      state: 'live; open to the public since 2025-04-10',
    },
    {
      phase: '2',
      network: 'bbn-test-6',
      bitcoin: 'signet',
      began: '2025-10-02',
      state: 'live testnet',
    },
    {
      phase: '3',
      network: 'edge-devnet-1',
      bitcoin: 'not stated',
      began: '2024-10-15',
      state: 'no longer listed since March 2026',
    },
    {
      phase: '3',
      network: 'bbn-test-5',
      bitcoin: 'signet',
      began: '2024-12-06',
      state: 'temporarily ran version 3; retired',
    },
  ],
  source: {
    id: 'NET',
    path: 'bbn-*/network-artifacts/genesis.json; DOC521 docs/developers/babylon_genesis_chain/chain_information.mdx (edge-devnet-1)',
  },
  asOf: '2025-12-01',
});

import {defineTable} from '../schema';

/** Machine sizes as the programs' own repositories state them; "none stated" is said, not guessed. */
export default defineTable({
  id: 'hardware',
  title: 'Machine sizes and ports',
  columns: [
    {key: 'machine', label: 'Machine for'},
    {key: 'cpu', label: 'CPU'},
    {key: 'ram', label: 'Memory'},
    {key: 'disk', label: 'Disk'},
    {key: 'public', label: 'Open to the internet'},
    {key: 'private', label: 'Keep private'},
    {key: 'stated', label: 'Stated by'},
  ],
  rows: [
    {machine: 'Validator node', cpu: '4 cores, amd64', ram: '32 GB', disk: '2 TB NVMe', public: '26656 (peers)', private: '26657 RPC, 1317 REST, 9090 gRPC, 26660 metrics', stated: 'networks, 2025-12-01'},
    {machine: 'Full node', cpu: 'none stated', ram: 'none stated', disk: 'none stated', public: '26656 (peers)', private: '26657 RPC, 1317 REST, 9090 gRPC, 26660 metrics', stated: 'nobody; start from the validator row'},
    {machine: 'Archive node', cpu: 'none stated', ram: 'none stated', disk: 'none stated; grows with every block', public: '26656 (peers)', private: '26657 RPC, 1317 REST, 9090 gRPC, 26660 metrics', stated: 'nobody; start from the validator row with more disk'},
    {machine: 'fpd and eotsd', cpu: '2 vCPU', ram: '4 GB', disk: '50 GB SSD', public: 'nothing', private: '12581 fpd, 12582 eotsd, 2112 and 2113 metrics', stated: 'finality-provider, 2026-04-30'},
    {machine: 'covd and covenant-signer', cpu: 'none stated', ram: 'none stated', disk: 'none stated', public: 'nothing', private: '9791 signer, 2112 metrics (one of the two must move)', stated: 'covenant-emulator, 2026-06-24'},
    {machine: 'vigilante, each program', cpu: '4 vCPU', ram: '8 GB', disk: '50 GB SSD', public: 'nothing', private: '2112 metrics', stated: 'vigilante, 2026-05-05'},
    {machine: 'Bitcoin node for a vigilante', cpu: '4 vCPU', ram: '32 GB', disk: '2 TB SSD', public: 'nothing', private: '8332 RPC, 29001 and 29002 ZMQ', stated: 'vigilante, 2026-05-05'},
    {machine: 'stakerd', cpu: 'none stated', ram: 'none stated', disk: 'that of its Bitcoin node', public: 'nothing', private: '15812 RPC, 2112 metrics', stated: 'btc-staker, 2026-04-30'},
    {machine: 'IBC relayer', cpu: 'none stated', ram: 'none stated', disk: 'none stated', public: 'nothing', private: 'its own metrics port', stated: 'depends on the relayer program'},
  ],
  source: {id: 'NET', path: 'bbn-1/babylon-validators/README.md; FP, VIG, COV and STK at the dates in the last column'},
  asOf: '2026-06-24',
  network: 'bbn-1',
});

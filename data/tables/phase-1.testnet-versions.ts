import {defineTable} from '../schema';

/** Global parameters of the lock-only testnet. */
export default defineTable({
  id: 'phase-1.testnet-versions',
  title: 'Global parameters of bbn-test-4',
  columns: [
    {key: 'version', label: 'Version', align: 'right'},
    {key: 'height', label: 'From signet height', align: 'right'},
    {key: 'min', label: 'Minimum, BTC', align: 'right'},
    {key: 'max', label: 'Maximum, BTC', align: 'right'},
    {key: 'fee', label: 'Unbonding fee, sat', align: 'right'},
  ],
  rows: [
    {version: 0, height: '197,535', min: '0.0005', max: '0.05', fee: '2,000'},
    {version: 1, height: '198,665', min: '0.0005', max: '0.05', fee: '10,000'},
    {version: 2, height: '200,665', min: '0.0005', max: '0.05', fee: '10,000'},
    {version: 3, height: '215,968', min: '0.0005', max: '0.5', fee: '5,000'},
    {version: 4, height: '220,637', min: '0.0005', max: '0.5', fee: '5,000'},
  ],
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/btcstaking_params.go'},
  asOf: '2025-10-09',
  note: 'In every version, the staking time is 64,000 blocks, the unbonding time is 1,008 blocks and the covenant quorum is 6 of 9.',
});

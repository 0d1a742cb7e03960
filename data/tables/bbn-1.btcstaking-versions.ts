import {defineTable} from '../schema';

/** Which parameters apply to a stake, by the Bitcoin height that decides its version. */
export default defineTable({
  id: 'bbn-1.btcstaking-versions',
  title: 'Versions of the BTC staking parameters',
  columns: [
    {key: 'version', label: 'Version', align: 'right'},
    {key: 'height', label: 'From Bitcoin height', align: 'right'},
    {key: 'max', label: 'Maximum stake, BTC', align: 'right'},
    {key: 'unbonding', label: 'Unbonding, blocks', align: 'right'},
    {key: 'fee', label: 'Unbonding fee, sat', align: 'right'},
    {key: 'slashing', label: 'Least slashing fee, sat', align: 'right'},
  ],
  rows: [
    {
      version: '0',
      height: '857,910',
      max: '0.05',
      unbonding: '1,008',
      fee: '64,000',
      slashing: '100,000',
    },
    {
      version: '1',
      height: '864,790',
      max: '500',
      unbonding: '1,008',
      fee: '32,000',
      slashing: '100,000',
    },
    {
      version: '2',
      height: '874,088',
      max: '5,000',
      unbonding: '1,008',
      fee: '32,000',
      slashing: '100,000',
    },
    {
      version: '3',
      height: '891,425',
      max: '5,000',
      unbonding: '1,008',
      fee: '32,000',
      slashing: '100,000',
    },
    {
      version: '4',
      height: '893,362',
      max: '5,000',
      unbonding: '1,008',
      fee: '9,600',
      slashing: '100,000',
    },
    {
      version: '5',
      height: '905,634',
      max: '5,000',
      unbonding: '301',
      fee: '9,600',
      slashing: '150,000',
    },
  ],
  source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/btcstaking_params.go'},
  asOf: '2025-04-04',
  network: 'bbn-1',
  note: 'Versions 4 and 5 came by governance after the cited code; the slashing fee of version 4 was not seen and is taken to be unchanged. Check with: babylond query btcstaking params-versions.',
});

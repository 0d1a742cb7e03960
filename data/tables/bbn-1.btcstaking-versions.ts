import {defineTable} from '../schema';

/** The only term that any version permits, in Bitcoin blocks. */
const TERM = 64_000;

/** Last height at which a stake mined under a version is locked, as the table shows it. */
function lastEnd(nextHeight: string): string {
  return (Number(nextHeight.replaceAll(',', '')) - 1 + TERM).toLocaleString('en-US');
}

/** Which parameters apply to a stake, by the Bitcoin height that decides its version. */
export default defineTable({
  id: 'bbn-1.btcstaking-versions',
  title: 'Versions of the BTC staking parameters, past and present',
  columns: [
    {key: 'version', label: 'Version', align: 'right'},
    {key: 'height', label: 'From Bitcoin height', align: 'right'},
    {key: 'max', label: 'Maximum stake, BTC', align: 'right'},
    {key: 'unbonding', label: 'Unbonding, blocks', align: 'right'},
    {key: 'fee', label: 'Unbonding fee, sat', align: 'right'},
    {key: 'slashing', label: 'Least slashing fee, sat', align: 'right'},
    {key: 'end', label: 'Last term ends at', align: 'right'},
  ],
  rows: [
    {
      version: '0',
      height: '857,910',
      max: '0.05',
      unbonding: '1,008',
      fee: '64,000',
      slashing: '100,000',
      end: lastEnd('864,790'),
    },
    {
      version: '1',
      height: '864,790',
      max: '500',
      unbonding: '1,008',
      fee: '32,000',
      slashing: '100,000',
      end: lastEnd('874,088'),
    },
    {
      version: '2',
      height: '874,088',
      max: '5,000',
      unbonding: '1,008',
      fee: '32,000',
      slashing: '100,000',
      end: lastEnd('891,425'),
    },
    {
      version: '3',
      height: '891,425',
      max: '5,000',
      unbonding: '1,008',
      fee: '32,000',
      slashing: '100,000',
      end: lastEnd('893,362'),
    },
    {
      version: '4',
      height: '893,362',
      max: '5,000',
      unbonding: '1,008',
      fee: '9,600',
      slashing: '100,000',
      end: lastEnd('905,634'),
    },
    {
      version: '5',
      height: '905,634',
      max: '5,000',
      unbonding: '301',
      fee: '9,600',
      slashing: '150,000',
      end: 'in force',
    },
  ],
  source: {
    id: 'BBN101',
    path: 'app/upgrades/v1/mainnet/btcstaking_params.go for versions 0 to 3; the others as noted',
  },
  asOf: '2025-10-14',
  network: 'bbn-1',
  note: 'Only the last row holds for a new stake; the rows above it are history. A stake registered under an older version before it was mined can end later than the last column says. Versions 4 and 5 came by governance and were not compared with the chain: version 4 is in the test data of btc-staking-ts eb037e6d (2026-01-12), version 5 in the documentation of 2025-10-14 (521e8c23). Check with: babylond query btcstaking params-versions.',
});

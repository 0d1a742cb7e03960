import {hasExpired, type Clock} from '../clock';
import {formatFact} from '../format';
import {defineTable, type Row} from '../schema';

const unverified =
  'set by governance; not checked against the chain. To check, run: babylond query btcstaking params-versions.';

/** All versions, oldest first. */
export const versions: readonly Row[] = [
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
    unverified,
  },
  {
    version: '5',
    height: '905,634',
    max: '5,000',
    unbonding: '301',
    fee: '9,600',
    slashing: '150,000',
    unverified,
  },
];

/** The only staking time, which is the same in all versions. */
export const TERM = 64_000;

/** Parses a cell such as `905,634`. */
export const parseInteger = (cell: string | number | undefined): number =>
  Number(String(cell).replaceAll(',', ''));

const height = (value: number): string => formatFact({value, unit: 'bitcoin-height'});

/**
 * Describes the state of the stakes of a version. The last stake was mined, at the latest, in the block
 * before the next version, and it expires after the maximum number of blocks.
 */
export function stakesOf(index: number, clock: Clock): string {
  const next = versions[index + 1];
  if (!next) return 'new stakes';
  const end = parseInteger(next['height']) - 1 + TERM;
  return hasExpired(end, clock)
    ? `expired by ${height(end)}`
    : `the last expires at ${height(end)}`;
}

/** Which parameters apply to a stake, by the Bitcoin height that decides its version. */
export default (clock: Clock) =>
  defineTable({
    id: 'bbn-1.btcstaking-versions',
    title: 'Versions of the BTC staking parameters, past and present',
    columns: [
      {key: 'version', label: 'Version', align: 'right'},
      {key: 'height', label: 'From Bitcoin height', align: 'right'},
      {key: 'max', label: 'Maximum stake, BTC', align: 'right'},
      {key: 'unbonding', label: 'Unbonding, blocks', align: 'right'},
      {key: 'fee', label: 'Unbonding fee, sat', align: 'right'},
      {key: 'slashing', label: 'Minimum slashing fee, sat', align: 'right'},
      {key: 'stakes', label: 'Stakes'},
    ],
    rows: versions.map((row, index) => ({...row, stakes: stakesOf(index, clock)})),
    source: {id: 'BBN101', path: 'app/upgrades/v1/mainnet/btcstaking_params.go'},
    asOf: '2025-04-04',
    further: [
      {
        part: 'Version 4',
        source: {id: 'TSL', path: 'tests/staking/manager/__mock__/registration.ts'},
        asOf: '2026-01-12',
      },
      {
        part: 'Version 5',
        source: {
          id: 'DOC521',
          path: 'docs/stakers/btc_stakers/native_staking/unbonding_via_cli.mdx',
        },
        asOf: '2025-10-14',
      },
    ],
    network: 'bbn-1',
    note: `Only the last row applies to new stakes; the rows above it are history. Governance added versions 4 and 5 after the cited code was released. The last column assumes a Bitcoin height of about ${height(clock.bitcoinHeight)}, an estimate for ${clock.day}; a stake that was registered before it was mined may expire later.`,
  });

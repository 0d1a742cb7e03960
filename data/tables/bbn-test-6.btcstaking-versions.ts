import {formatDecimal, groupDigits, BTC_DECIMALS} from '../../src/components/tools/compute/amounts';
import type {ParamsVersion} from '../../src/components/tools/compute/network';
import {defineTable} from '../schema';

/** Values of a version that only the code that builds scripts needs. */
type Scripts = {
  readonly covenant: string;
  /** Output script for the slashed share, in hex. */
  readonly slashingScript: string;
};

/** A P2PKH output for a hash of all ones, so nobody has its key. */
const OLD_SLASHING_SCRIPT = `76a914${'01'.repeat(20)}88ac`;

/** Versions as the code sets them, oldest first. */
export const versions: readonly (ParamsVersion & Scripts)[] = [
  version(0, 197_535, '6 of 9', '5000000', {fee: '2000'}),
  version(1, 198_665, '6 of 9', '5000000', {fee: '10000'}),
  version(2, 200_665, '6 of 9', '5000000', {fee: '10000'}),
  version(3, 215_968, '6 of 9', '50000000', {fee: '5000'}),
  version(4, 220_637, '6 of 9', '50000000', {fee: '5000'}),
  {
    ...version(5, 271_923, '2 of 3', '35000000000', {fee: '2000'}),
    minTerm: 10_000,
    unbondingTime: 301,
    slashingRate: '5',
    minSlashingFeeSat: '5000',
    slashingScript: '00145be12624d08a2b424095d7c07221c33450d14bf1',
  },
];

/** A version with the values that the first five have in common. */
function version(
  number: number,
  from: number,
  covenant: string,
  maxSat: string,
  {fee}: {fee: string},
): (typeof versions)[number] {
  return {
    version: number,
    from,
    covenant,
    minSat: '50000',
    maxSat,
    minTerm: 64_000,
    maxTerm: 64_000,
    unbondingTime: 1008,
    unbondingFeeSat: fee,
    slashingRate: '10',
    minSlashingFeeSat: '1000',
    slashingScript: OLD_SLASHING_SCRIPT,
  };
}

const btc = (sat: string): string => formatDecimal(BigInt(sat), BTC_DECIMALS);

/** Which parameters apply to a stake on the testnet, by the Bitcoin (signet) height. */
export default defineTable({
  id: 'bbn-test-6.btcstaking-versions',
  title: 'Versions of the BTC staking parameters on the testnet',
  network: 'bbn-test-6',
  columns: [
    {key: 'version', label: 'Version', align: 'right'},
    {key: 'height', label: 'From signet height', align: 'right'},
    {key: 'covenant', label: 'Covenant quorum'},
    {key: 'range', label: 'Stake, BTC'},
    {key: 'term', label: 'Term, blocks', align: 'right'},
    {key: 'unbonding', label: 'Unbonding, blocks', align: 'right'},
    {key: 'fee', label: 'Unbonding fee, sat', align: 'right'},
    {key: 'slashing', label: 'Slashing rate, %', align: 'right'},
    {key: 'slashing-fee', label: 'Minimum slashing fee, sat', align: 'right'},
  ],
  rows: versions.map((params) => ({
    version: params.version,
    height: groupDigits(params.from),
    covenant: params.covenant,
    range: `${btc(params.minSat)} to ${btc(params.maxSat)}`,
    term:
      params.minTerm === params.maxTerm
        ? groupDigits(params.maxTerm)
        : `${groupDigits(params.minTerm)} to ${groupDigits(params.maxTerm)}`,
    unbonding: groupDigits(params.unbondingTime),
    fee: groupDigits(params.unbondingFeeSat),
    slashing: params.slashingRate,
    'slashing-fee': groupDigits(params.minSlashingFeeSat),
  })),
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/btcstaking_params.go'},
  asOf: '2025-10-09',
  note: 'This table does not include versions that governance may have added since. Query the chain for them.',
});

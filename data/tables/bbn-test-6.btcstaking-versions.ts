import {defineTable} from '../schema';

/** Which parameters apply to a stake on the test network, by the Bitcoin (signet) height. */
export default defineTable({
  id: 'bbn-test-6.btcstaking-versions',
  title: 'Versions of the BTC staking parameters on the test network',
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
  ],
  rows: [
    version(0, '197,535', '6 of 9', '0.0005 to 0.05', '64,000', '1,008', '2,000', 10),
    version(1, '198,665', '6 of 9', '0.0005 to 0.05', '64,000', '1,008', '10,000', 10),
    version(2, '200,665', '6 of 9', '0.0005 to 0.05', '64,000', '1,008', '10,000', 10),
    version(3, '215,968', '6 of 9', '0.0005 to 0.5', '64,000', '1,008', '5,000', 10),
    version(4, '220,637', '6 of 9', '0.0005 to 0.5', '64,000', '1,008', '5,000', 10),
    version(5, '271,923', '2 of 3', '0.0005 to 350', '10,000 to 64,000', '301', '2,000', 5),
  ],
  source: {id: 'BBN103', path: 'app/upgrades/v1/testnet/btcstaking_params.go'},
  asOf: '2025-10-09',
  note: 'Versions that governance may have added since are not in this table: ask the chain.',
});

function version(
  number: number,
  height: string,
  covenant: string,
  range: string,
  term: string,
  unbonding: string,
  fee: string,
  slashing: number,
): Record<string, string | number> {
  return {version: number, height, covenant, range, term, unbonding, fee, slashing};
}

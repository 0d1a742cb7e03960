import params from '../facts/bbn-1.btcstaking';
import {defineTable} from '../schema';

const {facts} = params;
const slashingRate = Number(facts['slashing-rate']?.value) / 100;
const minFee = Number(facts['min-slashing-tx-fee-sat']?.value);

const SATOSHI_PER_BTC = 100_000_000;
const stakesBtc = [0.005, 0.05, 0.5, 1, 10] as const;

const asBtc = (satoshi: number): string =>
  (satoshi / SATOSHI_PER_BTC).toFixed(8).replace(/0+$/, '');

/** Amounts that are burned and paid as a fee when a stake is slashed, for stakes of several sizes. */
export default defineTable({
  id: 'slashing-examples',
  title: 'Loss from slashing, by stake size',
  columns: [
    {key: 'stake', label: 'Stake', align: 'right', unit: 'BTC'},
    {key: 'burned', label: 'Burned', align: 'right', unit: 'BTC'},
    {key: 'fee', label: 'Minimum fee', align: 'right', unit: 'BTC'},
    {key: 'returned', label: 'Maximum returned', align: 'right', unit: 'BTC'},
    {key: 'loss', label: 'Minimum loss', align: 'right', unit: '%'},
  ],
  rows: stakesBtc.map((btc) => {
    const stake = Math.round(btc * SATOSHI_PER_BTC);
    const burned = Math.round(stake * slashingRate);
    const returned = stake - burned - minFee;
    return {
      stake: String(btc),
      burned: asBtc(burned),
      fee: asBtc(minFee),
      returned: asBtc(returned),
      loss: (((stake - returned) / stake) * 100).toFixed(2),
    };
  }),
  source: {id: 'BBN', path: 'btcstaking/staking.go'},
  asOf: '2026-07-21',
  network: 'bbn-1',
  note: 'Computed from the current parameters. A stake slashed during unbonding has already paid the unbonding fee.',
});

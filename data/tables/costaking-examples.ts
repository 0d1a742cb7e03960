import params from '../facts/bbn-1.costaking';
import {defineTable} from '../schema';

const UBBN_PER_BABY = 1_000_000;
const babyPerBtc = Number(params.facts['score-ratio-btc']?.value) / UBBN_PER_BABY;

const pairs: ReadonlyArray<readonly [btc: number, baby: number]> = [
  [1, 20_000],
  [1, 10_000],
  [6, 50_000],
  [0.1, 5_000],
];

/** Worked examples of the co-staking score, computed so that they cannot disagree with the ratio. */
export default defineTable({
  id: 'costaking-examples',
  title: 'Co-staking scores',
  columns: [
    {key: 'btc', label: 'Bitcoin staked', align: 'right', unit: 'BTC'},
    {key: 'baby', label: 'BABY staked', align: 'right', unit: 'BABY'},
    {key: 'score', label: 'Score', align: 'right', unit: 'BTC'},
    {key: 'limit', label: 'Limited by'},
  ],
  rows: pairs.map(([btc, baby]) => {
    const asBtc = baby / babyPerBtc;
    return {
      btc: String(btc),
      baby: baby.toLocaleString('en-US'),
      score: String(Math.min(btc, asBtc)),
      limit: asBtc === btc ? 'nothing' : asBtc < btc ? 'BABY' : 'bitcoin',
    };
  }),
  source: {id: 'BBN', path: 'x/costaking/types/params.go'},
  asOf: '2026-07-21',
  network: 'bbn-1',
});

import {defineFacts} from '../schema';
import costaking from './bbn-1.costaking';
import inflation from './bbn-1.inflation';
import stakerYield from './staker-yield';
import tokenomics from './tokenomics';

const UBBN_PER_BABY = 1_000_000n;
const SATOSHI_PER_BTC = 100_000_000n;

const supply = BigInt(tokenomics.facts['total-supply']!.value);
/** A percentage of the supply, in ubbn. `percent` may have up to two decimals. */
const ofSupply = (percent: string): bigint =>
  (supply * BigInt(Math.round(Number(percent) * 100))) / 10_000n;

const ratio = BigInt(costaking.facts['score-ratio']!.value);
const commission = BigInt(stakerYield.facts['example-commission']!.value);
const afterCommission = 100n - commission;

/** Totals and stakes that were chosen for the example. */
const STAKED_BABY = 2_500_000_000n * UBBN_PER_BABY;
const SCORES = 25_000n * SATOSHI_PER_BTC;
const MY_SATOSHI = SATOSHI_PER_BTC;
const MY_UBBN = 20_000n * UBBN_PER_BABY;

const totalBitcoin = BigInt(stakerYield.facts['example-total']!.value);
const poolBtc = ofSupply(String(inflation.facts['btc-stakers']!.value));
const poolBaby = ofSupply(String(inflation.facts['baby-stakers']!.value));
const poolCostaking = ofSupply(String(inflation.facts['costakers']!.value));

const score = MY_UBBN / ratio < MY_SATOSHI ? MY_UBBN / ratio : MY_SATOSHI;
const wholeBaby = (ubbn: bigint): bigint => (ubbn / UBBN_PER_BABY) * UBBN_PER_BABY;

export const earnings = {
  btc: wholeBaby((poolBtc * MY_SATOSHI * afterCommission) / (totalBitcoin * 100n)),
  baby: wholeBaby((poolBaby * MY_UBBN * afterCommission) / (STAKED_BABY * 100n)),
  costaking: wholeBaby((poolCostaking * score) / SCORES),
} as const;

/** Yearly amounts of the three kinds of rewards, calculated for an example. */
export default defineFacts({
  group: 'staker-earnings',
  title: 'Example of yearly rewards',
  network: 'bbn-1',
  source: {id: 'BBN', path: 'x/mint/types/constants.go, x/costaking/types/params.go'},
  asOf: '2026-07-21',
  facts: {
    'pool-baby': {
      label: 'BABY for BABY stakers per year',
      value: wholeBaby(poolBaby),
      unit: 'ubbn',
      meaning:
        'Their share of the yearly issuance, calculated from the supply at genesis; the actual base is larger.',
    },
    'pool-costaking': {
      label: 'BABY for co-stakers per year',
      value: wholeBaby(poolCostaking),
      unit: 'ubbn',
      meaning:
        'Their share of the yearly issuance, calculated from the supply at genesis; the actual base is larger.',
    },
    'staked-baby': {
      label: 'Staked BABY in the example',
      value: STAKED_BABY,
      unit: 'ubbn',
      meaning: 'Chosen for the example; query the chain for the current figure.',
    },
    scores: {
      label: 'Sum of all scores in the example',
      value: SCORES,
      unit: 'satoshi',
      meaning: 'Chosen for the example; query the chain for the current figure.',
    },
    'my-bitcoin': {
      label: 'Your bitcoin in the example',
      value: MY_SATOSHI,
      unit: 'satoshi',
      meaning: 'Chosen for the example.',
    },
    'my-baby': {
      label: 'Your BABY in the example',
      value: MY_UBBN,
      unit: 'ubbn',
      meaning: 'Chosen for the example; it is the amount that one bitcoin needs for a full score.',
    },
    'year-baby': {
      label: 'BABY reward in the example',
      value: earnings.baby,
      unit: 'ubbn',
      meaning: 'BABY for BABY stakers, times your share, minus the commission.',
    },
    'year-costaking': {
      label: 'Co-staking reward in the example',
      value: earnings.costaking,
      unit: 'ubbn',
      meaning: 'BABY for co-stakers, times your score divided by the sum of all scores.',
    },
    'year-all': {
      label: 'All three rewards in the example',
      value: earnings.btc + earnings.baby + earnings.costaking,
      unit: 'ubbn',
      meaning: 'Sum of the three.',
    },
  },
});

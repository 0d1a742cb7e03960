import {
  BABY_DECIMALS,
  BTC_DECIMALS,
  formatDecimal,
} from '../../src/components/tools/compute/amounts';
import {
  estimateYear,
  type RewardInput,
  type RewardName,
  type Staker,
} from '../../src/components/tools/compute/estimateYear';
import {rewardExample, rewardShares} from '../calculators/rewards';
import {defineTable, type Row} from '../schema';

const {myBitcoin, myBaby} = rewardExample;

const examples: readonly (readonly [Staker, Partial<RewardInput>])[] = [
  ['bitcoin', {myBaby: 0n}],
  ['baby', {myBitcoin: 0n}],
  ['both', {}],
  ['both', {myBaby: myBaby / 2n}],
  ['both', {myBitcoin: myBitcoin / 4n}],
];

const baby = (ubbn: bigint | undefined): string =>
  ubbn === undefined ? '0' : formatDecimal(ubbn, BABY_DECIMALS);

function row([staker, changes]: (typeof examples)[number]): Row {
  const input = {...rewardExample, ...changes};
  const estimate = estimateYear(staker, input, rewardShares);
  if (Array.isArray(estimate)) throw new Error(`[calculators] ${estimate[0]?.message}`);
  const net = (reward: RewardName) => baby(estimate.rewards.find(({name}) => name === reward)?.net);
  return {
    bitcoin: formatDecimal(input.myBitcoin, BTC_DECIMALS),
    baby: formatDecimal(input.myBaby, BABY_DECIMALS),
    'from-bitcoin': net('bitcoin'),
    'from-baby': net('baby'),
    'from-costaking': net('costaking'),
    total: baby(estimate.total),
  };
}

/** Yearly rewards of several stakes, with the totals that were chosen for the worked example. */
export default defineTable({
  id: 'reward-examples',
  title: 'Yearly rewards with the totals from the worked example',
  columns: [
    {key: 'bitcoin', label: 'Your stake, BTC', align: 'right'},
    {key: 'baby', label: 'Your stake, BABY', align: 'right'},
    {key: 'from-bitcoin', label: 'Bitcoin reward', align: 'right', unit: 'BABY'},
    {key: 'from-baby', label: 'BABY reward', align: 'right', unit: 'BABY'},
    {key: 'from-costaking', label: 'Co-staking reward', align: 'right', unit: 'BABY'},
    {key: 'total', label: 'Total', align: 'right', unit: 'BABY'},
  ],
  rows: examples.map(row),
  source: {id: 'BBN', path: 'x/mint/types/constants.go, x/costaking/types/params.go'},
  asOf: '2026-07-01',
  network: 'bbn-1',
  note: 'The totals were chosen for the example, not read from the chain.',
});

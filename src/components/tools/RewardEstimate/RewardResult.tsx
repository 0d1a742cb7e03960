import type {ReactNode} from 'react';
import {
  formatBaby,
  formatBtc,
  formatDecimal,
  type Share,
} from '@site/src/components/tools/compute/amounts';
import type {
  Estimate,
  Reward,
  RewardInput,
  RewardName,
} from '@site/src/components/tools/compute/estimateYear';
import {noResult} from '../parts/parseFields';
import {ResultTable, type Row} from '../parts/ToolForm';
import type {Outcome} from './calculateRewards';

const NAMES: Readonly<Record<RewardName, string>> = {
  bitcoin: 'Bitcoin reward',
  baby: 'BABY reward',
  costaking: 'Co-staking reward',
};

/** Number of decimals of a percentage. */
const PERCENT_DECIMALS = 8;

/** The result in a sentence. */
export function rewardSummary(outcome: Outcome): string {
  if ('errors' in outcome) return noResult(outcome.errors);
  const {rewards, total} = outcome.estimate;
  const breakdown = rewards.map(({name, net}) => `${NAMES[name]} ${formatBaby(net)}`);
  const sum = `About ${formatBaby(total)} per year`;
  return breakdown.length > 1 ? `${sum}: ${breakdown.join(', ')}.` : `${sum}.`;
}

type Props = {readonly estimate: Estimate; readonly input: RewardInput; readonly rate: string};

/** Each reward with its formula filled in and every step. */
export function RewardResult({estimate, input, rate}: Props): ReactNode {
  return (
    <>
      {estimate.rewards.map((reward) => (
        <ResultTable
          key={reward.name}
          caption={
            <>
              {NAMES[reward.name]}
              <br />
              <code>{formula(reward, input, rate)}</code>
            </>
          }
          head={['Step', 'Value']}
          rows={steps(reward)}
        />
      ))}
    </>
  );
}

function formula(reward: Reward, {provision}: RewardInput, rate: string): string {
  const {share, mine, all, commission} = reward;
  const afterCommission = commission ? ` × (1 − ${percentText(commission)})` : '';
  const format = formatterOf(reward);
  return `${formatBaby(provision)} × ${share}/${rate} × ${format(mine)} ÷ ${format(all)}${afterCommission}`;
}

function steps(reward: Reward): Row[] {
  const {name, pool, mine, all, gross, commission, net} = reward;
  const format = formatterOf(reward);
  const percentage = percentText({parts: mine, of: all});
  return [
    ['Distributed per year', formatBaby(pool)],
    [
      name === 'costaking' ? 'Your score, share of all scores' : 'Your stake, share of the total',
      `${format(mine)}, ${percentage}`,
    ],
    ...(commission
      ? ([
          ['Before commission', formatBaby(gross)],
          [`After commission of ${percentText(commission)}`, formatBaby(net)],
        ] as const)
      : ([['Your share', formatBaby(net)]] as const)),
  ];
}

function formatterOf({name}: Reward): (amount: bigint) => string {
  return name === 'baby' ? formatBaby : formatBtc;
}

/** A share as a percentage, rounded down. */
function percentText({parts, of}: Share): string {
  return `${formatDecimal((parts * 100n * 10n ** BigInt(PERCENT_DECIMALS)) / of, PERCENT_DECIMALS)}%`;
}

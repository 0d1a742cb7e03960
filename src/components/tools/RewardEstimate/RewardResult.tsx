import type {ReactNode} from 'react';
import {
  writeBaby,
  writeBtc,
  writeDecimal,
  type Share,
} from '@site/src/components/tools/compute/amounts';
import type {
  Estimate,
  Reward,
  RewardInput,
  RewardName,
} from '@site/src/components/tools/compute/estimateYear';
import {noResult} from '../parts/readFields';
import {ResultTable, type Row} from '../parts/ToolForm';
import type {Outcome} from './readRewards';

const NAMES: Readonly<Record<RewardName, string>> = {
  bitcoin: 'Bitcoin reward',
  baby: 'BABY reward',
  costaking: 'Co-staking reward',
};

/** Decimals of a percentage. */
const PRECISION = 8;

/** The result in a sentence. */
export function rewardSummary(outcome: Outcome): string {
  if ('errors' in outcome) return noResult(outcome.errors);
  const {rewards, total} = outcome.estimate;
  const parts = rewards.map(({name, net}) => `${NAMES[name]} ${writeBaby(net)}`);
  const sum = `About ${writeBaby(total)} per year`;
  return parts.length > 1 ? `${sum}: ${parts.join(', ')}.` : `${sum}.`;
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
  const keep = commission ? ` × (1 − ${percentText(commission)})` : '';
  const write = writeOf(reward);
  return `${writeBaby(provision)} × ${share}/${rate} × ${write(mine)} ÷ ${write(all)}${keep}`;
}

function steps(reward: Reward): Row[] {
  const {name, pool, mine, all, gross, commission, net} = reward;
  const write = writeOf(reward);
  const part = percentText({parts: mine, of: all});
  return [
    ['Distributed per year', writeBaby(pool)],
    [
      name === 'costaking' ? 'Your score, share of all scores' : 'Your stake, share of the total',
      `${write(mine)}, ${part}`,
    ],
    ...(commission
      ? ([
          ['Before commission', writeBaby(gross)],
          [`After commission of ${percentText(commission)}`, writeBaby(net)],
        ] as const)
      : ([['Your share', writeBaby(net)]] as const)),
  ];
}

function writeOf({name}: Reward): (amount: bigint) => string {
  return name === 'baby' ? writeBaby : writeBtc;
}

/** A share as a percentage, rounded down. */
function percentText({parts, of}: Share): string {
  return `${writeDecimal((parts * 100n * 10n ** BigInt(PRECISION)) / of, PRECISION)}%`;
}

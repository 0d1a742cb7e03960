import type {ReactNode} from 'react';
import {groupDigits} from '@site/src/components/tools/compute/amounts';
import {formatMinute} from '@site/src/components/tools/compute/dates';
import type {EpochNetwork, EpochPlan} from '@site/src/components/tools/compute/epochs';
import {ResultTable} from '../parts/ToolForm';

/** The result in a few sentences. */
export function epochSummary({
  epoch,
  blocksLeft,
  queue,
  executedAt,
  unbondedAt,
}: EpochPlan): string {
  const end =
    blocksLeft === 0
      ? 'This is its last block.'
      : `Its last block is ${groupDigits(epoch.last)}, in ${groupDigits(blocksLeft)} ${blocksLeft === 1 ? 'block' : 'blocks'}.`;
  return [
    `Epoch ${groupDigits(epoch.number)}. ${end}`,
    `A message sent now is executed in block ${groupDigits(queue.last)}, at about ${formatMinute(executedAt)} UTC.`,
    `BABY unbonded now is available at about ${formatMinute(unbondedAt)} UTC at the earliest.`,
  ].join(' ');
}

type Props = {readonly network: EpochNetwork; readonly plan: EpochPlan};

/** Blocks and times of the epoch, and of a message sent now. */
export function EpochResult({network, plan}: Props): ReactNode {
  const {epoch, queue} = plan;
  const executedAt = formatMinute(plan.executedAt);
  return (
    <>
      <ResultTable
        caption={`Epoch ${groupDigits(epoch.number)} of ${network.id}`}
        head={['Event', 'Block', 'Approximate time (UTC)']}
        rows={[
          ['First block', groupDigits(epoch.first), ''],
          ['Last block (boundary)', groupDigits(epoch.last), formatMinute(plan.boundaryAt)],
          [
            `A message sent now, queued in epoch ${groupDigits(queue.number)}, is executed in`,
            groupDigits(queue.last),
            executedAt,
          ],
          ['BABY staked now counts from', groupDigits(plan.countsFrom), ''],
          ['BABY unbonded now earns rewards until', groupDigits(queue.last), executedAt],
          ['Earliest time BABY unbonded now is available', '', formatMinute(plan.unbondedAt)],
          [
            `Earliest time BABY staked now and unbonded in the next epoch (boundary ${groupDigits(plan.firstUnbondingBoundary)}) is available`,
            '',
            formatMinute(plan.stakedUnbondedAt),
          ],
        ]}
      />
      <p className="tool-hint">
        Unbonding ends when the checkpoint of its epoch is {network.finalizationDepth} blocks deep
        on Bitcoin. That takes at least {plan.bitcoinBlocks} Bitcoin blocks after the epoch, and
        longer if the checkpoint is mined later. A message belongs to the epoch of the block that
        includes it.
      </p>
    </>
  );
}

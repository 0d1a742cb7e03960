import type {ReactNode} from 'react';
import {grouped} from '@site/src/components/tools/compute/amounts';
import {minute} from '@site/src/components/tools/compute/dates';
import type {EpochNetwork, EpochPlan} from '@site/src/components/tools/compute/epochs';
import {ResultTable} from '../parts/ToolForm';

/** The result in a few sentences. */
export function epochSummary({epoch, blocksLeft, queue, executed, unbondedAt}: EpochPlan): string {
  const end =
    blocksLeft === 0
      ? 'This is its last block.'
      : `Its last block is ${grouped(epoch.last)}, in ${grouped(blocksLeft)} ${blocksLeft === 1 ? 'block' : 'blocks'}.`;
  return [
    `Epoch ${grouped(epoch.number)}. ${end}`,
    `A message sent now is executed in block ${grouped(queue.last)}, at about ${minute(executed)} UTC.`,
    `BABY unbonded now is available at about ${minute(unbondedAt)} UTC at the earliest.`,
  ].join(' ');
}

type Props = {readonly network: EpochNetwork; readonly plan: EpochPlan};

/** Blocks and times of the epoch and of a message sent now. */
export function EpochResult({network, plan}: Props): ReactNode {
  const {epoch, queue} = plan;
  const executed = minute(plan.executed);
  return (
    <>
      <ResultTable
        caption={`Epoch ${grouped(epoch.number)} of ${network.id}`}
        head={['Event', 'Block', 'Approximate time (UTC)']}
        rows={[
          ['First block', grouped(epoch.first), ''],
          ['Last block (boundary)', grouped(epoch.last), minute(plan.boundaryAt)],
          [
            `A message sent now, queued in epoch ${grouped(queue.number)}, is executed in`,
            grouped(queue.last),
            executed,
          ],
          ['BABY staked now counts from', grouped(plan.countsFrom), ''],
          ['BABY unbonded now earns rewards until', grouped(queue.last), executed],
          ['Earliest time BABY unbonded now is available', '', minute(plan.unbondedAt)],
          [
            `Earliest time BABY staked now and unbonded in the next epoch (boundary ${grouped(plan.restakedEnd)}) is available`,
            '',
            minute(plan.stakedUnbondedAt),
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

import type {ReactNode} from 'react';
import {grouped} from '@site/src/components/tools/compute/amounts';
import {minute} from '@site/src/components/tools/compute/dates';
import type {EpochNetwork, EpochPlan} from '@site/src/components/tools/compute/epochs';
import {ResultTable} from '../parts/Result';

/** The result in a few sentences. */
export function epochSummary({epoch, left, queue, executed, unbondedFree}: EpochPlan): string {
  const end =
    left === 0
      ? 'This is its last block.'
      : `Its last block is ${grouped(epoch.last)}, in ${grouped(left)} ${left === 1 ? 'block' : 'blocks'}.`;
  return [
    `Epoch ${grouped(epoch.number)}. ${end}`,
    `A message sent now is executed in block ${grouped(queue.last)}, about ${minute(executed)} UTC.`,
    `BABY unbonded now is available about ${minute(unbondedFree)} UTC at the earliest.`,
  ].join(' ');
}

type Props = {readonly network: EpochNetwork; readonly plan: EpochPlan};

/** Blocks and times of the epoch and of what is sent now. */
export function EpochResult({network, plan}: Props): ReactNode {
  const {
    epoch,
    boundaryAt,
    queue,
    executed,
    countsFrom,
    bitcoinBlocks,
    unbondedFree,
    restakedEnd,
    stakedFree,
  } = plan;
  const depth = network.finalizationDepth;
  return (
    <>
      <ResultTable
        caption={`Epoch ${grouped(epoch.number)} of ${network.id}`}
        head={['What', 'Block', 'Time in UTC, about']}
        lines={[
          ['First block', grouped(epoch.first), ''],
          ['Last block, the boundary', grouped(epoch.last), minute(boundaryAt)],
          [
            `A message sent now is queued in epoch ${grouped(queue.number)} and executed in`,
            grouped(queue.last),
            minute(executed),
          ],
          ['BABY staked now counts from', grouped(countsFrom), ''],
          ['BABY unbonded now earns until', grouped(queue.last), minute(executed)],
          ['and is available, at the earliest', '', minute(unbondedFree)],
          [
            `BABY staked now, unbonded in the next epoch (boundary ${grouped(restakedEnd)}), is available at the earliest`,
            '',
            minute(stakedFree),
          ],
        ]}
      />
      <p className="tool-hint">
        Unbonding ends when the checkpoint of its epoch is {depth} blocks deep on Bitcoin: at least{' '}
        {bitcoinBlocks} Bitcoin blocks after the epoch, and later when the checkpoint is mined
        later. A message counts for the epoch of the block that includes it.
      </p>
    </>
  );
}

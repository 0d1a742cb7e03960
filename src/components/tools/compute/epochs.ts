import {timeOf} from './dates';

/** The parameters of a network that determine its epochs. */
export type EpochNetwork = {
  readonly id: string;
  readonly name: string;
  /** Blocks in an epoch. */
  readonly interval: number;
  /** Target time between blocks of the chain. */
  readonly secondsPerBlock: number;
  /** Depth on Bitcoin at which a checkpoint is final (w). */
  readonly finalizationDepth: number;
};

export type Epoch = {readonly number: number; readonly first: number; readonly last: number};

/** Returns the epoch of a height. Epoch 0 is the genesis block alone, and epoch 1 begins at height 1. */
export function epochAt(height: number, interval: number): Epoch {
  if (height === 0) return {number: 0, first: 0, last: 0};
  const number = Math.floor((height - 1) / interval) + 1;
  return {number, first: (number - 1) * interval + 1, last: number * interval};
}

export type EpochPlan = {
  readonly epoch: Epoch;
  /** Number of blocks until the last block of the epoch. */
  readonly blocksLeft: number;
  /** Time of the last block of the epoch. */
  readonly boundaryAt: Date;
  /** The epoch in which a message sent now is queued: that of the next block. */
  readonly queue: Epoch;
  /** Time at which the queue is executed. */
  readonly executedAt: Date;
  /** Height from which a stake sent now counts. */
  readonly countsFrom: number;
  /** Minimum number of Bitcoin blocks from the end of an epoch until its checkpoint is final. */
  readonly bitcoinBlocks: number;
  /** Earliest time at which BABY unbonded now is available. */
  readonly unbondedAt: Date;
  /** Last block of the first epoch in which a stake sent now can be unbonded. */
  readonly firstUnbondingBoundary: number;
  /** Earliest time at which BABY staked now is available again. */
  readonly stakedUnbondedAt: Date;
};

/**
 * Calculates the epoch of a height, and the blocks and times for a message sent now. A message is
 * queued in the block that includes it (the next block at the earliest), and the last block of an epoch
 * executes its queue (x/epoching/keeper/epochs.go, x/epoching/abci.go of babylon v4.3.1). Unbonding
 * ends when the checkpoint of the epoch is w blocks deep. The first Bitcoin block after the epoch is
 * the earliest that can include the checkpoint.
 *
 * @param at time of the block at the given height
 */
export function planEpoch(
  network: Omit<EpochNetwork, 'id' | 'name'>,
  height: number,
  at: Date,
  secondsPerBitcoinBlock: number,
): EpochPlan {
  const {interval, secondsPerBlock, finalizationDepth} = network;
  const epoch = epochAt(height, interval);
  const queue = epochAt(height + 1, interval);
  const datedBlock = {height, ms: at.getTime()};
  const bitcoinBlocks = finalizationDepth + 1;
  const availableAfter = (boundary: number) =>
    new Date(
      timeOf(boundary, datedBlock, secondsPerBlock).getTime() +
        bitcoinBlocks * secondsPerBitcoinBlock * 1000,
    );
  const firstUnbondingBoundary = queue.last + interval;
  return {
    epoch,
    blocksLeft: epoch.last - height,
    boundaryAt: timeOf(epoch.last, datedBlock, secondsPerBlock),
    queue,
    executedAt: timeOf(queue.last, datedBlock, secondsPerBlock),
    countsFrom: queue.last + 1,
    bitcoinBlocks,
    unbondedAt: availableAfter(queue.last),
    firstUnbondingBoundary,
    stakedUnbondedAt: availableAfter(firstUnbondingBoundary),
  };
}

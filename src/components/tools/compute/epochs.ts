import {timeOf} from './dates';

/** What an epoch clock needs to know about a network. */
export type EpochNetwork = {
  readonly id: string;
  readonly name: string;
  /** Blocks in an epoch. */
  readonly interval: number;
  /** Time between blocks of the chain that it aims at. */
  readonly secondsPerBlock: number;
  /** Depth w at which a checkpoint on Bitcoin is final. */
  readonly finalizationDepth: number;
};

export type Epoch = {readonly number: number; readonly first: number; readonly last: number};

/** The epoch of a height. Epoch 0 is the genesis block alone, and epoch 1 begins at height 1. */
export function epochAt(height: number, interval: number): Epoch {
  if (height === 0) return {number: 0, first: 0, last: 0};
  const number = Math.floor((height - 1) / interval) + 1;
  return {number, first: (number - 1) * interval + 1, last: number * interval};
}

export type EpochPlan = {
  readonly epoch: Epoch;
  /** Blocks until the last one of the epoch. */
  readonly left: number;
  /** When the last block of the epoch is made. */
  readonly boundaryAt: Date;
  /** The epoch that a message sent now is queued in: that of the next block. */
  readonly queue: Epoch;
  /** When the queue is executed. */
  readonly executed: Date;
  /** Height from which a stake sent now counts. */
  readonly countsFrom: number;
  /** Bitcoin blocks from the end of an epoch until its checkpoint is final, at the least. */
  readonly bitcoinBlocks: number;
  /** When BABY that is unbonded now is free, at the earliest. */
  readonly unbondedFree: Date;
  /** The end of the first epoch in which a stake sent now can be unbonded. */
  readonly restakedEnd: number;
  /** When BABY that is staked now is free, at the earliest. */
  readonly stakedFree: Date;
};

/**
 * Where a height stands in its epoch and what follows for a message that is sent now. A message is
 * queued in the block that includes it, at the earliest the next one, and the last block of an epoch
 * executes its queue (x/epoching/keeper/epochs.go, x/epoching/abci.go of babylon v4.3.1). Unbonding
 * ends when the checkpoint of the epoch is w blocks deep, and it cannot be in Bitcoin before the
 * first Bitcoin block after the epoch.
 *
 * @param at when the given height was made
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
  const known = {height, ms: at.getTime()};
  const bitcoinBlocks = finalizationDepth + 1;
  const freeAfter = (end: number) =>
    new Date(
      timeOf(end, known, secondsPerBlock).getTime() + bitcoinBlocks * secondsPerBitcoinBlock * 1000,
    );
  const restakedEnd = queue.last + interval;
  return {
    epoch,
    left: epoch.last - height,
    boundaryAt: timeOf(epoch.last, known, secondsPerBlock),
    queue,
    executed: timeOf(queue.last, known, secondsPerBlock),
    countsFrom: queue.last + 1,
    bitcoinBlocks,
    unbondedFree: freeAfter(queue.last),
    restakedEnd,
    stakedFree: freeAfter(restakedEnd),
  };
}

/** A block whose time is known or assumed, from which the times of other blocks are calculated. */
export type DatedBlock = {readonly height: number; readonly ms: number};

/** Calculates the time of a block, at a constant time between blocks. */
export function timeOf(height: number, datedBlock: DatedBlock, secondsPerBlock: number): Date {
  return new Date(datedBlock.ms + (height - datedBlock.height) * secondsPerBlock * 1000);
}

/** Formats a date, such as `2026-11-24`; empty if the time is out of range. */
export function formatDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** Formats a time in UTC, such as `2026-11-24 21:35`; empty if the time is out of range. */
export function formatMinute(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16).replace('T', ' ');
}

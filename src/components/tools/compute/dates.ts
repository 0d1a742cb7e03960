/** A block of known or assumed time; other heights are dated from it. */
export type DatedBlock = {readonly height: number; readonly ms: number};

/** The time of a block if all blocks take equally long. */
export function timeOf(height: number, known: DatedBlock, secondsPerBlock: number): Date {
  return new Date(known.ms + (height - known.height) * secondsPerBlock * 1000);
}

/** A date such as `2026-11-24`; empty for a time out of range. */
export function day(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** A time such as `2026-11-24 21:35` in UTC; empty for a time out of range. */
export function minute(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16).replace('T', ' ');
}

/** A block whose time is known or assumed, from which other heights are dated. */
export type DatedBlock = {readonly height: number; readonly ms: number};

/** When a block comes if all come at the same pace. */
export function timeOf(height: number, known: DatedBlock, secondsPerBlock: number): Date {
  return new Date(known.ms + (height - known.height) * secondsPerBlock * 1000);
}

/** `2026-11-24`; nothing for a time beyond what dates can say. */
export function day(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** `2026-11-24 21:35` in UTC. */
export function minute(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16).replace('T', ' ');
}

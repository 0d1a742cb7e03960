/** A block whose height and day are known from a source. Estimates start from this block. */
export const KNOWN_BLOCK = {height: 912_683, on: '2025-09-01'} as const;

/** Bitcoin's target of one block every ten minutes. */
export const BLOCKS_PER_DAY = 144;

/** The time for which the site is built. Data that changes over time is computed from it. */
export type Clock = {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Estimate, to the nearest hundred. */
  readonly bitcoinHeight: number;
};

/** The clock for a day. */
export function clockOn(day: string): Clock {
  const days = (Date.parse(day) - Date.parse(KNOWN_BLOCK.on)) / (24 * 60 * 60 * 1000);
  const height = KNOWN_BLOCK.height + days * BLOCKS_PER_DAY;
  return {day, bitcoinHeight: Math.round(height / 100) * 100};
}

/** The clock for this build: today, or the day in SOURCE_DATE_EPOCH, for reproducible builds. */
export function buildClock(env: Record<string, string | undefined> = process.env): Clock {
  const epoch = env['SOURCE_DATE_EPOCH'];
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  return clockOn(now.toISOString().slice(0, 10));
}

/** Whether a timelock that expires at a Bitcoin height has expired. */
export function hasExpired(end: number, {bitcoinHeight}: Clock): boolean {
  return bitcoinHeight >= end;
}

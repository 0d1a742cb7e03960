/** How much each address may ask for. */
export type RateLimiter = {
  /** Seconds until the address has `need` left, whole and at least 1; 0 when it has them now. */
  wait(address: string, need: number): number;
  /** Counts what an answer costs; it may be more than is left, then the address has to wait. */
  charge(address: string, cost: number): void;
  /** Addresses that are remembered. */
  readonly size: number;
};

/** What is left for an address, as it was at a time in ms. */
type Account = {left: number; at: number};

/** Addresses remembered at most. One that is forgotten begins anew. */
const ADDRESSES = 10_000;

/**
 * A limit for each address: `burst` at once, refilled with `rate` a second. Memory is bounded:
 * whoever has been silent longest is forgotten first.
 *
 * @param now time in ms that never goes back
 */
export function createRateLimiter(
  {rate, burst}: {rate: number; burst: number},
  now: () => number = () => performance.now(),
  most = ADDRESSES,
): RateLimiter {
  // Two halves instead of one map that drops its oldest entry: a map that loses entries at its
  // front becomes slow, and a crowd of addresses is just when it must not.
  let recent = new Map<string, Account>();
  let older: typeof recent = new Map();
  const current = (address: string): Account => {
    const time = now();
    const {left, at} = recent.get(address) ?? older.get(address) ?? {left: burst, at: time};
    return {left: Math.min(burst, left + ((time - at) / 1000) * rate), at: time};
  };
  return {
    wait(address, need) {
      if (rate === 0) return 0;
      const {left} = current(address);
      return left >= need ? 0 : Math.max(1, Math.ceil((need - left) / rate));
    },
    charge(address, cost) {
      if (rate === 0) return;
      const {left, at} = current(address);
      recent.set(address, {left: left - cost, at});
      if (recent.size < most / 2) return;
      older = recent;
      recent = new Map();
    },
    get size() {
      return recent.size + older.size;
    },
  };
}

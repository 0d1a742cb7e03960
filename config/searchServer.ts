/** How the site's own server answers queries. */
export type SearchServerOption = {
  /** Searches a second that one address may ask for in the long run; 0 sets no limit. */
  readonly rate: number;
  /** Searches that one address may ask for at once, after a pause. */
  readonly burst: number;
  /**
   * Trusted proxies in front of the server, each of which adds to `X-Forwarded-For`. With 0 the
   * header is not read: anybody can send it.
   */
  readonly proxies: number;
  /** Threads that answer queries; each holds the index in memory. */
  readonly threads: number;
};

/**
 * A window asks once for each letter, so a fast writer needs ten a second; twenty leave room for
 * an office behind one address.
 */
const DEFAULTS = {rate: 20, proxies: 0, threads: 2} as const;

/** A pause is worth so many seconds of the rate. */
const BURST_SECONDS = 5;

/**
 * The option that the server's environment asks for.
 *
 * @throws when a value is no whole number in its range, with the range.
 */
export function readSearchServerOption(
  env: Readonly<Record<string, string | undefined>>,
): SearchServerOption {
  const rate = whole(env, 'SEARCH_RATE', DEFAULTS.rate, 0, 10_000);
  return {
    rate,
    burst: rate * BURST_SECONDS,
    proxies: whole(env, 'SEARCH_PROXIES', DEFAULTS.proxies, 0, 9),
    threads: whole(env, 'SEARCH_THREADS', DEFAULTS.threads, 1, 64),
  };
}

function whole(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(
    [
      `[search] ${name} is ${JSON.stringify(value)}.`,
      `Expected: a whole number from ${least} to ${most}.`,
      `Fix: correct it, or unset it for ${fallback}.`,
    ].join('\n'),
  );
}

/** Networks on which somebody can follow a page. */
export const NETWORKS = ['local', 'bbn-test-6', 'bbn-1', 'none'] as const;

/** Keys of `walked` in the front matter; only `not` is optional. */
export const WALK_KEYS = ['on', 'with', 'network', 'not'] as const;

/** A record that somebody followed a page as written. */
export type Walk = {
  readonly on: string | Date;
  /** Programs with their versions. */
  readonly with: readonly string[];
  readonly network: (typeof NETWORKS)[number];
  /** What could not be tested. */
  readonly not?: readonly string[];
};

/** The note on a task page that nobody has followed. */
export const NOT_WALKED = 'Nobody has tested these steps as written yet.';

const WHERE: Record<Walk['network'], string> = {
  local: ' on a local network',
  'bbn-test-6': ' on the bbn-test-6 testnet',
  'bbn-1': ' on mainnet (bbn-1)',
  none: '',
};

/** The visible line, such as `Steps tested on 24 November 2026 on a local network`. */
export function walkLine({on, network}: Walk): string {
  return `Steps tested on ${longDate(on)}${WHERE[network]}`;
}

/** The text of the collapsed details: programs with their versions, and what was not tested. */
export function walkDetails({with: programs, not = []}: Walk): string {
  const skipped = not.length > 0 ? ` Not tested: ${not.join(', ')}.` : '';
  return `Someone other than the author followed the page as written, with ${new Intl.ListFormat('en-GB').format(programs)}.${skipped}`;
}

/** A date such as `24 November 2026`, in UTC. */
export function longDate(day: string | Date): string {
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(day),
  );
}

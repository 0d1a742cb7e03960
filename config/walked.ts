/** Networks on which a page can have been done as written. */
export const NETWORKS = ['local', 'bbn-test-6', 'bbn-1', 'none'] as const;

/** Keys of `walked` in the front matter; `not` alone may be missing. */
export const WALK_KEYS = ['on', 'with', 'network', 'not'] as const;

/** The record that somebody has done a page as written. */
export type Walk = {
  readonly on: string | Date;
  /** Programs with their versions. */
  readonly with: readonly string[];
  readonly network: (typeof NETWORKS)[number];
  /** What could not be done. */
  readonly not?: readonly string[];
};

/** What a page of steps says that nobody has done as written. */
export const NOT_WALKED = 'Nobody has tried these steps as written yet.';

const WHERE: Record<Walk['network'], string> = {
  local: ' on a local network',
  'bbn-test-6': ' on the testnet bbn-test-6',
  'bbn-1': ' on mainnet bbn-1',
  none: '',
};

/** `Walked on 24 November 2026 on a local network`: the line that is always visible. */
export function walkLine({on, network}: Walk): string {
  return `Walked on ${longDate(on)}${WHERE[network]}`;
}

/** The programs with their versions, and what was not done: the text of the fold. */
export function walkDetails({with: programs, not = []}: Walk): string {
  const skipped = not.length > 0 ? ` Not done: ${not.join(', ')}.` : '';
  return `Someone other than the author followed the page as written, with ${listOf(programs)}.${skipped}`;
}

/** `24 November 2026`; a day has no time zone. */
export function longDate(day: string | Date): string {
  return new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(day),
  );
}

/** `a`, `a and b`, `a, b and c`. */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

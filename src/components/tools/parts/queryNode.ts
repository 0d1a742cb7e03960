import {toPlainJson} from '@site/api/schema/exactJson';
import {sendRequest, type Outcome} from '@site/api/request/sendRequest';

/** The value that a node returned, or the reason why the query failed. */
export type QueryResult = {readonly value: unknown} | {readonly error: string};

/** Queries a node for JSON, as the request panel does: without cookies, referrer or redirects. */
export async function queryNode(
  server: string,
  path: string,
  signal: AbortSignal,
): Promise<QueryResult> {
  const request = {method: 'GET', url: server + path, headers: {}} as const;
  const outcome = await sendRequest(request, signal);
  return outcome.kind === 'success'
    ? {value: toPlainJson(outcome.value)}
    : {error: errorMessage(outcome)};
}

function errorMessage(outcome: Exclude<Outcome, {kind: 'success'}>): string {
  switch (outcome.kind) {
    case 'httpError':
      return `The node returned status ${outcome.response.status}.`;
    case 'unreachable':
      return 'No response: the node could not be reached, or it does not allow web pages to read its responses (CORS).';
    case 'timedOut':
      return 'The node did not respond in time.';
    case 'aborted':
      return 'The query was canceled.';
    case 'redirected':
      return 'The node redirected the request, and the redirect was not followed.';
    case 'notJson':
    case 'tooLarge':
      return 'The node returned an unexpected response.';
  }
}

/** Returns the nested value at a path of keys. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** Returns the integer at a path of keys. Decimals are cut off. */
export function integerAt(value: unknown, ...keys: readonly string[]): bigint | undefined {
  const text = valueAt(value, ...keys);
  const digits = typeof text === 'string' ? /^(\d{1,40})(\.\d+)?$/.exec(text)?.[1] : undefined;
  return digits === undefined ? undefined : BigInt(digits);
}

/** The newest block of a node. */
export type Status = {
  readonly height: number;
  /** Time of the block, in ms. */
  readonly timeMs: number;
  /** Time of the block as text, such as `2026-11-24 12:00:00 UTC`. */
  readonly time: string;
};

/** Fetches the height and the time of a node's newest block. */
export async function fetchStatus(
  server: string,
  signal: AbortSignal,
): Promise<Status | {readonly error: string}> {
  const result = await queryNode(server, '/cosmos/base/node/v1beta1/status', signal);
  if ('error' in result) return result;
  const height = Number(integerAt(result.value, 'height') ?? Number.NaN);
  const timeMs = Date.parse(String(valueAt(result.value, 'timestamp')));
  if (!Number.isSafeInteger(height) || Number.isNaN(timeMs)) {
    return {error: 'The node does not report its height and time.'};
  }
  const time = new Date(timeMs).toISOString().slice(0, 19).replace('T', ' ');
  return {height, timeMs, time: `${time} UTC`};
}

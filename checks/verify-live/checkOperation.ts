import {buildRequest} from '../../api/request/buildRequest';
import {compare} from '../../api/request/compareResponse';
import {describeOutcome} from '../../api/request/describeOutcome';
import {exampleText} from '../../api/request/sampleForm';
import {type ExactJson} from '../../api/schema/exactJson';
import {readBody, sendRequest, type Outcome} from '../../api/request/sendRequest';
import type {OperationDocument} from '../../api/schema/operation';

/** An operation, with its documented availability. */
export type PublishedOperation = OperationDocument & {availability: string};

/** The result of one request. */
export type Check = {
  operation: string;
  /** A documented error doesn't show whether the usual response is documented. */
  verdict: 'same' | 'documented error' | 'differs' | 'not checked' | 'skipped';
  /** HTTP status; undefined if there was no response. */
  status?: number;
  /** The reason for the verdict, in a few words. */
  outcome: string;
  /** Fields that differ, with the expected and the actual value. */
  fields: string[];
};

/** Statuses that proxies and rate limiters return, so they say nothing about the service. */
const PROXY_STATUSES = new Set([429, 502, 503, 504]);

/** Statuses that a service returns for operations that it doesn't support. */
const UNSUPPORTED_STATUSES = new Set([404, 405, 501]);

/**
 * Calls an operation, unless it changes something.
 *
 * @param overrides values of parameters by name; other required parameters get their examples
 */
export async function checkOperation(
  operation: PublishedOperation,
  base: string,
  overrides: Readonly<Record<string, string>>,
): Promise<Check> {
  const {slug, availability} = operation;
  const result = (verdict: Check['verdict'], outcome: string, fields: string[] = []): Check => ({
    operation: slug,
    verdict,
    outcome,
    fields,
  });
  if (operation.broadcasts || availability === 'unsafe')
    return result('skipped', 'changes something');
  if (operation.method !== 'GET') return result('skipped', 'not a GET');
  const values: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    if (!parameter.required && parameter.in !== 'path') continue;
    const example = overrides[parameter.name] ?? exampleText(parameter);
    if (example === undefined) return result('not checked', `no example of ${parameter.name}`);
    values[parameter.name] = example;
  }
  const request = buildRequest(operation, base, {values, body: '', transport: 'uri'});
  const outcome = await sendRequest(request, new AbortController().signal);
  if (!('response' in outcome)) {
    return result(
      'not checked',
      describeOutcome(outcome, {broadcasts: false, isLocal: false}).title,
    );
  }
  const {status} = outcome.response;
  const withStatus = (...args: Parameters<typeof result>): Check => ({...result(...args), status});
  if (PROXY_STATUSES.has(status)) return withStatus('not checked', `status ${status}`);
  if (availability !== 'live' && UNSUPPORTED_STATUSES.has(status)) {
    return withStatus('skipped', `${availability}, not served here: status ${status}`);
  }
  const value = await jsonOf(outcome);
  if (value === undefined) {
    return withStatus('differs', `status ${status}`, ['the response is not JSON']);
  }
  const comparison = compare(operation, status, value);
  if (comparison.kind === 'same') {
    return withStatus(status < 400 ? 'same' : 'documented error', `status ${status}`);
  }
  if (comparison.kind === 'unchecked')
    return withStatus('differs', `status ${status}`, [comparison.reason]);
  const fields = comparison.differences.map(
    ({location, expected, actual}) =>
      `${location || '(all)'}: expected ${expected}, found ${actual}`,
  );
  return withStatus('differs', `status ${status}`, fields);
}

/** The JSON of a response, even if it is too large to be shown on a page. */
async function jsonOf(outcome: Outcome): Promise<ExactJson | undefined> {
  if (outcome.kind === 'success') return outcome.value;
  const body =
    outcome.kind === 'httpError'
      ? outcome.body
      : outcome.kind === 'tooLarge' && outcome.file
        ? readBody(await outcome.file.text(), null)
        : undefined;
  return body?.kind === 'json' ? body.value : undefined;
}

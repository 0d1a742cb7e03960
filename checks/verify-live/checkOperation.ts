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
  /** Missing without a response. */
  status?: number;
  /** The reason, in a few words. */
  outcome: string;
  /** Places that differ, with what was expected and found. */
  fields: string[];
};

/** Statuses of proxies and rate limits, which say nothing about the service. */
const BEFORE_THE_SERVICE = new Set([429, 502, 503, 504]);

/** Statuses of a service that lacks an operation. */
const NOT_SERVED = new Set([404, 405, 501]);

/**
 * Calls one operation, if it only reads.
 *
 * @param given values of parameters by name; other required parameters get their examples
 */
export async function checkOperation(
  operation: PublishedOperation,
  base: string,
  given: Readonly<Record<string, string>>,
): Promise<Check> {
  const {slug, availability} = operation;
  const done = (verdict: Check['verdict'], outcome: string, fields: string[] = []): Check => ({
    operation: slug,
    verdict,
    outcome,
    fields,
  });
  if (operation.broadcasts || availability === 'unsafe')
    return done('skipped', 'changes something');
  if (operation.method !== 'GET') return done('skipped', 'not a GET');
  const values: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    if (!parameter.required && parameter.in !== 'path') continue;
    const example = given[parameter.name] ?? exampleText(parameter);
    if (example === undefined) return done('not checked', `no example of ${parameter.name}`);
    values[parameter.name] = example;
  }
  const request = buildRequest(operation, base, {values, body: '', transport: 'uri'});
  const outcome = await sendRequest(request, new AbortController().signal);
  if (!('response' in outcome)) {
    return done('not checked', describeOutcome(outcome, {broadcasts: false, isLocal: false}).title);
  }
  const {status} = outcome.response;
  const withStatus = (...words: Parameters<typeof done>): Check => ({...done(...words), status});
  if (BEFORE_THE_SERVICE.has(status)) return withStatus('not checked', `status ${status}`);
  if (availability !== 'live' && NOT_SERVED.has(status)) {
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

/** The JSON of a response, even if it is too large for a page. */
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

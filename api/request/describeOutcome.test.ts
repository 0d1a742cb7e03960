import {expect, test} from 'vitest';
import {parseExact} from '../schema/exactJson';
import {describeOutcome, reportedError} from './describeOutcome';
import {TIMEOUT_MS, type Outcome} from './sendRequest';

const response = {status: 200, ms: 123, bytes: 4200, headers: []};
const context = {broadcasts: false, isLocal: false};

test.each<[Outcome, string]>([
  [{kind: 'success', response, value: null, text: 'null'}, '200 in 123 ms, 4.2 kB'],
  [
    {
      kind: 'httpError',
      response: {...response, status: 404, bytes: 1},
      body: {kind: 'text', text: '', reason: ''},
    },
    'Error 404 in 123 ms, 1 byte',
  ],
  [
    {kind: 'notJson', response, text: '', reason: 'The body is empty.'},
    '200 in 123 ms, 4.2 kB, not shown as JSON',
  ],
  [{kind: 'tooLarge', response: {...response, bytes: 5_000_000}}, 'Status 200, too large to show'],
  [{kind: 'redirected', ms: 5}, 'Redirected, not followed'],
  [{kind: 'unreachable', ms: 1500}, 'No response after 1.5 s'],
  [{kind: 'timedOut', ms: TIMEOUT_MS, bytes: 0}, 'Timed out after 30.0 s'],
  [{kind: 'aborted', ms: 5, bytes: 0}, 'Aborted after 5 ms'],
])('the outcome %j has the title %j', (outcome, title) => {
  expect(describeOutcome(outcome, context).title).toBe(title);
});

test('an error in a response with status 200 is reported', () => {
  const outcome = {kind: 'success', response, value: null, text: 'null'} as const;
  expect(describeOutcome(outcome, {...context, hasNodeError: true})).toMatchObject({
    title: '200 in 123 ms, 4.2 kB, with an error from the node',
    tone: 'bad',
  });
});

test('if the browser hides the cause, the details explain that and the curl command is offered', () => {
  const {details, offerCurl} = describeOutcome({kind: 'unreachable', ms: 5}, context);
  expect(details.join(' ')).toMatch(/CORS.*browser does not tell this page which/);
  expect(offerCurl).toBe(true);
  expect(
    describeOutcome({kind: 'unreachable', ms: 5}, {...context, isLocal: true}).details.join(' '),
  ).toMatch(/listens on this port/);
});

test.each(['unreachable', 'timedOut', 'aborted'] as const)(
  'a broadcast with the outcome %s may have reached the server',
  (kind) => {
    const {details} = describeOutcome({kind, ms: 5, bytes: 0}, {...context, broadcasts: true});
    expect(details.join(' ')).toMatch(/may have received the transaction/);
  },
);

test.each([
  [
    '{"error":{"code":-32603,"message":"Internal error","data":"height must be less"}}',
    'Internal error: height must be less (code -32603)',
  ],
  ['{"error":"no"}', 'string "no"'],
  ['{"result":{},"error":null}', undefined],
  ['[]', undefined],
])('the error in the JSON-RPC response %s is %j', (text, error) => {
  const outcome = {kind: 'success', response, value: parseExact(text), text} as const;
  expect(reportedError({jsonRpc: {method: 'block', params: []}}, outcome)).toBe(error);
  expect(reportedError({}, outcome)).toBeUndefined();
});

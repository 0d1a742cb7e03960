import {ApiError, DeserializationError, DetailedApiError, RetryError} from '@algolia/client-common';
import {expect, test} from 'vitest';
import {describeError} from './SearchError';

const NETWORK = 'You might want to check your network connection.';

test('the message mentions the network if no host was reached or the code failed to load', () => {
  const chunk = Object.assign(new Error('Loading chunk 1 failed'), {name: 'ChunkLoadError'});
  for (const cause of [new RetryError([]), chunk]) {
    expect(describeError(cause)).toBe(NETWORK);
  }
});

test('a rejected query is reported with the status and the message', () => {
  const rejection = new ApiError('Invalid Application-ID or API key', 403, []);
  expect(describeError(rejection)).toBe(
    'The search service rejected the query with status 403: Invalid Application-ID or API key',
  );
  const detailed = new DetailedApiError('Bad filter', 400, {code: 'x'}, []);
  expect(describeError(detailed)).toContain('status 400: Bad filter');
});

test('a long message is truncated to one line, and a missing message is replaced', () => {
  const htmlError = new ApiError(`<html>\n${'x'.repeat(5000)}</html>`, 404, []);
  expect(describeError(htmlError).length).toBeLessThan(280);
  expect(describeError(htmlError)).not.toContain('\n');
  expect(describeError(new ApiError('', 400, []))).toContain('status 400: no reason given');
});

test('any other error is reported as an invalid response', () => {
  const html = new DeserializationError('Unexpected token <', {
    status: 200,
    content: '<html>',
    isTimedOut: false,
  });
  for (const cause of [html, new TypeError('x is undefined'), 'text', undefined]) {
    expect(describeError(cause)).toBe('The search service returned an invalid response.');
  }
});

import {ApiError, DeserializationError, DetailedApiError, RetryError} from '@algolia/client-common';
import {expect, test} from 'vitest';
import {describeError, isUnreachable} from './SearchError';

const NETWORK = 'You might want to check your network connection.';

test('the network is blamed when no host was reached, or the code did not come', () => {
  const chunk = Object.assign(new Error('Loading chunk 1 failed'), {name: 'ChunkLoadError'});
  for (const cause of [new RetryError([]), chunk]) {
    expect(isUnreachable(cause)).toBe(true);
    expect(describeError(cause)).toBe(NETWORK);
  }
});

test('what a service refused is told with its status and message', () => {
  const refused = new ApiError('Invalid Application-ID or API key', 403, []);
  expect(isUnreachable(refused)).toBe(false);
  expect(describeError(refused)).toBe(
    'The search service rejected the query with status 403: Invalid Application-ID or API key',
  );
  const detailed = new DetailedApiError('Bad filter', 400, {code: 'x'}, []);
  expect(describeError(detailed)).toContain('status 400: Bad filter');
});

test('a message is one line and short, and may be missing', () => {
  const page = new ApiError(`<html>\n${'x'.repeat(5000)}</html>`, 404, []);
  expect(describeError(page).length).toBeLessThan(280);
  expect(describeError(page)).not.toContain('\n');
  expect(describeError(new ApiError('', 400, []))).toContain('status 400: no reason given');
});

test('what is no answer is told, whatever broke', () => {
  const html = new DeserializationError('Unexpected token <', {
    status: 200,
    content: '<html>',
    isTimedOut: false,
  });
  for (const cause of [html, new TypeError('x is undefined'), 'text', undefined]) {
    expect(describeError(cause)).toBe('The search service gave an answer that cannot be read.');
  }
});

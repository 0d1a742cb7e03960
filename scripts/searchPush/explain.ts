import {ApiError, RetryError} from '@algolia/client-common';
import type {PushOption} from './readPushOption';

/** What went wrong in a push, as sentences with the fix. The key is never part of them. */
export function explain(error: unknown, {appId, indexName}: PushOption): string {
  const state = `${indexName} holds all of the old records, or all of the new ones.`;
  if (error instanceof RetryError) {
    return [
      `[search:push] No host of the application ${appId} can be reached, or all of them fail.`,
      state,
      'Fix: check SEARCH_APP_ID and the network, then run npm run search:push again.',
    ].join('\n');
  }
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return [
      `[search:push] The service refused the key for the application ${appId}: ${error.message}`,
      'Expected: SEARCH_ADMIN_KEY with the rights addObject, deleteIndex, settings and',
      'editSettings.',
      state,
      'Fix: copy the key of this application again, or make one with these rights, then run',
      'npm run search:push again.',
    ].join('\n');
  }
  const message = error instanceof Error ? error.message : String(error);
  const what = error instanceof ApiError ? `The service answered ${error.status}: ` : '';
  return [
    `[search:push] ${what}${message}`,
    state,
    'Fix: run npm run search:push again later.',
  ].join('\n');
}

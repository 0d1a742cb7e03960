import {ApiError, RetryError} from '@algolia/client-common';
import type {PushOption} from './readPushOption';

/** What went wrong in a push, as sentences with the fix. The key is never part of them. */
export function explain(error: unknown, {appId, indexName}: PushOption): string {
  const same = `${indexName} is as it was.`;
  if (error instanceof RetryError) {
    return [
      `[search:push] No host of the application ${appId} can be reached, or all of them fail. ${same}`,
      'Fix: check SEARCH_APP_ID and the network, then run npm run search:push again; it goes on',
      'where it stopped.',
    ].join('\n');
  }
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return [
      `[search:push] The service refused the key for the application ${appId}: ${error.message}`,
      'Expected: SEARCH_ADMIN_KEY with the rights search, addObject, deleteIndex, settings,',
      `editSettings and listIndexes. ${same}`,
      'Fix: copy the key of this application again, or make one with these rights.',
    ].join('\n');
  }
  if (error instanceof ApiError) {
    return [
      `[search:push] The service answered ${error.status}: ${error.message}`,
      `${same} Fix: run npm run search:push again later; it goes on where it stopped.`,
    ].join('\n');
  }
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('[search:push]')) return message;
  return [
    `[search:push] ${message}`,
    `Fix: run npm run search:push again; it goes on where it stopped, and ${indexName} is replaced`,
    'only as a whole.',
  ].join('\n');
}

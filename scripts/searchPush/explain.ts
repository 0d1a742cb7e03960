import {ApiError, RetryError} from '@algolia/client-common';
import {MoveError} from './moveError';
import type {PushOption} from './readPushOption';

/** What went wrong in a push, as sentences with the fix. The key is never part of them. */
export function explain(thrown: unknown, {appId, indexName}: PushOption): string {
  const error = thrown instanceof MoveError ? thrown.cause : thrown;
  const state = stateOf(thrown, indexName);
  if (error instanceof RetryError) {
    return [
      `[search:push] No host of the application ${appId} can be reached, or all of them fail.`,
      ...state,
      'Fix: check SEARCH_APP_ID and the network, then run npm run search:push again; it goes on',
      'where it stopped.',
    ].join('\n');
  }
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return [
      `[search:push] The service refused the key for the application ${appId}: ${error.message}`,
      'Expected: SEARCH_ADMIN_KEY with the rights search, addObject, deleteIndex, settings,',
      'editSettings and listIndexes.',
      ...state,
      'Fix: copy the key of this application again, or make one with these rights, then run',
      'npm run search:push again.',
    ].join('\n');
  }
  if (error instanceof ApiError) {
    return [
      `[search:push] The service answered ${error.status}: ${error.message}`,
      ...state,
      'Fix: run npm run search:push again later; it goes on where it stopped.',
    ].join('\n');
  }
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('[search:push]')) return message;
  return [
    `[search:push] ${message}`,
    ...state,
    'Fix: run npm run search:push again; it goes on where it stopped.',
  ].join('\n');
}

/** What readers search now, as far as it is known. */
function stateOf(thrown: unknown, indexName: string): readonly string[] {
  // Nothing before the move touches the live index.
  if (!(thrown instanceof MoveError)) return [`${indexName} is as it was.`];
  if (thrown.live === 'unknown') {
    return [
      `This was at the last step, the move, and ${indexName} could not be read after it.`,
      `${indexName} may have been replaced, as a whole. To run the command again is safe.`,
    ];
  }
  // The service moves in a task of its own, which may still wait for its turn.
  return [
    `This was at the last step, the move. ${indexName} was read after it and is as it was; if the`,
    'service still has the move to do, it is replaced later, as a whole. To run the command again',
    'is safe.',
  ];
}

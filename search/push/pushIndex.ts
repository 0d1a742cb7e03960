import {readFileSync} from 'node:fs';
import {ApiError, RetryError, type ClientOptions} from '@algolia/client-common';
import {algoliasearch} from 'algoliasearch';
import {hostedSynonyms} from '../engine/synonyms';
import type {SearchRecord} from '../index/record';
import {HOSTED_SETTINGS} from './hostedSettings';

const VARIABLES = ['SEARCH_APP_ID', 'SEARCH_ADMIN_KEY', 'SEARCH_INDEX_NAME'] as const;

export type PushOptions = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** JSON file with the records of the last build. */
  readonly file: string;
  readonly log: (line: string) => void;
  /** Options of the client; tests pass a mock requester. */
  readonly client?: ClientOptions;
};

/**
 * Replaces all records of the hosted index with those of the last build. The client uploads them to a
 * temporary index, which then replaces the old one, so queries never see a partial index.
 *
 * @returns the exit code: 0 if the index was replaced
 */
export async function pushIndex({env, file, log, client: options}: PushOptions): Promise<0 | 1> {
  const [appId = '', key = '', indexName = ''] = VARIABLES.map((name) => env[name]?.trim());
  const missing = VARIABLES.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    log(`[search:push] ${missing.join(' and ')}: not set. Set all of ${VARIABLES.join(', ')}.`);
    return 1;
  }
  try {
    const records = readRecords(file);
    const client = algoliasearch(appId, key, options);
    const synonymHit = hostedSynonyms();
    const settings = await client.setSettings({indexName, indexSettings: HOSTED_SETTINGS});
    await client.waitForTask({indexName, taskID: settings.taskID});
    await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true});
    await client.replaceAllObjects({indexName, objects: records.map((record) => ({...record}))});
    log(`${indexName}: ${records.length} records, ${synonymHit.length} groups of synonyms.`);
    return 0;
  } catch (error) {
    log(
      `[search:push] ${describeError(error)} ${indexName} contains either all old records or all new records.`,
    );
    return 1;
  }
}

/** @throws Error if the file is missing or isn't a list of records */
function readRecords(file: string): SearchRecord[] {
  try {
    const records: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(records) && records.length > 0) return records as SearchRecord[];
  } catch {
    // A truncated file is reported below, like a file without a list.
  }
  throw new Error(`${file}: no list of records. Run npm run build first; nothing was sent.`);
}

/** Describes an error and its fix. The message never contains the key. */
function describeError(error: unknown): string {
  if (error instanceof RetryError) {
    return 'No host can be reached. Check SEARCH_APP_ID and the network, then push again.';
  }
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return (
      `SEARCH_ADMIN_KEY: rejected (${error.message}). Use a key of this application with the rights ` +
      'addObject, deleteIndex, settings and editSettings.'
    );
  }
  const status = error instanceof ApiError ? `The service returned status ${error.status}: ` : '';
  return `${status}${error instanceof Error ? error.message : String(error)}`;
}

import type {ClientOptions} from '@algolia/client-common';
import {algoliasearch} from 'algoliasearch';
import {toHostedSynonyms} from '../../search/synonyms';
import {explain} from './explain';
import {HOSTED_SETTINGS} from './hostedSettings';
import {pushIndex, type PushOptions} from './pushIndex';
import {RECORDS} from '../../finish/search-index/recordsFile';
import {readPushOption, type PushOption} from './readPushOption';
import {readRecords} from './readRecords';

/** How often the service may say "too many", for each request. */
const RATE_LIMIT_RETRIES = 10;

export type SearchPushOptions = Pick<PushOptions, 'log' | 'batchSize' | 'maxRetries'> & {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** File with the records; that of the build unless said. */
  readonly file?: string;
  /** Options of the client; tests name their own host. */
  readonly client?: ClientOptions;
};

/**
 * Replaces the hosted index with the records of the last build, and tells how it goes.
 *
 * @returns 0 when the index is in place, 1 when something prevented it
 */
export async function searchPush({
  env,
  log,
  file = RECORDS,
  client: clientOptions,
  ...options
}: SearchPushOptions): Promise<0 | 1> {
  let option: PushOption | undefined;
  try {
    option = readPushOption(env);
    const records = readRecords(file);
    const {appId, adminKey, indexName} = option;
    log(`Pushing ${records.length} records to ${indexName} of the application ${appId}.`);
    const client = algoliasearch(appId, adminKey, {
      maxRateLimitRetries: RATE_LIMIT_RETRIES,
      ...clientOptions,
    });
    const content = {records, settings: HOSTED_SETTINGS, synonyms: toHostedSynonyms()};
    await pushIndex({client, indexName, content, log, ...options});
    return 0;
  } catch (error) {
    log(option ? explain(error, option) : (error as Error).message);
    return 1;
  }
}

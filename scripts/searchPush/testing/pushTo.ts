import {searchPush, type SearchPushOptions} from '../searchPush';
import {ADMIN_KEY, type FakeService} from './fakeService';

/** The environment of a push to the index `docs` of the fake service. */
export const ENV = {SEARCH_APP_ID: 'APP', SEARCH_ADMIN_KEY: ADMIN_KEY, SEARCH_INDEX_NAME: 'docs'};

/** Records sent at once. */
export const BATCH = 4;

/** Pushes to the fake service; two hosts, as the real one has several. */
export function pushTo(
  {port}: FakeService,
  options: Partial<SearchPushOptions> & Pick<SearchPushOptions, 'log' | 'file'>,
): Promise<0 | 1> {
  const host = {
    url: '127.0.0.1',
    port,
    accept: 'readWrite' as const,
    protocol: 'http' as const,
  };
  return searchPush({
    env: ENV,
    batchSize: BATCH,
    maxRetries: 4,
    client: {hosts: [host, {...host, url: 'localhost'}]},
    ...options,
  });
}

import {ApiError} from '@algolia/client-common';
import type {IndexSettings, SearchClient} from 'algoliasearch';

/** The digest of the content that a push wrote into the settings of an index, if any. */
export function digestIn(settings: IndexSettings | undefined): unknown {
  return (settings?.userData as {digest?: unknown} | undefined)?.digest;
}

/**
 * Settings of an index; undefined when there is no such index.
 *
 * @throws what the client throws, except for an index that is not there.
 */
export function settingsOf(
  client: SearchClient,
  indexName: string,
): Promise<IndexSettings | undefined> {
  return client.getSettings({indexName}).catch(ifMissing(undefined));
}

/**
 * Records in an index; 0 when there is no such index.
 *
 * @throws what the client throws, except for an index that is not there.
 */
export async function count(client: SearchClient, indexName: string): Promise<number> {
  const searchParams = {query: '', hitsPerPage: 0, distinct: false, analytics: false};
  return client
    .searchSingleIndex({indexName, searchParams})
    .then(({nbHits}) => nbHits ?? 0)
    .catch(ifMissing(0));
}

function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof ApiError && error.status === 404) return value;
    throw error;
  };
}

import type {IndexSettings, SearchClient, SynonymHit} from 'algoliasearch';

/** All that makes up an index. */
type IndexContent = {
  readonly records: readonly {readonly objectID: string}[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
};

export type PushOptions = {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly content: IndexContent;
  readonly log: (line: string) => void;
  /** Records sent at once. */
  readonly batchSize?: number;
  /** How often the client asks whether a task of the service is done, ever more slowly. */
  readonly maxRetries?: number;
};

const BATCH_SIZE = 1_000;

/** About eight minutes for each task. */
const MAX_RETRIES = 100;

/**
 * Replaces the records of an index as a whole: the client sends them to a temporary index and moves
 * that over the old one, so readers find the old records or the new ones. Settings and synonyms
 * come first. Rules that were made by hand are kept.
 *
 * @throws what the client throws
 */
export async function pushIndex({
  client,
  indexName,
  content: {records, settings, synonyms},
  log,
  batchSize = BATCH_SIZE,
  maxRetries = MAX_RETRIES,
}: PushOptions): Promise<void> {
  const settle = ({taskID}: {taskID: number}) =>
    client.waitForTask({indexName, taskID, maxRetries});
  await settle(await client.setSettings({indexName, indexSettings: settings}));
  const synonymHit = [...synonyms];
  await settle(await client.saveSynonyms({indexName, synonymHit, replaceExistingSynonyms: true}));
  log(`Settings and ${synonyms.length} groups of synonyms stored.`);
  const objects = records.map((record) => ({...record}));
  await client.replaceAllObjects({indexName, objects, batchSize, maxRetries});
  log(`${indexName} now holds ${records.length} records.`);
}

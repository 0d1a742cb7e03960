import {createHash} from 'node:crypto';
import type {IndexSettings, SearchClient, SynonymHit} from 'algoliasearch';
import {count, digestIn, settingsOf} from './hostedIndex';
import {moveIndex} from './moveIndex';

/** All that makes up an index. */
export type IndexContent = {
  readonly records: readonly {readonly objectID: string}[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly SynonymHit[];
};

/** How long a task of the service is waited for; see `waitForTask` of the client. */
export type Waiting = {readonly maxRetries: number; timeout(retryCount: number): number};

export type PushOptions = {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly content: IndexContent;
  readonly log: (line: string) => void;
  /** Records sent at once. */
  readonly batchSize?: number;
  readonly waiting?: Waiting;
  readonly now?: () => number;
};

const BATCH_SIZE = 1_000;

/** About eight minutes for each task. */
const WAITING: Waiting = {maxRetries: 100, timeout: (count) => Math.min(count * 200, 5_000)};

/** A temporary index of another push is left alone for so long: that push may be at work. */
const ABANDONED = 60 * 60_000;

/**
 * Replaces an index as a whole: everything goes into a temporary index, which is checked and then
 * moved over the old one. Until that one step, readers search the old index; it is never touched
 * before. The temporary index is named after the content, so that another run of the same push
 * goes on where this one stopped, and different pushes never mix. Rules that were made by hand
 * are kept.
 *
 * @throws what the client throws, or when the temporary index does not hold what was sent.
 * @throws {MoveError} when the last step failed, or when it is not known whether it did.
 */
export async function pushIndex({
  client,
  indexName,
  content,
  log,
  batchSize = BATCH_SIZE,
  waiting = WAITING,
  now = Date.now,
}: PushOptions): Promise<void> {
  const {records, settings, synonyms} = content;
  const total = records.length;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  const temporary = `${indexName}_push_${digest}`;
  const settle = (name: string, {taskID}: {taskID: number}) =>
    client.waitForTask({indexName: name, taskID, ...waiting});

  const live = await settingsOf(client, indexName);
  if (digestIn(live) === digest && (await count(client, indexName)) === total) {
    log(`${indexName} holds these ${total} records already. Nothing to do.`);
    return;
  }
  await removeAbandoned({client, indexName, temporary, log, now, settle});

  const there = await count(client, temporary);
  const isSame = digestIn(await settingsOf(client, temporary)) === digest;
  // Batches are stored in their order, so the first `there` records are complete.
  const from = isSame ? Math.floor(Math.min(there, total) / batchSize) * batchSize : 0;
  if (from > 0) log(`Going on after ${from} of ${total} records of a push that stopped.`);
  const tasks: {taskID: number}[] = [];
  for (let at = from; at < total; at += batchSize) {
    const requests = records
      .slice(at, at + batchSize)
      .map((body) => ({action: 'addObject' as const, body: {...body}}));
    if (at === from) {
      // First, so that a push that stops here knows its own work.
      const indexSettings = {...settings, userData: {digest}};
      await settle(temporary, await client.setSettings({indexName: temporary, indexSettings}));
      log(`Settings stored in ${temporary}.`);
    }
    tasks.push(await client.batch({indexName: temporary, batchWriteParams: {requests}}));
    log(`${Math.min(at + batchSize, total)} of ${total} records sent.`);
  }
  const synonymHit = [...synonyms];
  tasks.push(
    await client.saveSynonyms({indexName: temporary, synonymHit, replaceExistingSynonyms: true}),
  );
  for (const task of tasks) await settle(temporary, task);
  log(`Records and ${synonyms.length} groups of synonyms stored.`);
  if (live) {
    const operationIndexParams = {
      operation: 'copy' as const,
      destination: temporary,
      scope: ['rules' as const],
    };
    await settle(temporary, await client.operationIndex({indexName, operationIndexParams}));
  }

  await moveIndex({client, indexName, temporary, digest, total, log, settle});
}

/** Removes what pushes left behind that were never run again. */
async function removeAbandoned({
  client,
  indexName,
  temporary,
  log,
  now,
  settle,
}: Pick<PushOptions, 'client' | 'indexName' | 'log'> & {
  temporary: string;
  now: () => number;
  settle: (name: string, task: {taskID: number}) => Promise<unknown>;
}): Promise<void> {
  const {items} = await client.listIndices();
  const isTemporary = new RegExp(`^${indexName.replaceAll('.', '\\.')}_push_[0-9a-f]{12}$`);
  for (const {name, updatedAt} of items) {
    const isOld = now() - Date.parse(updatedAt) > ABANDONED;
    if (name === temporary || !isTemporary.test(name) || !isOld) continue;
    await settle(name, await client.deleteIndex({indexName: name}));
    log(`Removed ${name}, which a push left behind.`);
  }
}

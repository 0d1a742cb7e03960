import type {SearchClient} from 'algoliasearch';
import {count, digestIn, settingsOf} from './hostedIndex';
import {MoveError} from './moveError';

type MoveOptions = {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly temporary: string;
  /** Of the content that is pushed. */
  readonly digest: string;
  /** Records that were sent. */
  readonly total: number;
  readonly log: (line: string) => void;
  readonly settle: (name: string, task: {taskID: number}) => Promise<unknown>;
};

/**
 * Moves the temporary index over the live one, when it is whole and of this push. A move that is
 * not confirmed may have happened all the same, so the live index is then asked.
 *
 * @throws when the temporary index is not what was sent; it is removed, and the live index is left
 * alone.
 * @throws {MoveError} when the move failed, or when it is not known whether it did.
 */
export async function moveIndex(options: MoveOptions): Promise<void> {
  const {client, indexName, temporary, total, log, settle} = options;
  const wrong = await faultOf(options);
  if (wrong) {
    await settle(temporary, await client.deleteIndex({indexName: temporary}));
    throw new Error(
      [
        ...wrong,
        `This push left ${indexName} alone, and removed ${temporary}.`,
        'Fix: run npm run search:push again, once at a time.',
      ].join('\n'),
    );
  }
  try {
    const operationIndexParams = {operation: 'move' as const, destination: indexName};
    const move = await client.operationIndex({indexName: temporary, operationIndexParams});
    await settle(temporary, move);
  } catch (error) {
    const isMoved = await isLive(options).catch(() => undefined);
    if (!isMoved) throw new MoveError(error, isMoved === undefined ? 'unknown' : 'not moved');
    log(`The move was not confirmed, but ${indexName} was read: it holds these ${total} records.`);
    return;
  }
  log(`${indexName} now holds ${total} records.`);
}

/** Why the temporary index must not be moved; undefined when it may be. */
async function faultOf({
  client,
  temporary,
  digest,
  total,
}: MoveOptions): Promise<readonly string[] | undefined> {
  const stored = await count(client, temporary);
  if (stored !== total) {
    return [
      `[search:push] ${temporary} holds ${stored} records; ${total} were sent.`,
      'Another push of the same build may have been at work.',
    ];
  }
  // When another push of the same build moves the index away after the settings were stored here,
  // the batches that follow make a new one: all records, none of the settings.
  const found = digestIn(await settingsOf(client, temporary));
  if (found === digest) return undefined;
  const has = found === undefined ? 'no digest' : `the digest ${JSON.stringify(found)}`;
  return [
    `[search:push] The settings of ${temporary} have ${has};`,
    `those that were sent have ${JSON.stringify(digest)}.`,
    'Another push may have moved this index or written into it in between.',
  ];
}

/**
 * Whether the live index is what was pushed. The digest alone does not say so: the push may be one
 * that mends an index of the same build, which has lost records.
 */
async function isLive({client, indexName, digest, total}: MoveOptions): Promise<boolean> {
  const isSame = digestIn(await settingsOf(client, indexName)) === digest;
  return isSame && (await count(client, indexName)) === total;
}

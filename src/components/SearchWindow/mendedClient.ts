import type {DocSearchTransformClient} from '@docsearch/react';
import type {LiteClient} from 'algoliasearch/lite';
import {newestFirst} from '../search/newestFirst';

/** How a query ended. */
export type Outcome = {readonly query: string; readonly hits: number | 'unreachable'};

export type Listeners = {
  readonly onOutcome: (outcome: Outcome) => void;
  /** Whether the window still shows this query. */
  readonly isWanted: (query: string) => boolean;
  /**
   * Whether the first letters are answered with fewer hits. In the reader's browser each hit may
   * need a file, and what one or two letters find is glanced at until the next one is typed.
   */
  readonly isShortAtFirst?: boolean;
};

/** Letters that are answered with fewer hits, and how many those are. */
const FIRST_LETTERS = 2;
const FIRST_HITS = 8;

type Reply = ReturnType<LiteClient['search']>;

/** Rounds of waiting promises after which the library has put away a finished query. */
const ROUNDS = 100;

/**
 * A client whose failures the window really shows. The library notes the failure, throws, and
 * then, in the `finally` of the same query, goes back to idle: what is seen is "No results". So
 * here a failed query ends as one without hits, and the failure is noted again after that.
 */
export function mendedClient(
  client: () => Promise<LiteClient>,
  {onOutcome, isWanted, isShortAtFirst = false}: Listeners,
): DocSearchTransformClient {
  const inTurn = newestFirst<Awaited<Reply>>();
  const search = (...given: Parameters<LiteClient['search']>): Reply => {
    const query = queryOf(given[0]);
    const [request, ...options] = given;
    const isShort = isShortAtFirst && query.length <= FIRST_LETTERS;
    const asked = isShort ? shortened(request) : request;
    const reply = inTurn(() => client().then((ready) => ready.search(asked, ...options)));
    // The library asks for the failure first, and hands over how it notes one.
    const caught = async (note: (error: Error) => unknown) => {
      try {
        const found = await reply;
        onOutcome({query, hits: hitsOf(found.results[0])});
        return found;
      } catch (cause) {
        onOutcome({query, hits: 'unreachable'});
        void later(() => {
          if (isWanted(query)) noted(note, cause);
        });
        return {results: [{hits: [], nbHits: 0}]};
      }
    };
    return Object.assign(reply, {catch: caught});
  };
  return {search, addAlgoliaAgent: () => undefined, transporter: {algoliaAgent: NO_AGENT}};
}

/** The library adds its name for statistics of the hosted service; the client has its own. */
const NO_AGENT = {value: 'docsearch-react', add: () => NO_AGENT};

function queryOf(request: Request): string {
  const [first] = Array.isArray(request) ? request : request.requests;
  return first && 'query' in first ? (first.query ?? '') : '';
}

type Request = Parameters<LiteClient['search']>[0];

function shortened(request: Request): Request {
  const requests = Array.isArray(request) ? request : request.requests;
  return {requests: requests.map((one) => ({...one, hitsPerPage: FIRST_HITS}))};
}

function hitsOf(result: object | undefined): number {
  return result && 'nbHits' in result && typeof result.nbHits === 'number' ? result.nbHits : 0;
}

/** Promises only, no timer: nothing is drawn in between. */
async function later(work: () => void): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await Promise.resolve();
  work();
}

/** The library notes this one kind of failure only, and throws it on. */
function noted(note: (error: Error) => unknown, cause: unknown): void {
  try {
    note(Object.assign(new Error('No host answered', {cause}), {name: 'RetryError'}));
  } catch {
    // Thrown on, as it is for a query that fails; nobody waits for it here.
  }
}

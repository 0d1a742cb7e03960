import type {DocSearchTransformClient} from '@docsearch/react';
import type {LiteClient} from 'algoliasearch/lite';
import {newestFirst} from '../search/newestFirst';
import {failureHint, isUnreachable} from '../search/failure';
import {GLANCE} from '../../search/glance';
import {foundBy} from './foundBy';
import {readHits, type Answer} from '../search/readHits';

/** How a query ended. */
export type Outcome = {
  readonly query: string;
  readonly hits: number;
  /** What the reader is told of a query that failed. */
  readonly failure?: string;
};

export type Listeners = {
  readonly onOutcome: (outcome: Outcome) => void;
  /** The library has put away the first hits, and has not drawn them yet. */
  readonly onFirstHits: () => void;
  /** Whether the window still shows this query. */
  readonly isWanted: (query: string) => boolean;
  /**
   * What the window asks first, where the reader may type on before it is answered: a glance is then
   * enough.
   */
  readonly passing?: string;
};

type Search = LiteClient['search'];
type Found = Awaited<ReturnType<Search>>;
type Result = Answer['results'][0];
type Ended = {readonly id: number; readonly outcome: Outcome; readonly answer: Answer};

/** Rounds of waiting promises after which the library has put away a finished query. */
const ROUNDS = 100;

/**
 * A client whose failures the window really shows. The library notes one kind of failure only,
 * throws, and then, in the `finally` of the same query, goes back to idle: what is seen is "No
 * results". So here a failed query ends as one without hits, and the failure is noted after that.
 */
export function mendedClient(
  client: () => Promise<LiteClient>,
  {onOutcome, onFirstHits, isWanted, passing}: Listeners,
): DocSearchTransformClient {
  const inTurn = newestFirst<Ended>();
  const log = logOnce();
  let asked = 0;
  let told = 0;
  let hasHits = false;
  const ask = async (id: number, given: Parameters<Search>): Promise<Ended> => {
    const query = queryOf(given[0]);
    const find = async (request: Parameters<Search>) =>
      readHits(await (await client()).search(...request)).results[0];
    const endedBy = (found: Result, hits: readonly object[]): Ended => ({
      id,
      outcome: {query, hits: found.nbHits},
      answer: {results: [{...found, hits}]},
    });
    const isPassing = query === passing && id === 1;
    try {
      if (isPassing) {
        const glance = await find(glanceOf(given));
        // Not marked with the text: Enter opens none of these hits.
        if (!isWanted(query)) return endedBy(glance, glance.hits);
      }
      const found = await find(given);
      return endedBy(found, foundBy(found.hits, query));
    } catch (cause) {
      if (!isUnreachable(cause)) log(cause);
      return {id, outcome: {query, hits: 0, failure: failureHint(cause)}, answer: NOTHING};
    }
  };
  const search = (...given: Parameters<Search>): ReturnType<Search> => {
    asked += 1;
    const id = asked;
    const ended = inTurn(() => ask(id, given));
    // The library asks for the failure first, and hands over how it notes one.
    const caught = async (note: (error: Error) => unknown) => {
      // What is passed over ends as the newer query does, with that one's id.
      const {id: ofAnswer, outcome, answer} = await ended;
      // Without hits, an older query would be drawn as "No results" for the one that is under way.
      if (ofAnswer < asked && outcome.hits === 0) return NEVER;
      // Of two that run at once the older may end later; the library keeps the newer one's hits.
      if (ofAnswer >= told) onOutcome(outcome);
      told = Math.max(told, ofAnswer);
      if (outcome.failure !== undefined) {
        void later(() => {
          if (isWanted(outcome.query)) noted(note);
        });
      }
      if (outcome.hits > 0 && !hasHits) {
        hasHits = true;
        void later(onFirstHits);
      }
      return asFound(answer);
    };
    return Object.assign(
      ended.then(({answer}) => asFound(answer)),
      {catch: caught},
    );
  };
  return {search, addAlgoliaAgent: () => undefined, transporter: {algoliaAgent: NO_AGENT}};
}

/** The library adds its name for statistics of the hosted service; the client has its own. */
const NO_AGENT = {value: 'docsearch-react', add: () => NO_AGENT};

const NOTHING: Answer = {results: [{hits: [], nbHits: 0}]};

const NEVER = new Promise<never>(() => undefined);

/** The client's type lists what no window reads. */
const asFound = (answer: Answer) => answer as unknown as Found;

function queryOf(request: Parameters<Search>[0]): string {
  const [first] = Array.isArray(request) ? request : request.requests;
  return first && 'query' in first ? (first.query ?? '') : '';
}

/** The same request for fewer hits, in the order in which they are found. */
function glanceOf([request, ...options]: Parameters<Search>): Parameters<Search> {
  const {hitsPerPage, reranks: enableReRanking} = GLANCE;
  const all = Array.isArray(request) ? request : request.requests;
  const requests = all.map((one) => ({...one, hitsPerPage, enableReRanking}));
  return [{requests}, ...options] as Parameters<Search>;
}

/** Writes an error to the console unless it is the one before: each letter may bring it again. */
function logOnce(): (cause: unknown) => void {
  let before: string | undefined;
  return (cause) => {
    const text = String(cause);
    if (text !== before) console.error('[search] A query failed.', cause);
    before = text;
  };
}

/** Promises only, no timer: nothing is drawn in between. */
async function later(work: () => void): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await Promise.resolve();
  work();
}

/** The library shows its screen for failures after this one kind only, and throws it on. */
function noted(note: (error: Error) => unknown): void {
  try {
    note(Object.assign(new Error('The query failed'), {name: 'RetryError'}));
  } catch {
    // Thrown on, as it is for a query that fails; nobody waits for it here.
  }
}

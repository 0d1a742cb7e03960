import {endpointOf} from '../../search/protocol/endpoint';
import {hitsPerPageOf, readRequests, type Json} from '../../search/protocol/readRequest';
import {Refusal} from '../../search/protocol/refusal';

/** Hits that one request may ask for, over all its searches. */
const MOST_HITS = 1_000;

/** So many hits cost as much as a search. */
const HITS_PER_COST = 50;

/** Searches in the engine that one recommendation, or one question, takes. */
const SEARCHES_OF_OTHERS = 2;

/**
 * What a request asks for, in searches: a request with fifty searches is not one. A body that is
 * no request costs 1, and is refused by whoever answers it.
 *
 * @throws Refusal 400 when it asks for so many hits that others would have to wait.
 */
export function readCost(path: string, body: string): number {
  const endpoint = endpointOf(path);
  if (endpoint === 'passages') return SEARCHES_OF_OTHERS;
  const requests = otherwise([], () => readRequests(body));
  if (endpoint === 'recommendations') return Math.max(1, requests.length * SEARCHES_OF_OTHERS);
  const hits = requests.reduce((sum, request) => sum + hitsOf(request), 0);
  if (hits > MOST_HITS) {
    throw new Refusal(400, `${hits} hits in one request; at most ${MOST_HITS} are sent`);
  }
  return Math.max(1, requests.length) + Math.floor(hits / HITS_PER_COST);
}

/** Read as the engine reads it; a search whose number it refuses sends none. */
function hitsOf(request: Json): number {
  return otherwise(0, () => hitsPerPageOf(request));
}

/** What `read` gives, or the other where the protocol refuses. */
function otherwise<T>(other: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return other;
    throw error;
  }
}

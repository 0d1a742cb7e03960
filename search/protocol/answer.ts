import type {Engine} from '../engine/openEngine';
import {IndexUnavailable} from '../engine/source';
import {answerPassages} from './answerPassages';
import {answerRecommendations} from './answerRecommendations';
import {answerSearch} from './answerSearch';
import {endpointOf} from './endpoint';
import {readRequests, readSearch} from './readRequest';
import {Refusal} from './refusal';
import type {ErrorBody, ProtocolAnswer, ProtocolRequest} from './types';

/**
 * Answers a request of the search protocol; never throws. What is wrong with a request is told as
 * `{message, status}` with 400, 404 or 405; an index that cannot be had is 503, so that a client
 * asks the next host. A fault of the engine is 500, and its cause is logged: the answer does not
 * tell it.
 *
 * @param now milliseconds, for the time that an answer took
 */
export async function answer(
  request: ProtocolRequest,
  engine: Engine,
  now: () => number = Date.now,
): Promise<ProtocolAnswer> {
  try {
    const body = await bodyOf(request, engine, now);
    return {status: 200, body: JSON.stringify(body)};
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.status, error.message);
    if (error instanceof IndexUnavailable) return refuse(503, error.message);
    console.error('[search] The engine failed on a query:', error);
    return refuse(500, 'The search engine failed on this query');
  }
}

/** The protocol's form of an error. */
export function refuse(status: number, message: string): ProtocolAnswer {
  const body: ErrorBody = {message, status};
  return {status, body: JSON.stringify(body)};
}

async function bodyOf(
  {method, path, body}: ProtocolRequest,
  engine: Engine,
  now: () => number,
): Promise<object> {
  const endpoint = endpointOf(path);
  if (!endpoint) throw new Refusal(404, 'Path not supported by this search engine');
  if (method !== 'POST') throw new Refusal(405, 'Method not allowed; expected POST');
  if (endpoint === 'passages') return answerPassages(body, engine);
  const requests = readRequests(body);
  const results = [];
  for (const request of requests) {
    results.push(
      endpoint === 'queries'
        ? await answerSearch(readSearch(request), engine, now)
        : await answerRecommendations(request, engine, now),
    );
  }
  return {results};
}

import type {Engine} from '../engine/openEngine';
import {passagesFor} from '../engine/passages';
import {objectOf, whole} from './readRequest';
import {Refusal} from './refusal';
import type {PassagesResult} from './types';

const DEFAULT_LIMIT = 4;
const MAX_LIMIT = 20;

/**
 * Passages that answer a question, quoted as they stand.
 *
 * @throws Refusal 400 when the body is not `{"question": "…"}`.
 */
export async function answerPassages(body: string, engine: Engine): Promise<PassagesResult> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'invalid JSON in the body; expected {"question": "…"}');
  }
  const json = objectOf(parsed);
  const {question} = json;
  if (typeof question !== 'string') {
    throw new Refusal(400, '"question" is missing; expected {"question": "…", "limit": 4}');
  }
  const limit = whole(json, 'limit', DEFAULT_LIMIT, MAX_LIMIT);
  return {question, passages: await passagesFor(engine, question, limit)};
}

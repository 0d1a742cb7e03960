import type {Passage} from '@site/search/engine/passages';

/** An answer that has not come by then is not waited for, in ms. */
const TIMEOUT = 30_000;

/** Longest answer that is shown, in UTF-16 units. */
const MAX_ANSWER = 4000;

/**
 * Lets the configured endpoint write an answer from passages.
 *
 * @returns plain text
 * @throws when the endpoint cannot be reached, refuses, or gives no text
 */
export async function composeAnswer(
  endpoint: string,
  question: string,
  passages: readonly Passage[],
): Promise<string> {
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({question, passages}),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!reply.ok) throw new Error(`[search] ${endpoint} answered ${reply.status}.`);
  const body: unknown = await reply.json();
  const answer = typeof body === 'object' && body && 'answer' in body ? body.answer : undefined;
  if (typeof answer !== 'string' || answer.trim() === '') {
    throw new Error(
      `[search] ${endpoint} gave no answer. Expected {"answer": "text"}; fix the endpoint, or ` +
        'leave `answers` out of config/searchWindow.ts to show passages alone.',
    );
  }
  return answer.trim().slice(0, MAX_ANSWER);
}

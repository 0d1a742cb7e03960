/** An answer that hasn't arrived by then is given up, in ms. */
const TIMEOUT_MS = 30_000;

/** Longest answer that is shown, in UTF-16 units. */
const MAX_ANSWER = 4_000;

/**
 * Sends a question to the configured endpoint: `POST {question}`, answered with `{answer}`.
 *
 * @returns plain text
 * @throws Error when the endpoint can't be reached, refuses, or gives no text
 */
export async function askEndpoint(endpoint: string, question: string): Promise<string> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({question}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`[search] ${endpoint}: status ${response.status}.`);
  const body: unknown = await response.json();
  const answer = typeof body === 'object' && body && 'answer' in body ? body.answer : undefined;
  if (typeof answer !== 'string' || answer.trim() === '') {
    throw new Error(
      `[search] ${endpoint}: no answer. Expected {"answer": "text"}. Fix the endpoint, or remove ` +
        '`answers` from config/searchWindow.ts.',
    );
  }
  return answer.trim().slice(0, MAX_ANSWER);
}

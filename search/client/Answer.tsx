import {useEffect, useState, type ReactNode} from 'react';
import {searchWindow} from '../../config/searchWindow';

type Props = {
  /** Empty while nothing is asked. */
  readonly question: string;
  /** The words of the question that are searched for. */
  readonly query: string;
};

const ENDPOINT = searchWindow.answers?.endpoint;

/** Above the results of a question: the endpoint's answer, and what the results are. */
export default function Answer({question, query}: Props): ReactNode {
  const answer = useAnswer(question);
  if (question === '') return null;
  return (
    <>
      {ENDPOINT !== undefined && answer === undefined && (
        <p className="search-note">Generating an answer…</p>
      )}
      {answer && (
        <section className="search-answer" aria-label="Answer">
          <p>{answer}</p>
          <p className="search-note">Generated automatically. Check it against the pages below.</p>
        </section>
      )}
      <p className="search-note">
        {answer === null && 'No answer could be generated. '}
        {ENDPOINT === undefined && 'No answer service is connected. '}
        {`These are the search results for "${query}".`}
      </p>
    </>
  );
}

/** The endpoint's answer: undefined while it's being written, null when that failed. */
function useAnswer(question: string): string | null | undefined {
  const [answer, setAnswer] = useState<string | null>();
  useEffect(() => {
    setAnswer(undefined);
    if (question === '' || ENDPOINT === undefined) return;
    let isLatest = true;
    const show = (text: string | null) => {
      if (isLatest) setAnswer(text);
    };
    askEndpoint(ENDPOINT, question).then(show, () => show(null));
    return () => {
      isLatest = false;
    };
  }, [question]);
  return answer;
}

/** An answer that hasn't arrived by then is given up, in ms. */
const TIMEOUT_MS = 30_000;

/** Longest answer that is shown, in UTF-16 units. */
const MAX_ANSWER = 4_000;

/**
 * Sends a question to the configured endpoint: `POST {question}`, answered with `{answer}`.
 *
 * @returns plain text
 * @throws Error when the endpoint can't be reached, returns an error, or gives no text
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

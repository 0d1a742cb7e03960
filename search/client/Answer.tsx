import {useEffect, useState, type ReactNode} from 'react';
import {searchWindow} from '../../config/searchWindow';

type Props = {
  /** Empty if no question was asked. */
  readonly question: string;
  /** Search query with the main words of the question. */
  readonly query: string;
};

const ENDPOINT = searchWindow.answers?.endpoint;

/** Shown above the results of a question: the endpoint's answer, and the query of the results. */
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

/** The endpoint's answer: undefined while it's being generated, null if that failed. */
function useAnswer(question: string): string | null | undefined {
  const [answer, setAnswer] = useState<string | null>();
  useEffect(() => {
    setAnswer(undefined);
    if (question === '' || ENDPOINT === undefined) return;
    let isLatest = true;
    const show = (text: string | null) => {
      if (isLatest) setAnswer(text);
    };
    fetchAnswer(ENDPOINT, question).then(show, () => show(null));
    return () => {
      isLatest = false;
    };
  }, [question]);
  return answer;
}

/** Timeout for an answer, in ms. */
const TIMEOUT_MS = 30_000;

/** Maximum length of an answer, in UTF-16 code units. */
const MAX_ANSWER_LENGTH = 4_000;

/**
 * Sends a question to the configured endpoint: `POST {question}`, which returns `{answer}`.
 *
 * @returns plain text
 * @throws Error if the endpoint can't be reached, or returns an error or no text
 */
export async function fetchAnswer(endpoint: string, question: string): Promise<string> {
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
      `[search] ${endpoint}: the response has no answer. Expected {"answer": "text"}. Fix the endpoint, or remove ` +
        '`answers` from config/searchWindow.ts.',
    );
  }
  return answer.trim().slice(0, MAX_ANSWER_LENGTH);
}

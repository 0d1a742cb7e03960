import {useEffect, useState, type ReactNode} from 'react';
import {searchWindow} from '../../config/searchWindow';
import {askEndpoint} from './askEndpoint';
import './searchStatus.lazy.css';

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
      {answer.status === 'loading' && <p className="search-note">Writing an answer…</p>}
      {answer.status === 'ready' && (
        <section className="search-answer" aria-label="Answer">
          <p>{answer.text}</p>
          <p className="search-note">Written by a program. Check it against the pages below.</p>
        </section>
      )}
      <p className="search-note">
        {answer.status === 'error' && 'No answer could be written. '}
        {ENDPOINT === undefined && 'No answer service is connected. '}
        {`These are the search results for "${query}".`}
      </p>
    </>
  );
}

type AnswerState =
  | {readonly status: 'none' | 'loading' | 'error'}
  | {readonly status: 'ready'; readonly text: string};

function useAnswer(question: string): AnswerState {
  const [answer, setAnswer] = useState<AnswerState>({status: 'none'});
  useEffect(() => {
    if (question === '' || ENDPOINT === undefined) {
      setAnswer({status: 'none'});
      return;
    }
    let isLatest = true;
    const show = (state: AnswerState) => {
      if (isLatest) setAnswer(state);
    };
    setAnswer({status: 'loading'});
    askEndpoint(ENDPOINT, question).then(
      (text) => show({status: 'ready', text}),
      () => show({status: 'error'}),
    );
    return () => {
      isLatest = false;
    };
  }, [question]);
  return answer;
}

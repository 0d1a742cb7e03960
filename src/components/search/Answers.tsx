import {useCallback, useMemo, type ReactNode} from 'react';
import {searchWindow} from '@site/config/searchWindow';
import type {Passage} from '@site/search/engine/passages';
import {askPassages} from './askPassages';
import {clipPassage} from './clipPassage';
import {composeAnswer} from './composeAnswer';
import {headings} from './headings';
import {opensElsewhere} from './opensElsewhere';
import ResultLink from './ResultLink';
import Unreachable from './Unreachable';
import {useAsked} from './useAsked';
import {useAskAgain} from './useAskAgain';
import type {SearchSetup} from './useSearchSetup';
import './answers.lazy.css';

type Props = {
  /** Empty while nothing is asked. */
  readonly question: string;
  /** How often the reader asked it again. */
  readonly repeats: number;
  readonly setup: SearchSetup;
  /** Called when a reader follows a passage to its page, in this tab. */
  readonly onFollow?: () => void;
};

/** A question's answer: the best passages of the pages, quoted, each with where it stands. */
export default function Answers({question, repeats, setup, onFollow}: Props): ReactNode {
  const load = useMemo(() => {
    if (question === '') return undefined;
    return async () => ({
      question,
      passages: await askPassages(await setup.searcher(), question, window.location.origin),
    });
  }, [question, setup]);
  const [{state, value, cause}, retry] = useAsked(load);
  useAskAgain(repeats, state === 'error', retry);
  if (state === 'error') return <Unreachable cause={cause} onRetry={retry} />;
  // With the next question, those of the one before are still there for a moment.
  const passages = state === 'ready' && value?.question === question ? value.passages : [];
  return (
    <div className="answers">
      <p role="status" className="answers-status">
        {message(state, passages.length)}
      </p>
      {passages.length > 0 && <Written question={question} passages={passages} />}
      {passages.map((passage) => (
        <Quote key={passage.url + passage.text} passage={passage} onFollow={onFollow} />
      ))}
    </div>
  );
}

function message(state: string, count: number): string {
  if (state === 'idle') return 'Ask in your own words. The answer is quoted from these pages.';
  if (state === 'loading') return '';
  if (state === 'stalled') return 'Looking for passages…';
  if (count === 0) return 'I found nothing that answers this';
  return count === 1 ? 'One passage answers this' : `${count} passages answer this, best first`;
}

/** What the configured endpoint makes of the passages; nothing without one, or if it fails. */
function Written({
  question,
  passages,
}: {
  readonly question: string;
  readonly passages: readonly Passage[];
}): ReactNode {
  const endpoint = searchWindow.answers?.endpoint;
  const write = useCallback(
    () => composeAnswer(endpoint ?? '', question, passages),
    [endpoint, question, passages],
  );
  const [{state, value}] = useAsked(endpoint === undefined ? undefined : write);
  if (state === 'stalled') return <p className="answers-note">Writing an answer…</p>;
  if (state !== 'ready' || value === undefined) return null;
  return (
    <section className="answers-written" aria-label="Answer">
      <p>{value}</p>
      <p className="answers-note">
        Written by a program from the passages below. Check it against them.
      </p>
    </section>
  );
}

function Quote({
  passage,
  onFollow,
}: {
  readonly passage: Passage;
  readonly onFollow?: () => void;
}): ReactNode {
  const {title, path} = headings(passage.hierarchy);
  const {before, sentence, after} = clipPassage(passage.text, passage.sentence);
  return (
    <article className="answers-quote">
      <h2>
        <ResultLink
          to={passage.url}
          onClick={(event) => {
            if (!opensElsewhere(event)) onFollow?.();
          }}
        >
          {title}
        </ResultLink>
      </h2>
      <p className="answers-note">{path.join(' › ')}</p>
      <blockquote cite={passage.url}>
        {before}
        <mark>{sentence}</mark>
        {after}
      </blockquote>
    </article>
  );
}

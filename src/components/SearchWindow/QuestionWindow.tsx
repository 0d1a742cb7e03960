import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Answers from '@site/src/components/search/Answers';
import ModeToggle from '@site/src/components/search/ModeToggle';
import {cutQuery, MAX_QUESTION} from '@site/src/components/search/query';
import type {SearchSetup} from '@site/src/components/search/useSearchSetup';
import Field from './Field';
import Frame from './Frame';
import KeyHints from './KeyHints';

type Props = {
  /** What stands in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Whether the text stood in the field by itself: typing then replaces it. */
  readonly isPrefill: boolean;
  /** Whether the text is answered at once. */
  readonly isAsked: boolean;
  readonly setup: SearchSetup;
  readonly onClose: () => void;
  readonly onChosen: () => void;
  readonly onSearch: () => void;
};

const HINTS = [
  ['Enter', 'to ask'],
  ['Esc', 'to close'],
] as const;

/** The window that answers questions. */
export default function QuestionWindow(props: Props): ReactNode {
  const {text, onText, isPrefill, isAsked, setup, onClose, onChosen, onSearch} = props;
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState(isAsked ? cutQuery(text, MAX_QUESTION) : '');
  const [repeats, setRepeats] = useState(0);
  const ask = () => {
    const asked = cutQuery(text, MAX_QUESTION);
    if (asked === question) setRepeats(repeats + 1);
    else setQuestion(asked);
  };
  // Before the browser gets to the next key, which belongs to the field.
  const [isReplaced] = useState(isPrefill);
  useLayoutEffect(() => {
    field.current?.focus({preventScroll: true});
    if (isReplaced) field.current?.select();
  }, [isReplaced]);
  return (
    <Frame label="Ask a question" onClose={onClose}>
      <Field
        field={field}
        role="searchbox"
        aria-label="Question"
        placeholder="Ask a question"
        maxLength={MAX_QUESTION}
        value={text}
        onText={(typed) => {
          onText(typed);
          if (typed === '') setQuestion('');
        }}
        clearLabel="Clear the question"
        onSubmit={ask}
        onClose={onClose}
      >
        <button type="submit" className="search-ask">
          Ask
        </button>
      </Field>
      <div className="search-bar">
        <ModeToggle mode="ai" className="search-mode" onChange={onSearch} />
      </div>
      <div className="search-body">
        <Answers
          question={question}
          repeats={repeats}
          setup={setup}
          onFollow={() => {
            onChosen();
            onClose();
          }}
        />
      </div>
      <KeyHints hints={HINTS} />
    </Frame>
  );
}

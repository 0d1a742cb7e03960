import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Answers from '@site/src/components/search/Answers';
import ModeToggle from '@site/src/components/search/ModeToggle';
import {cutQuery, MAX_QUESTION} from '@site/src/components/search/query';
import type {SearchSetup} from '@site/src/components/search/useSearchSetup';
import {useFocusTrap} from './useFocusTrap';

type Props = {
  readonly query: string;
  /** Whether the query is answered at once. */
  readonly isAsked: boolean;
  readonly setup: SearchSetup;
  readonly onClose: () => void;
  readonly onChosen: () => void;
  readonly onSearch: (query: string) => void;
};

/** The window that answers questions, in the looks of the one that finds words. */
export default function QuestionWindow(props: Props): ReactNode {
  const {query, isAsked, setup, onClose, onChosen, onSearch} = props;
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);
  const [question, setQuestion] = useState(isAsked ? cutQuery(query, MAX_QUESTION) : '');
  useFocusTrap(frame);
  // Before the browser gets to the next key, which belongs to the field.
  useLayoutEffect(() => {
    input.current?.focus();
  }, []);
  // Keeps the page behind from scrolling. The library does so too, and takes the class away after
  // the layout effects of the window that follows it.
  useEffect(() => {
    document.body.classList.add('DocSearch--active');
    return () => document.body.classList.remove('DocSearch--active');
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape does the same
    <div
      className="DocSearch DocSearch-Container"
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // The focus that returns must not be taken by the page.
        event.preventDefault();
        onClose();
      }}
    >
      <div
        ref={frame}
        className="DocSearch-Modal"
        role="dialog"
        aria-modal="true"
        aria-label="Ask a question"
      >
        <div className="DocSearch-SearchBar">
          <form
            className="DocSearch-Form"
            onSubmit={(event) => {
              event.preventDefault();
              setQuestion(cutQuery(typed, MAX_QUESTION));
            }}
            onReset={() => {
              setTyped('');
              setQuestion('');
              input.current?.focus();
            }}
          >
            <input
              ref={input}
              type="search"
              className="DocSearch-Input"
              aria-label="Question"
              placeholder="Ask a question"
              autoComplete="off"
              maxLength={MAX_QUESTION}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button
              type="reset"
              className="DocSearch-Reset"
              title="Clear the question"
              aria-label="Clear the question"
              hidden={typed === ''}
            >
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeLinecap="round" />
              </svg>
            </button>
            <button type="submit" className="search-ask">
              Ask
            </button>
          </form>
          <button type="button" className="DocSearch-Cancel" onClick={onClose}>
            Cancel
          </button>
        </div>
        <div className="search-extra">
          <ModeToggle mode="ai" className="search-mode" onChange={() => onSearch(typed)} />
        </div>
        <div className="DocSearch-Dropdown">
          <Answers
            question={question}
            setup={setup}
            onFollow={() => {
              onChosen();
              onClose();
            }}
          />
        </div>
        <div className="DocSearch-Footer">
          <ul className="DocSearch-Commands">
            <li>
              <kbd className="DocSearch-Commands-Key search-key">Enter</kbd>
              <span className="DocSearch-Label">to ask</span>
            </li>
            <li>
              <kbd className="DocSearch-Commands-Key search-key">Esc</kbd>
              <span className="DocSearch-Label">to close</span>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

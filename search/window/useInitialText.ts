import {useEffect, useRef, useState} from 'react';
import {oneLine} from '../client/queryText';

/** The query that the window was closed with, without a result: it's there when it opens again. */
let lastQuery = '';

/** The first Escape closes the window, the second clears the query; a held one is one. */
function forgetOnEscape({key, repeat}: KeyboardEvent): void {
  if (key === 'Escape' && !repeat) lastQuery = '';
}

/**
 * The text of the field: at first what was typed before the window was there, otherwise the text
 * selected on the page, otherwise the last query.
 *
 * @returns also whether the text wasn't typed, so that typing replaces it, and a function that
 * forgets the query because a result was chosen
 */
export function useInitialText(typedAhead: string) {
  const [prefill] = useState(() => oneLine(window.getSelection()?.toString() ?? '') || lastQuery);
  const [text, setText] = useState(typedAhead || prefill);
  const isChosen = useRef(false);
  const latest = useRef(text);
  latest.current = text;
  // Reads the refs when the window closes, and not when the effect starts.
  const [saveQuery] = useState(() => () => {
    lastQuery = isChosen.current ? '' : latest.current;
  });
  useEffect(() => {
    window.removeEventListener('keydown', forgetOnEscape);
    return () => {
      saveQuery();
      window.addEventListener('keydown', forgetOnEscape);
    };
  }, [saveQuery]);
  return {text, setText, isPrefill: prefill !== '' && text === prefill, isChosen};
}

import {useEffect, useRef, useState} from 'react';
import {oneLine} from '../client/queryText';

/** The query when the window was closed without opening a result. It's restored when the window reopens. */
let lastQuery = '';

/** The first Escape closes the window, the second clears the query. A held key counts once. */
function clearOnEscape({key, repeat}: KeyboardEvent): void {
  if (key === 'Escape' && !repeat) lastQuery = '';
}

/**
 * State of the text in the field. It starts with the text typed before the window was loaded, otherwise the
 * text selected on the page, otherwise the last query.
 *
 * @returns the state; `isPrefill`, which is true if the text wasn't typed, so typing replaces it; and the
 * ref `isChosen`, which the caller sets to forget the query when a result is opened
 */
export function useInitialText(typedAhead: string) {
  const [prefill] = useState(() => oneLine(window.getSelection()?.toString() ?? '') || lastQuery);
  const [text, setText] = useState(typedAhead || prefill);
  const isChosen = useRef(false);
  const latestText = useRef(text);
  latestText.current = text;
  // Reads the refs when the window closes, not when the effect starts.
  const [saveQuery] = useState(() => () => {
    lastQuery = isChosen.current ? '' : latestText.current;
  });
  useEffect(() => {
    window.removeEventListener('keydown', clearOnEscape);
    return () => {
      saveQuery();
      window.addEventListener('keydown', clearOnEscape);
    };
  }, [saveQuery]);
  return {text, setText, isPrefill: prefill !== '' && text === prefill, isChosen};
}

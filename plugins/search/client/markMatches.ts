import {partsOf, quality, segmentsOf, wantedOf, wordsOf} from './words';

/** A stretch of a text, and whether the query asked for it. */
export type Part = {readonly text: string; readonly marked: boolean};

/** A word to mark; an unfinished one is also marked where it starts a longer word. */
type Asked = {readonly text: string; readonly unfinished: boolean};

/**
 * Cuts a text into stretches that answer a query and stretches that do not. Joined, the parts
 * are the text again, so that it can be shown without ever being read as markup.
 */
export function markMatches(text: string, query: string): Part[] {
  const wanted = wantedOf(query);
  const words = asked(wanted, wanted.length - 1);
  const parts = wanted.flatMap((word, index) => {
    const inner = partsOf(word);
    const pieces = inner.length ? inner : [word];
    return asked(pieces, index === wanted.length - 1 ? pieces.length - 1 : -1);
  });
  const result: Part[] = [];
  let from = 0;
  const mark = (start: number, end: number) => {
    if (start > from) result.push({text: text.slice(from, start), marked: false});
    result.push({text: text.slice(start, end), marked: true});
    from = end;
  };
  for (const {start, end, forms} of wordsOf(text)) {
    const word = text.slice(start, end);
    const length = matchLength(forms[0] ?? '', words);
    // A form without the commas of its number, or of another length in lower case, is no measure.
    if (length > 0) mark(start, forms[0]?.length === word.length ? start + length : end);
    else {
      for (const segment of segmentsOf(word)) {
        const inner = matchLength(segment.text.toLowerCase(), parts);
        if (inner > 0) mark(start + segment.start, start + segment.start + inner);
      }
    }
  }
  if (from < text.length) result.push({text: text.slice(from), marked: false});
  return result;
}

function asked(words: readonly string[], unfinished: number): Asked[] {
  return words.map((text, index) => ({text, unfinished: index === unfinished}));
}

/** Length of the longest asked word that `word` answers, or 0. */
function matchLength(word: string, words: readonly Asked[]): number {
  const lengths = words
    .filter(({text, unfinished}) => quality(word, text, unfinished) > 0)
    .map(({text}) => text.length);
  return Math.max(0, ...lengths);
}

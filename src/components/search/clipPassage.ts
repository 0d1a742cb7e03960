import {wellFormed} from './wellFormed';

/** A passage around the sentence that answers: what stands before it, itself, and after it. */
export type Clip = {readonly before: string; readonly sentence: string; readonly after: string};

/** Longest text that is shown on either side of the sentence, in UTF-16 units. */
const AROUND = 240;

/** Longest sentence that is shown; a table or a block of code counts as one. */
const MAX_SENTENCE = 480;

/**
 * A passage with its sentence, cut at words where it is long; `…` stands for what is left out.
 *
 * @param sentence offsets in `text`; what does not fit the text is taken as far as it does
 */
export function clipPassage(
  text: string,
  sentence: {readonly start: number; readonly end: number},
): Clip {
  const start = Math.max(0, Math.min(sentence.start, text.length));
  const end = Math.max(start, Math.min(sentence.end, text.length));
  return {
    before: cutStart(text.slice(0, start)),
    sentence: cutEnd(text.slice(start, end), MAX_SENTENCE),
    after: cutEnd(text.slice(end), AROUND),
  };
}

function cutEnd(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const word = cut.lastIndexOf(' ');
  return `${wellFormed(word > most / 2 ? cut.slice(0, word) : cut)}…`;
}

function cutStart(text: string): string {
  if (text.length <= AROUND) return text;
  const cut = text.slice(-AROUND);
  const word = cut.indexOf(' ');
  return `…${wellFormed(word >= 0 && word < AROUND / 2 ? cut.slice(word + 1) : cut)}`;
}

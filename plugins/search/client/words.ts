/** A word of a text: where it stands, and the forms in which a query may name it. */
export type Word = {
  readonly start: number;
  readonly end: number;
  /**
   * Lower case, the whole word first, then what follows each of its inner joints: for
   * `create-bls-key` also `bls-key` and `key`, for `MsgUnjail` also `msg-unjail` and `unjail`.
   */
  readonly forms: readonly string[];
};

/** Letters and digits, joined by the marks of identifiers, paths and grouped numbers. */
const WORD =
  /[\p{L}\p{M}\p{N}]+(?:(?:[._/:@-]+|(?<=\p{N}),(?=\p{N}{3}(?!\p{N})))[\p{L}\p{M}\p{N}]+)*/gu;

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** Where a word may be taken apart: at its marks, and before a capital inside it. */
const JOINT = /[._/:@-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** The words of a text. Grouped numbers count as plain ones: `64,000` is the word `64000`. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    forms: formsOf(word.replace(/,/g, '')),
  }));
}

/** The smallest parts of a word, with the place where each starts. */
export function segmentsOf(word: string): {start: number; text: string}[] {
  const starts = [0, ...[...word.matchAll(JOINT)].map(({0: joint, index}) => index + joint.length)];
  const ends = [...[...word.matchAll(JOINT)].map(({index}) => index), word.length];
  return starts.map((start, at) => ({start, text: word.slice(start, ends[at])}));
}

function formsOf(word: string): string[] {
  const segments = segmentsOf(word);
  const tails = segments.map(({start}) => word.slice(start));
  // A part that ends at a capital must end at a mark, so that it counts as whole.
  const marked = tails.map((tail) =>
    segmentsOf(tail)
      .map(({text}) => text)
      .join('-'),
  );
  const humps = /\p{Ll}\p{Lu}|\p{N}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word) ? marked : [];
  return [...new Set([...tails, ...humps].map((form) => form.toLowerCase()))];
}

/** How well a form answers a wanted word: 1 whole, 0.8 a part up to a mark, 0.5 a start, 0 not. */
export function quality(form: string, wanted: string, mayBeStart: boolean): number {
  if (!form.startsWith(wanted)) return 0;
  if (form.length === wanted.length) return 1;
  if (!LETTER.test(form.charAt(wanted.length))) return 0.8;
  return mayBeStart ? 0.5 : 0;
}

/**
 * The words that a query asks for. An identifier stays whole here; `partsOf` gives what may be
 * looked for in its place.
 */
export function wantedOf(query: string): string[] {
  return wordsOf(query).map(({forms}) => forms[0] ?? '');
}

/** The words inside an identifier, or none when it is a plain word. */
export function partsOf(wanted: string): string[] {
  const parts = wanted.split(/[._/:@-]+/);
  return parts.length > 1 ? parts : [];
}

/** A stretch of a text as the index spells it. */
export type Part = {readonly start: number; readonly end: number; readonly term: string};

/** A word of a text: where it stands, and the terms under which it is found. */
export type Word = Part & {
  /** The words inside an identifier, in order; empty for a plain word. */
  readonly parts: readonly Part[];
  /** What follows each mark inside an identifier: `blskey` and `key` in `create-bls-key`. */
  readonly tails: readonly string[];
};

/** Terms are cut here, so that hashes and keys do not fill the index; queries are cut alike. */
export const MAX_TERM = 32;

/**
 * Letters and digits, joined by the marks of identifiers, paths and grouped numbers; two dashes
 * before them make a flag of a command.
 */
const WORD =
  /(?:(?<![\p{L}\p{N}-])--(?=\p{L}))?[\p{L}\p{M}\p{N}]+(?:(?:[._/:@-]{1,3}|(?<=\p{N}),(?=\p{N}{3}(?!\p{N})))[\p{L}\p{M}\p{N}]+)*/gu;

/** Where a word may be taken apart: at its marks, and before a capital inside it. */
const JOINT = /[._/:@,-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;

/** Begins a flag of a command, which is another word than the one without. */
export const FLAG = '--';

const MARKS = /[._/:@,-]+/g;

/** Longer runs of letters and digits without a mark are keys and hashes, not names. */
const LONGEST_NAME = 24;

/** Tails of one word; an address on the web would have a dozen. */
const MAX_TAILS = 6;

/** What a word is, wherever it stands: parts are counted from its first letter. */
type Shape = Pick<Word, 'term' | 'parts' | 'tails'>;

/**
 * The words of a text. Case, marks and accents do not count: `create-bls-key`, `createBlsKey`
 * and `createblskey` are one term, `64,000` is `64000`.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const {0: word, index} of text.matchAll(WORD)) {
    const {term, parts, tails} = knownShapeOf(word);
    if (!term) continue;
    words.push({
      start: index,
      end: index + word.length,
      term,
      parts: parts.length === 0 ? parts : parts.map((part) => moved(part, index)),
      tails,
    });
  }
  return words;
}

function moved({start, end, term}: Part, by: number): Part {
  return {start: start + by, end: end + by, term};
}

/** Words whose shape is kept, in two halves so that dropping the older half costs nothing. */
const KEPT = 20_000;

/** Longer words are rarely met twice. */
const LONGEST_KEPT = 64;

let recent = new Map<string, Shape>();
let older: typeof recent = new Map();

/** A site has few words and many texts, so most shapes are known. */
function knownShapeOf(word: string): Shape {
  const known = recent.get(word);
  if (known) return known;
  if (word.length > LONGEST_KEPT) return shapeOf(word);
  // A copy, because a piece of a text, which a term may be too, keeps the whole text in memory.
  const own = [...word].join('');
  const shape = older.get(own) ?? shapeOf(own);
  if (recent.size >= KEPT / 2) {
    older = recent;
    recent = new Map();
  }
  recent.set(own, shape);
  return shape;
}

function shapeOf(word: string): Shape {
  const term = termOf(word);
  const segments = segmentsOf(word);
  if (segments.length === 1 || isKey(word)) return {term, parts: [], tails: []};
  return {term, parts: partsOf(segments), tails: tailsOf(word)};
}

/** All terms of a word, the whole first, each once. */
export function termsOf(word: Word): string[] {
  return [...new Set([word.term, ...word.tails, ...word.parts.map(({term}) => term)])];
}

function termOf(text: string): string {
  const dashes = text.startsWith(FLAG) ? FLAG : '';
  // Some letters are taken apart into a mark or several words, with a space before or between them.
  const plain = text
    .replace(MARKS, '')
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
  return (dashes + plain).slice(0, MAX_TERM).replace(/[\ud800-\udbff]$/, '');
}

function segmentsOf(word: string): {start: number; text: string}[] {
  const segments: {start: number; text: string}[] = [];
  let start = 0;
  for (const {0: joint, index} of word.matchAll(JOINT)) {
    segments.push({start, text: word.slice(start, index)});
    start = index + joint.length;
  }
  segments.push({start, text: word.slice(start)});
  return segments;
}

/** Numbers inside a version or an amount mean nothing alone. */
function partsOf(segments: readonly {start: number; text: string}[]): Part[] {
  const named = segments.filter(({text}) => /\p{L}/u.test(text));
  const kept = named.length > 0 && segments.length - named.length < 2 ? segments : named;
  return kept.flatMap(({start, text}) => {
    const term = termOf(text);
    return term ? [{start, end: start + text.length, term}] : [];
  });
}

function tailsOf(word: string): string[] {
  if (word.includes('//') || !/\p{L}/u.test(word)) return [];
  const starts = [...word.matchAll(MARKS)].map(({0: mark, index}) => index + mark.length);
  return starts.slice(-MAX_TAILS).map((start) => termOf(word.slice(start)));
}

function isKey(word: string): boolean {
  return word.length > LONGEST_NAME && /\p{N}/u.test(word) && !/[._/:@,-]/.test(word);
}

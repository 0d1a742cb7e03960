import type {Posting} from './format';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const valueOf = new Int8Array(128).fill(-1);
[...DIGITS].forEach((digit, value) => (valueOf[digit.charCodeAt(0)] = value));

/** Steps of an impact. */
const STEPS = 63;

/** Longest heading that is told from longer ones, in words. */
export const MAX_HEADING = 28;

/**
 * Stand for the length of a title: the term names what the page is about, or does with a
 * parameter behind it, or its name ends so.
 */
export const NAME = {whole: 31, open: 30, end: 29} as const;

/**
 * Postings as text, which every host compresses: the distance from the unit before and a flag in
 * groups of five bits, the impact in one digit, and for a heading its length in another.
 */
export function encodePostings(postings: readonly Posting[]): string {
  let text = '';
  let last = -1;
  for (const {unit, impact, heading, isTitle} of postings) {
    text += number((unit - last - 1) * 2 + (heading > 0 ? 1 : 0));
    text += DIGITS.charAt(Math.max(1, Math.round(Math.min(1, impact) * STEPS)));
    if (heading > 0)
      text += DIGITS.charAt(
        Math.min(heading, isTitle ? NAME.whole : MAX_HEADING) + (isTitle ? TITLE : 0),
      );
    last = unit;
  }
  return text;
}

/** Postings of one term, each property in an array of its own: a long list is one block. */
export type PostingList = {
  readonly length: number;
  readonly units: Int32Array;
  readonly impacts: Float32Array;
  /** Words of the heading that holds the term, plus 32 for a title; else 0. */
  readonly headings: Uint8Array;
};

/** Marks the heading of a page. */
export const TITLE = 32;

/**
 * The postings again.
 *
 * @throws when the text is no list of postings, for example because a part of it is missing.
 */
export function decodePostings(text: string): PostingList {
  const most = text.length / 2;
  const units = new Int32Array(most);
  const impacts = new Float32Array(most);
  const headings = new Uint8Array(most);
  let length = 0;
  const next = digitsOf(text);
  let unit = -1;
  while (next.more()) {
    const value = next.number();
    unit += Math.floor(value / 2) + 1;
    units[length] = unit;
    impacts[length] = next.digit() / STEPS;
    headings[length] = value % 2 === 1 ? next.digit() : 0;
    length += 1;
  }
  return {length, units, impacts, headings};
}

/** Reads a text of digits from its beginning. */
function digitsOf(text: string): {more(): boolean; digit(): number; number(): number} {
  let at = 0;
  const digit = (): number => {
    const value = valueOf[text.charCodeAt(at)] ?? -1;
    if (value < 0) throw new Error(`[search] No digit of a posting at ${at} of a list.`);
    at += 1;
    return value;
  };
  return {
    more: () => at < text.length,
    digit,
    number() {
      let value = 0;
      let factor = 1;
      for (let group = digit(); ; group = digit()) {
        value += (group % 32) * factor;
        if (group < 32) return value;
        factor *= 32;
      }
    },
  };
}

function number(value: number): string {
  let text = '';
  let rest = value;
  while (rest >= 32) {
    text += DIGITS.charAt(32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + DIGITS.charAt(rest);
}

/**
 * Sorted terms in one text: each without what it shares with the term before.
 *
 * @throws when a term has a space, which would part it in two
 */
export function encodeTerms(terms: readonly string[]): string {
  let last = '';
  return terms
    .map((term) => {
      if (term.includes(' ')) throw new Error(`[search] The term "${term}" has a space.`);
      let shared = 0;
      while (shared < 35 && shared < term.length && term[shared] === last[shared]) shared += 1;
      last = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join(' ');
}

export function decodeTerms(text: string): string[] {
  let last = '';
  if (text === '') return [];
  return text.split(' ').map((coded) => {
    last = last.slice(0, parseInt(coded.charAt(0), 36)) + coded.slice(1);
    return last;
  });
}

/** A word in a text, with its position in UTF-16 code units. */
export type Word = {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
};

/** Letters and digits, joined by the separators of identifiers, paths and grouped numbers. */
const WORD =
  /[\p{L}\p{M}\p{N}]+(?:(?:[._/:@-]{1,3}|(?<=\p{N}),(?=\p{N}{3}(?!\p{N})))[\p{L}\p{M}\p{N}]+)*/gu;

const SEPARATORS = /[._/:@,-]+/g;

/** Where an identifier splits into words: at its separators, and before a capital inside it. */
const JOINT = /[._/:@,-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Maximum number of parts of an identifier. A longer word is a URL, which is split at slashes, or a key. */
const MAX_PARTS = 8;

/** Maximum length of a term, so hashes don't fill the index. */
const MAX_TERM_LENGTH = 32;

/** Cached terms of words, because texts repeat most of their words. */
const termsByWord = new Map<string, readonly string[]>();
const MAX_CACHED = 10_000;

/** The words of a text, as written. */
export function tokenize(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words of a text, with their positions and terms. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
    terms: termsOf(word),
  }));
}

/**
 * The terms under which a word is indexed: the whole word first, then the words inside an identifier.
 * `create-bls-key` and `createBlsKey` both yield `createblskey`, `creat`, `bls` and `key`.
 */
export function termsOf(word: string): readonly string[] {
  const cached = termsByWord.get(word);
  if (cached) return cached;
  const terms = splitTerms(word);
  if (termsByWord.size === MAX_CACHED) termsByWord.clear();
  termsByWord.set(word, terms);
  return terms;
}

function splitTerms(word: string): string[] {
  const whole = stem(normalize(word.replace(SEPARATORS, '')));
  const parts = word.split(JOINT).filter(Boolean);
  const segments = parts.length > MAX_PARTS ? word.split(/\/+/) : [];
  if (segments.length > 1) return [...new Set([whole, ...segments.flatMap(termsOf)])];
  if (parts.length < 2 || parts.length > MAX_PARTS) return whole === '' ? [] : [whole];
  const names = parts.filter((part) => /\p{L}/u.test(part));
  // A single number, as in `phase-1`, is part of the name; the numbers of a version or an amount aren't.
  const indexed = names.length > 0 && parts.length - names.length < 2 ? parts : names;
  return [...new Set([whole, ...indexed.map((part) => stem(normalize(part)))])].filter(Boolean);
}

/** Key for comparing texts: the same words in different forms yield the same key. */
export function keyOf(text: string): string {
  return tokenize(text)
    .map((word) => termsOf(word)[0] ?? '')
    .join(' ');
}

/** Converts a text to lower case, removes accents and white space, and truncates it to a term's length. */
export function normalize(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
  return plain.slice(0, MAX_TERM_LENGTH).replace(/[\ud800-\udbff]$/, '');
}

/** The stem that the forms of an English word share: `stak` for stake, stakes, staked and staking. */
export function stem(term: string): string {
  if (!/^[a-z]{4,}$/.test(term) || /(?:ss|us|is)$/.test(term)) return term;
  const singular = term.replace(/ies$/, 'y').replace(/(?:(?<=ss|sh|ch|x|z)es|s)$/, '');
  const bare = singular
    .replace(/(?<=[aeiouy][a-z]*[^e])(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{4}t)ion$/, '');
  const single = bare === singular ? bare : bare.replace(/(?<=[a-z]{2})([bdgmnprt])\1$/, '$1');
  return single.replace(/(?<=[a-z]{3})e$/, '').replace(/(?<=[a-z]{2}[^aeo])y$/, 'i');
}

/**
 * The stem that an unfinished word may have: `unbond` for `unbondi`. Undefined if the word doesn't end with
 * part of a suffix.
 */
export function unfinishedStem(term: string): string | undefined {
  return /^[a-z]{4,}(?:in?|io)$/.test(term) ? stem(term.replace(/(?:in?|io)$/, '')) : undefined;
}

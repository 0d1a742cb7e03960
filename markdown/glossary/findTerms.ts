import escapeRegExp from 'escape-string-regexp';
import {namesOf} from '../../data/glossary/checkGlossary';
import type {Term} from '../../data/glossary/schema';

/** An occurrence of a term in a text, from `start` up to but not including `end`. */
export type TermMatch = {readonly id: string; readonly start: number; readonly end: number};

/**
 * Creates a function that finds terms in a text.
 *
 * Only whole words match, including plurals. If several names start at the same position, the longest
 * matches. A name with capital letters matches only as written; a name in lower case also matches with
 * capital first letters, as at the start of a sentence.
 *
 * @param tooCommon names that are never matched
 * @returns a function that returns the matches in a text in order, without overlaps
 */
export function createTermFinder(
  terms: ReadonlyMap<string, Term>,
  tooCommon: ReadonlySet<string>,
): (text: string) => TermMatch[] {
  const names = [...terms].flatMap(([id, term]) =>
    namesOf(term)
      .filter((name) => !tooCommon.has(name))
      .map((name) => ({id, name})),
  );
  names.sort((a, b) => b.name.length - a.name.length);
  const alternatives = names.map(({name}) => `(${patternOf(name)})`).join('|');
  // Hyphens, paths and URLs continue a word: "x/epoching", "epoch.go".
  const search = new RegExp(
    `(?<![\\p{L}\\p{N}_/@.-])(?:${alternatives})(?![\\p{L}\\p{N}_/@-]|\\.[\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) =>
    names.length === 0
      ? []
      : [...text.matchAll(search)].flatMap((match) => {
          const index = match.slice(1).findIndex((group) => group !== undefined);
          const id = names[index]?.id;
          if (id === undefined) return [];
          return [{id, start: match.index, end: match.index + match[0].length}];
        });
}

function patternOf(name: string): string {
  const isCaseSensitive = name !== name.toLowerCase();
  const words = name.split(' ').map((word) => {
    const first = word.charAt(0);
    const rest = escapeRegExp(word.slice(1));
    return isCaseSensitive || first === first.toUpperCase()
      ? escapeRegExp(first) + rest
      : `[${first}${first.toUpperCase()}]${rest}`;
  });
  return withPlural(words.join('\\s+'));
}

/** A pattern that matches a name and its plural. */
function withPlural(pattern: string): string {
  if (/[^aeiou]y$/.test(pattern)) return `${pattern.slice(0, -1)}(?:y|ies)`;
  // Also "epochs", because not every "ch" takes an "e".
  return /(?:s|x|ch|sh)$/.test(pattern) ? `${pattern}(?:e?s)?` : `${pattern}s?`;
}

import escapeRegExp from 'escape-string-regexp';
import {namesOf} from '../../data/glossary/checkGlossary';
import type {Term} from '../../data/glossary/schema';

/** A term in a text, with the range of its words. */
export type Found = {readonly id: string; readonly start: number; readonly end: number};

/**
 * Creates a function that finds terms in a text.
 *
 * Only whole words match, including plurals. Of several names that begin at the same place the
 * longest wins. A name with capitals matches as written; one without also matches with capital first
 * letters, as at the beginning of a sentence.
 *
 * @returns a function that returns the terms of a text in order, without overlaps
 */
export function termFinder(
  terms: ReadonlyMap<string, Term>,
  tooCommon: ReadonlySet<string>,
): (text: string) => Found[] {
  const names = [...terms].flatMap(([id, term]) =>
    namesOf(term)
      .filter((name) => !tooCommon.has(name))
      .map((name) => ({id, name})),
  );
  names.sort((a, b) => b.name.length - a.name.length);
  const choices = names.map(({name}) => `(${patternOf(name)})`).join('|');
  // Hyphens, paths and addresses continue a word: "x/epoching", "epoch.go".
  const search = new RegExp(
    `(?<![\\p{L}\\p{N}_/@.-])(?:${choices})(?![\\p{L}\\p{N}_/@-]|\\.[\\p{L}\\p{N}])`,
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
  const asWritten = name !== name.toLowerCase();
  const words = name.split(' ').map((word) => {
    const first = word.charAt(0);
    const rest = escapeRegExp(word.slice(1));
    return asWritten || first === first.toUpperCase()
      ? escapeRegExp(first) + rest
      : `[${first}${first.toUpperCase()}]${rest}`;
  });
  return withPlural(words.join('\\s+'));
}

/** The pattern of a name, and of its plural. */
function withPlural(pattern: string): string {
  if (/[^aeiou]y$/.test(pattern)) return `${pattern.slice(0, -1)}(?:y|ies)`;
  // Also "epochs", because not every "ch" takes an "e".
  return /(?:s|x|ch|sh)$/.test(pattern) ? `${pattern}(?:e?s)?` : `${pattern}s?`;
}

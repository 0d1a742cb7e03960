import escapeRegExp from 'escape-string-regexp';
import {namesOf} from '../../data/glossary/checkGlossary';
import type {Term} from '../../data/glossary/schema';

/** A term in a text: where its words begin and end. */
export type Found = {readonly id: string; readonly start: number; readonly end: number};

/**
 * Makes a search for the terms in a text.
 *
 * Only whole words count, also in the plural. Of several names that begin at one place the
 * longest wins. A name with capitals is found as written, one without also with first letters
 * capital, as a sentence begins.
 *
 * @returns a function that gives all terms of a text in order, not overlapping
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
  // A word continues after a hyphen or inside a path or an address: "x/epoching", "epoch.go".
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
  // Also "epochs": not every ch asks for an e.
  return /(?:s|x|ch|sh)$/.test(pattern) ? `${pattern}(?:e?s)?` : `${pattern}s?`;
}

import {hierarchyOf, type Hit, type HitType, type HighlightedText, type Range} from '../searcher';
import type {Section} from './format';
import {termsOf, tokenize, wordsOf} from './words';

/** Marks words that were left out. */
const ELLIPSIS = '…';

/** The part of a section that matches. */
export type Asked = {
  /** Matching terms of the words in the query: they are marked. */
  readonly terms: ReadonlySet<string>;
  /** Matching terms that only stand for such words: they help to choose the text. */
  readonly synonyms: ReadonlySet<string>;
};

type Place = {readonly path: string; readonly title: string; readonly area: string};

/**
 * A section as a hit: the text that matches best, or the heading if no text matches better.
 *
 * @param id of the section, the same for the whole build
 * @param words longest snippet
 */
export function toHit(
  {path, title, area}: Place,
  id: number,
  {headings, anchor: own, texts}: Section,
  asked: Asked,
  words: number,
): Hit {
  const heading = headings.at(-1) ?? title;
  // A text is shown if it matches more of the query than the heading.
  let best = {text: '', anchor: own, value: Math.floor(valueOf(heading, asked)) + 0.95};
  for (const [text, anchor] of texts) {
    const value = valueOf(text, asked);
    if (value > best.value) best = {text, anchor, value};
  }
  const isText = best.text !== '';
  const names = [area, title, ...headings];
  const shown = isText ? best.text : texts[0]?.[0];
  return {
    objectID: `${path}:${id}`,
    type: isText ? 'content' : (`lvl${headings.length + 1}` as HitType),
    url: best.anchor === null ? path : `${path}#${best.anchor}`,
    hierarchy: hierarchyOf((_, depth) => names[depth] ?? null),
    heading: snippetOf(heading, asked.terms, words),
    ...(shown !== undefined && {snippet: snippetOf(shown, isText ? asked.terms : NONE, words)}),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** A synonym only decides between texts that have the same words of the query. */
const SYNONYM_VALUE = 0.1;

function valueOf(text: string, {terms, synonyms}: Asked): number {
  const found = new Set(tokenize(text).flatMap(termsOf));
  const count = (of: ReadonlySet<string>) => [...of].filter((term) => found.has(term)).length;
  return count(terms) + SYNONYM_VALUE * Math.min(9, count(synonyms));
}

/** At most `count` words of a text, those with the most different terms, and where the terms are. */
export function snippetOf(
  text: string,
  terms: ReadonlySet<string>,
  count: number,
): HighlightedText {
  const matches = wordsOf(text).flatMap(({start, end, terms: own}) => {
    const term = own.find((one) => terms.has(one));
    return term === undefined ? [] : [{start, end, term}];
  });
  const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  const first = words.length <= count ? 0 : bestStart(words, matches, count);
  const start = words[first]?.start ?? 0;
  const end = words[Math.min(first + count, words.length) - 1]?.end ?? text.length;
  const before = first > 0 ? ELLIPSIS : '';
  const shift = before.length - start;
  return {
    text: before + text.slice(start, end) + (end < text.trimEnd().length ? ELLIPSIS : ''),
    ranges: matches
      .filter((match) => match.start >= start && match.end <= end)
      .map((match): Range => [match.start + shift, match.end + shift]),
  };
}

/** The first word to show: of the stretch with the most different terms, a little before it. */
function bestStart(
  words: readonly {readonly start: number; readonly end: number}[],
  matches: readonly {readonly start: number; readonly term: string}[],
  count: number,
): number {
  let best = {first: 0, value: 0};
  words.forEach(({start}, first) => {
    const end = words[Math.min(first + count, words.length) - 1]?.end ?? 0;
    const inside = matches.filter((match) => match.start >= start && match.start < end);
    const value = new Set(inside.map(({term}) => term)).size;
    if (value > best.value && inside.some((match) => match.start < (words[first]?.end ?? 0))) {
      best = {first, value};
    }
  });
  const lead = Math.min(best.first, Math.floor(count / 4));
  return Math.max(0, Math.min(best.first - lead, words.length - count));
}

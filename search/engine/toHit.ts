import {hierarchyOf, type Hit, type HitType, type HighlightedText, type Range} from '../searcher';
import type {Section} from './format';
import {termsOf, tokenize, wordsOf} from './words';

/** Replaces omitted text. */
const ELLIPSIS = '…';

/** The terms of a section that match a query. */
export type MatchingTerms = {
  /** Terms of the words in the query, which are highlighted. */
  readonly terms: ReadonlySet<string>;
  /** Terms that are only synonyms, which help to select the text. */
  readonly synonyms: ReadonlySet<string>;
};

type PageInfo = {readonly path: string; readonly title: string; readonly area: string};

/**
 * Converts a section to a hit: the text that matches best, or the heading if no text matches better.
 *
 * @param id number of the section in the index
 * @param snippetWords maximum length of the snippet, in words
 */
export function toHit(
  {path, title, area}: PageInfo,
  id: number,
  {headings, anchor: headingAnchor, texts}: Section,
  matching: MatchingTerms,
  snippetWords: number,
): Hit {
  const heading = headings.at(-1) ?? title;
  // A text is shown if it matches more of the query than the heading.
  let best = {
    text: '',
    anchor: headingAnchor,
    score: Math.floor(scoreOf(heading, matching)) + 0.95,
  };
  for (const [text, anchor] of texts) {
    const score = scoreOf(text, matching);
    if (score > best.score) best = {text, anchor, score};
  }
  const isText = best.text !== '';
  const names = [area, title, ...headings];
  const snippetText = isText ? best.text : texts[0]?.[0];
  return {
    objectID: `${path}:${id}`,
    type: isText ? 'content' : (`lvl${headings.length + 1}` as HitType),
    url: best.anchor === null ? path : `${path}#${best.anchor}`,
    hierarchy: hierarchyOf((_, depth) => names[depth] ?? null),
    heading: snippetOf(heading, matching.terms, snippetWords),
    ...(snippetText !== undefined && {
      snippet: snippetOf(snippetText, isText ? matching.terms : NO_TERMS, snippetWords),
    }),
  };
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** Low enough that synonyms only break ties between texts with the same number of query words. */
const SYNONYM_SCORE = 0.1;

function scoreOf(text: string, {terms, synonyms}: MatchingTerms): number {
  const textTerms = new Set(tokenize(text).flatMap(termsOf));
  const count = (counted: ReadonlySet<string>) =>
    [...counted].filter((term) => textTerms.has(term)).length;
  return count(terms) + SYNONYM_SCORE * Math.min(9, count(synonyms));
}

/** The `count` consecutive words of a text with the most different terms, and the ranges of the terms. */
export function snippetOf(
  text: string,
  terms: ReadonlySet<string>,
  count: number,
): HighlightedText {
  const matches = wordsOf(text).flatMap(({start, end, terms: wordTerms}) => {
    const term = wordTerms.find((wordTerm) => terms.has(wordTerm));
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

/** Index of the first word to show, a little before the words with the most different terms. */
function bestStart(
  words: readonly {readonly start: number; readonly end: number}[],
  matches: readonly {readonly start: number; readonly term: string}[],
  count: number,
): number {
  let best = {first: 0, termCount: 0};
  words.forEach(({start}, first) => {
    const end = words[Math.min(first + count, words.length) - 1]?.end ?? 0;
    const inside = matches.filter((match) => match.start >= start && match.start < end);
    const termCount = new Set(inside.map(({term}) => term)).size;
    if (
      termCount > best.termCount &&
      inside.some((match) => match.start < (words[first]?.end ?? 0))
    ) {
      best = {first, termCount};
    }
  });
  const lead = Math.min(best.first, Math.floor(count / 4));
  return Math.max(0, Math.min(best.first - lead, words.length - count));
}

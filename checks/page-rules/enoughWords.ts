import type {Page, Problem} from './page';
import {proseOf, wordsOf} from './prose';

/** Fewer do not answer a question of someone who is about to act. */
export const LEAST_WORDS = 250;

/**
 * A page is worth its address: at least 250 words outside of code, tables included. A reference
 * may live from data, an index from links.
 */
export function enoughWords({tree, frontMatter}: Page): Problem[] {
  if (frontMatter['kind'] === 'reference' || frontMatter['kind'] === 'index') return [];
  const count = proseOf(tree).reduce((sum, {text}) => sum + wordsOf(text).length, 0);
  if (count >= LEAST_WORDS) return [];
  return [
    {
      line: 1,
      what: `the page has ${count} words.`,
      rule: `at least ${LEAST_WORDS} words outside of code and sources, unless kind is reference or index`,
      fix: 'Answer the questions that a reader comes with, or move the text into another page.',
    },
  ];
}

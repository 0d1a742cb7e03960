import type {Page, Problem} from './page';
import {proseOf, proseProblem, wordsOf} from './prose';

/** One idea fits in. */
export const MOST_WORDS_IN_PARAGRAPH = 120;

export function shortParagraphs({tree}: Page): Problem[] {
  return proseOf(tree).flatMap(({kind, text, line}) => {
    const words = wordsOf(text);
    if (kind === 'heading' || words.length <= MOST_WORDS_IN_PARAGRAPH) return [];
    return [
      proseProblem(
        line,
        `the paragraph "${words.slice(0, 6).join(' ')} …" has ${words.length} words.`,
        `no paragraph over ${MOST_WORDS_IN_PARAGRAPH} words`,
        'Give each idea a paragraph of its own.',
      ),
    ];
  });
}

import type {Page, Problem} from './page';
import {lineAt, proseOf, proseProblem, sentencesOf, wordsOf} from './prose';

/** Longer ones are read twice, or wrongly. */
export const MOST_WORDS_IN_SENTENCE = 45;

export function shortSentences({tree}: Page): Problem[] {
  return proseOf(tree).flatMap((prose) =>
    sentencesOf(prose.text).flatMap(({text, start}) => {
      const words = wordsOf(text);
      if (words.length <= MOST_WORDS_IN_SENTENCE) return [];
      return [
        proseProblem(
          lineAt(prose, start),
          `the sentence "${words.slice(0, 6).join(' ')} …" has ${words.length} words.`,
          `no sentence over ${MOST_WORDS_IN_SENTENCE} words`,
          'Split it, or make a list of its parts.',
        ),
      ];
    }),
  );
}

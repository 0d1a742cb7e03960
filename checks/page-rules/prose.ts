import {proseOf, wordsOf, type PageRule, type Problem, type Prose} from './page';

/** Readers have to read a longer sentence twice. */
export const MAX_WORDS_IN_SENTENCE = 45;
/** Enough for one idea. */
export const MAX_WORDS_IN_PARAGRAPH = 120;

/** Rules for the length of prose on a page, without its code, components and sources. */
export const proseRules = {
  shortSentences: atMost(
    MAX_WORDS_IN_SENTENCE,
    'sentence',
    'Split it, or make a list of its parts.',
    ({text}) => {
      const ends = text.matchAll(/[.!?]['"’”)]*\s+(?=['"‘“(]*[\p{Lu}\p{N}¤])/gu);
      const starts = [0, ...[...ends].map((end) => end.index + end[0].length)];
      return starts.map((start, index) => ({start, text: text.slice(start, starts[index + 1])}));
    },
  ),
  shortParagraphs: atMost(
    MAX_WORDS_IN_PARAGRAPH,
    'paragraph',
    'Give each idea its own paragraph.',
    ({kind, text}) => (kind === 'heading' ? [] : [{start: 0, text}]),
  ),
} satisfies Record<string, PageRule>;

function atMost(
  maxWords: number,
  unit: string,
  fix: string,
  partsOf: (prose: Prose) => {start: number; text: string}[],
): PageRule {
  return proseRule(`no ${unit} over ${maxWords} words`, (prose) =>
    partsOf(prose).flatMap(({start, text}) => {
      const words = wordsOf(text);
      if (words.length <= maxWords) return [];
      const what = `the ${unit} "${words.slice(0, 6).join(' ')} …" has ${words.length} words.`;
      return [{line: lineAt(prose, start), what, fix}];
    }),
  );
}

function proseRule(rule: string, check: (prose: Prose) => Problem[]): PageRule {
  return {
    rule: `${rule} (CONTRIBUTING.md#prose)`,
    check: ({tree}) => proseOf(tree).flatMap(check),
  };
}

function lineAt({text, line}: Prose, offset: number): number {
  return line + text.slice(0, offset).split('\n').length - 1;
}

import type {Passage} from '../../search/engine/passages';

/** A question with what a sentence says that answers it. */
export type Answered = {
  readonly question: string;
  /** A regular expression, case ignored; the facts of the answer, in all ways the pages put them. */
  readonly says: string;
  /** Kept apart: passages were not tuned on it. */
  readonly held?: boolean;
};

/** A question that no page answers. */
export type Unanswered = Pick<Answered, 'question' | 'held'>;

export type Questions = {
  readonly answered: readonly Answered[];
  readonly unanswered: readonly Unanswered[];
};

/** Shares, from 0 to 1. */
export type QuestionFigures = {
  /** Answered questions whose first passage has the right sentence marked. */
  readonly first: number;
  /** Those where one of the passages has. */
  readonly any: number;
  /** Answered questions that get no passage. */
  readonly silent: number;
  /** Unanswered ones that get a passage all the same. */
  readonly invented: number;
};

/** Asks every question and looks at the sentences that are marked. */
export async function askQuestions(
  {answered, unanswered}: Questions,
  ask: (question: string) => Promise<readonly Passage[]>,
): Promise<QuestionFigures> {
  let first = 0;
  let any = 0;
  let silent = 0;
  let invented = 0;
  for (const {question, says} of answered) {
    const right = new RegExp(says, 'iu');
    const marked = (await ask(question)).map(({text, sentence}) =>
      right.test(text.slice(sentence.start, sentence.end)),
    );
    if (marked[0]) first += 1;
    if (marked.includes(true)) any += 1;
    if (marked.length === 0) silent += 1;
  }
  for (const {question} of unanswered) if ((await ask(question)).length > 0) invented += 1;
  const share = (count: number, of: readonly unknown[]) => count / Math.max(1, of.length);
  return {
    first: share(first, answered),
    any: share(any, answered),
    silent: share(silent, answered),
    invented: share(invented, unanswered),
  };
}

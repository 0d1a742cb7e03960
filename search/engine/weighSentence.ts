import type {Matcher} from './matcher';
import type {Question} from './question';
import {merged, foundIn, shareOf, type FoundWords} from './found';
import {labelOf, type TextKind} from './sentences';

/** How a sentence is weighed as an answer; tuned on tests/search/questions.json. */
export const ANSWER = {
  /** What a sentence gains that says the words itself: where a thing or a quantity is asked for. */
  direct: 0.4,
  /** And elsewhere. */
  directPlain: 0.53,
  /** Least worth of a sentence that tells nothing new. */
  repeat: 0.3,
  /** A sentence with the quantity that is asked for. */
  measure: 0.5,
  /** What one is worth that has not. */
  unmeasured: 0.6,
  /** The first sentence under a heading that is just what a definition is asked of. */
  definition: 10,
  /** A row of a table whose first cell is just what is asked for. */
  label: 0.95,
  /** "A finality provider is …" */
  defines: 0.4,
  /** What a row and code are worth against prose, */
  row: 0.85,
  code: 0.48,
  /** a line about the text instead of its subject, and what stands in one text with it. */
  aside: 0.2,
  asideText: 0.1,
};

/** Words beyond the question's that a sentence needs to tell something. */
const NEWS = 4;

/** Words of a label that say what is measured. */
const MEASURED =
  /\b(?:length|time|wait|period|duration|at most|at least|size|amount|number of)\b/giu;

/** A question as the engine understood it. */
export type Asked = Question & {
  readonly matcher: Matcher;
  /** How much each of its words says. */
  readonly rarities: readonly number[];
};

/** Where a sentence stands. */
export type Place = {
  readonly kind: TextKind;
  /** Words of the question that stand around it, at a discount. */
  readonly around: FoundWords;
  /** Whether nothing but asides stands before it under its heading. */
  readonly isFirst: boolean;
  /** Whether it is an aside, */
  readonly isAside: boolean;
  /** or its text begins with one. */
  readonly isAsideText: boolean;
  /** How much its section is named after what is asked, up to 1. */
  readonly named: number;
};

/** How well a sentence answers, from 0 up to about 12. */
export function weighSentence(sentence: string, place: Place, asked: Asked): number {
  const {kind, around, isFirst, isAside, isAsideText, named} = place;
  const {matcher, rarities, measure, definition} = asked;
  const here = foundIn(sentence, matcher);
  const isMeasured = measure?.test(sentence) ?? false;
  // The row with the name of what is measured, and without a measure, tells something else of it.
  const isLabelled = kind === 'row' && (measure === undefined || isMeasured);
  const label = isLabelled ? namesIt(labelOf(sentence).replace(MEASURED, ' '), matcher) : 0;
  const bonus =
    ANSWER.label * label +
    (definition && isDefining(sentence, matcher) ? ANSWER.defines : 0) +
    (isFirst ? ANSWER.definition * named : 0) +
    (isMeasured ? ANSWER.measure : 0);
  const isPlain = !definition && measure === undefined;
  const direct = isPlain ? ANSWER.directPlain : ANSWER.direct;
  const said = shareOf(merged([around, here]), rarities) + direct * shareOf(here, rarities);
  // The quantity that is asked for is news enough.
  const fresh = isMeasured ? NEWS : matcher.match(sentence).strong - here.size;
  const news = Math.min(1, Math.max(0, fresh) / NEWS);
  const {repeat} = ANSWER;
  // A row with the quantity that is asked for is as good as a sentence.
  const form = kind === 'prose' || (kind === 'row' && isMeasured) ? 1 : ANSWER[kind];
  const aside = isAside ? ANSWER.aside : isAsideText ? ANSWER.asideText : 1;
  const lacking = measure !== undefined && !isMeasured ? ANSWER.unmeasured : 1;
  return (said + bonus) * (repeat + (1 - repeat) * news) * form * aside * lacking;
}

/** How much a name is just what is asked for, up to 1. */
export function namesIt(name: string, matcher: Matcher): number {
  const said = [...foundIn(name, matcher).values()].reduce((sum, weight) => sum + weight, 0);
  return (said / Math.max(1, matcher.match(name).strong, matcher.strong)) ** 2;
}

/** A definition begins with what it defines, behind an article and one word at most, */
const LEAD = 2;

/** and has its verb within this many letters: later it belongs to another clause. */
const DEFINING = /^.{0,80}?\b(?:is|are|means|stands for)\b/u;

/** What is asked begins the sentence, and a verb that defines follows. */
function isDefining(sentence: string, matcher: Matcher): boolean {
  const first = matcher.match(sentence).matches.find(({slot}) => !matcher.words[slot]?.weak);
  return first !== undefined && first.at <= LEAD && DEFINING.test(sentence);
}

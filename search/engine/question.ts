import {MAX_QUERY} from './parseQuery';

/** What a question wants to be told, read off its form. */
export type Question = {
  /** What it is about: the question without the words that only make it one. */
  readonly subject: string;
  /** Asks what something is: answered by the section that is named after it. */
  readonly definition: boolean;
  /** What an answer must hold, when a quantity is asked for. */
  readonly measure: RegExp | undefined;
};

const NUMBER = String.raw`(?:\d[\d,.]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)`;

const TIME = new RegExp(
  String.raw`${NUMBER}\s+(?:more\s+|bitcoin\s+)?(?:ms|s|seconds?|min|minutes?|h|hours?|days?|weeks?|months?|years?|blocks?|epochs?)\b|\b(?:an?|half an?) (?:minute|hour|day|week|month|year)\b`,
  'iu',
);
const AMOUNT =
  /\d[\d,.]*\s*(?:%|\p{L}*(?:BTC|BABY)\b|u?bbn\b|sats?\b|satoshis?\b|v?bytes?\b|vB\b|[kMGT]i?B\b|\p{L})/u;
const COUNT = new RegExp(String.raw`${NUMBER}|\b(?:none|no limit|nobody)\b`, 'iu');

/** The first form that fits says what is measured. */
const MEASURES: readonly (readonly [form: RegExp, measure: RegExp])[] = [
  [/\bhow (long|soon|fast|quickly|often)\b|\bhow many (blocks|hours|days|weeks|months)\b/u, TIME],
  [/\b(period|duration|delay|timelock|unbonding time|staking time)\b/u, TIME],
  [/^when (do|does|will|can|is|are)\b/u, TIME],
  [/\bhow (much|big|large|heavy|expensive|costly)\b/u, AMOUNT],
  [/\b(min|minimum|max|maximum|least|smallest|largest|lowest|highest)\b/u, AMOUNT],
  [/\b(rate|fees?|costs?|price|size|share|percentage|inflation|commission|supply)\b/u, AMOUNT],
  [/\bhow many\b|\bnumber of\b|\b(quorum|threshold)\b/u, COUNT],
];

/** Answered by yes or no: a quantity in such a question is not the one that is asked for. */
const CLOSED =
  /^(?:and |so |but )?(?:can|could|do|does|did|is|are|was|were|will|would|may|must|should|has|have)\b/u;

const DEFINITION =
  /^(?:what(?:'s| is| are)|who (?:is|are)|define|explain|(?:definition|meaning) of)\s+(?:an?\s+|the\s+)?[\p{L}\p{N}$.-]+(?:\s+(?!of\b|for\b|in\b|to\b|on\b|from\b|between\b|happens?\b)[\p{L}\p{N}.-]+){0,2}$|\bwhat (?:does|do|is) .+ (?:mean|meant|stand for)\b|^[\p{L}-]+ meaning$/u;

/** Words that make a question of a subject, and would find texts that have nothing to do with it. */
const FRAMES: readonly RegExp[] = [
  /^(?:can|could) (?:you|someone) (?:please )?(?:tell|explain)(?: to)?(?: me)?\b/u,
  /\bhow (?:long|soon|fast|quickly|often|much|many|big|large|heavy|expensive|costly|high)\b/u,
  /^what(?:'s| is| are)(?: (?:an?|the))?\b/u,
  /\b(?:stand for|mean|meant|meaning|definition|define|explain|difference between)\b/u,
  /\b(?:takes?|lasts?|happens?)$/u,
  /\b(?:is|are|were|was) there\b/u,
  /\b(?:period|duration|length of|number of|amount of)\b/u,
];

/**
 * Reads the form of a question, in English; case and marks do not count. What stands beyond the
 * longest query is not read: the time of some forms grows with the square of the length.
 */
export function readQuestion(question: string): Question {
  const text = question
    .slice(0, MAX_QUERY)
    .toLowerCase()
    // A point inside a word or a number belongs to it: `app.toml`, `0.005`.
    .replace(/[?!"]+|\.(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const measure = CLOSED.test(text) ? undefined : MEASURES.find(([form]) => form.test(text))?.[1];
  const rest = FRAMES.reduce((left, frame) => left.replace(frame, ' '), text);
  const subject = rest.replace(/\s+/gu, ' ').trim();
  return {
    subject: subject || text,
    definition: !measure && DEFINITION.test(text),
    measure,
  };
}

import type {Found} from './lookUp';
import type {Alternative} from './resolve';
import {isShortStart} from './shortStart';

/**
 * Weight above which a term of the index is the word itself or another form of it: one that the word
 * only begins has less (`WEIGHT` in `lookUp.ts`).
 */
const SAME_WORD = 0.8;

/**
 * Alternatives of less do not make a word common: the words in a name that some text has as it was
 * typed, which stand in many texts.
 */
const MAY_STAND = 0.4;

/** Count of units for a word that nothing answers: below one, so that none is rarer. */
const UNANSWERED = 0.5;

/** Added to both counts, so that no word makes a fraction of 0 or by 0; from BM25. */
const SMOOTHING = 0.5;

/**
 * The term of all that a word of one or two letters begins is the sole one such a word finds: it is as
 * common as they are together, and not so rare as a word that nothing else answers.
 */
function stands({term, weight}: Found): boolean {
  return weight > SAME_WORD || isShortStart(term);
}

/** Units that answer a word at best, over all that may stand for it. */
function frequencyOf(alternatives: readonly Alternative[]): number {
  const likely = alternatives.filter(({weight}) => weight >= MAY_STAND);
  const frequencies = likely.map(({groups}) => {
    const lengths = groups.map((group) =>
      Math.max(0, ...group.filter(stands).map(({list}) => list.length)),
    );
    return Math.min(...lengths);
  });
  return Math.max(1, ...frequencies);
}

/**
 * How much a word says: the fewer of all units hold it, the more. From BM25. A word that nothing
 * answers is rarest.
 */
export function rarityOf(alternatives: readonly Alternative[], units: number): number {
  const count = alternatives.length > 0 ? frequencyOf(alternatives) : UNANSWERED;
  return Math.log(1 + (units - count + SMOOTHING) / (count + SMOOTHING));
}

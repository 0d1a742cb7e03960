import {giveBoard, scoreAt, scoreOf, setUnit, takeBoard, unitOf, type Board} from './board';
import {NAME, TITLE} from './coding';
import type {Edition} from './edition';
import {OPERATION_RANK} from './format';
import type {Found} from './lookUp';
import type {Intent} from './parseQuery';
import {rarityOf} from './rarity';
import type {Alternative, Slot} from './resolve';
import {giveRow, setBest, setHeading, takeRow, type Row} from './rows';

/** A section that answers a query, by its best unit. */
export type Candidate = {
  readonly unit: number;
  readonly score: number;
  /** Share of the query that stands in the unit or on its page, up to 1. */
  readonly coverage: number;
};

/** How the ranking weighs what it knows; tuned on tests/search/queries.json. */
export const TUNING = {
  /** The rest of the page against the unit itself. */
  page: 0.52,
  /** A word that only stands elsewhere on the page counts as found so much. */
  elsewhere: 0.38,
  /** How hard a missing word is held against a unit. */
  missing: 1.56,
  /** A heading, or a keyword, that says just what was asked, against a word in the text. */
  heading: 1.7,
  /** A title that says just what was asked. */
  title: 1,
  /** The whole of a title, each word as it stands there and no other, for all of the score: it wins. */
  wholeTitle: 20,
  /** How hard other words in a heading are held against it. */
  brief: 1.375,
  /** The same in a keyword. */
  briefKeyword: 1.72,
  /** When both the text of a section and a keyword of it answer: the weaker against the stronger. */
  both: 0.3,
  /** Words from which on this counts: fewer stand in a keyword by chance. */
  bothFrom: 3,
  /** A title that names a word of the query, for all units of the page. */
  titled: 1.05,
  /** One step of a page's rank. */
  rank: 0.075,
  /** An operation of an API that is asked for by a name. */
  operation: 1.125,
  /** Sections of one page among the first hits, as many as the window shows. */
  perPage: 5,
  /** How much words that stand together in the text add to a hit. */
  closeness: 0.216,
  /** A heading that is the query, word for word, times so much; chosen by hand. */
  verbatim: 3,
  /** Units that cover less than this share of the best coverage are no answer. */
  enough: 0.4,
};

/** What is known of one word of the query. */
type Scores = {
  /** Units that answer it, with how well and in which headings. */
  readonly own: Row;
  /** How well the pages answer it, from 0 to 1. */
  readonly page: Float32Array;
  /** How well the titles of the pages do, from 0 to 1. */
  readonly titled: Float32Array;
  readonly rarity: number;
};

/** Part of a word that a heading may have beyond the query at no cost: less than any word. */
const SLACK = 0.3;

/** From here on a title says just the query; one more word among few leaves less. */
const JUST_THAT = 0.9;

/** Share of a query that is all of it, but for the way in which numbers are added. */
const WHOLE = 1 - 1e-6;

/** Candidates that are put in order; those behind them only when somebody pages so far. */
const SORTED = 1000;

type Options = {
  readonly accepts: (page: number) => boolean;
  readonly intent: Intent;
  /** Number of words in the query, weak ones too. */
  readonly words: number;
  /** So many of the first are wanted. */
  readonly wanted: number;
};

/**
 * The sections that answer a query, best first. Each word counts by its rarity; a word that is
 * missing in a unit may stand elsewhere on its page, at a discount.
 */
export function scoreUnits(
  edition: Edition,
  slots: readonly Slot[],
  {accepts, intent, words, wanted}: Options,
): {candidates: Candidate[]; count: number} {
  const scores = slots.map((slot) => scoreSlot(edition, slot));
  const total = scores.reduce((sum, {rarity}) => sum + rarity, 0);
  const board = takeBoard(edition);
  const most = fillBoard(edition, board, {scores, total, accepts, intent, words});
  scores.forEach(({own}) => giveRow(edition, own));
  const {head, tail, count} = parted(board, {
    enough: most * TUNING.enough,
    both: scores.length >= TUNING.bothFrom ? TUNING.both : 0,
    isAllWanted: wanted > SORTED,
  });
  giveBoard(edition, board);
  const candidates = spreadOut(head.sort(compare), ({unit}) => edition.pageOf[unit] ?? 0);
  if (wanted > candidates.length) candidates.push(...tail.sort(compare));
  return {candidates, count};
}

/** Puts the best unit of every section on the board; returns the best coverage. */
function fillBoard(
  edition: Edition,
  board: Board,
  {
    scores,
    total,
    accepts,
    intent,
    words,
  }: Pick<Options, 'accepts' | 'intent' | 'words'> & {scores: readonly Scores[]; total: number},
): number {
  const {pageOf, sectionOf, texts} = edition;
  const scored = {score: 0, coverage: 0};
  let most = 0;
  for (let index = 0; index < scores.length; index += 1) {
    const {units, count} = scores[index]?.own ?? NO_UNITS;
    for (let at = 0; at < count; at += 1) {
      const unit = units[at] ?? 0;
      const page = pageOf[unit] ?? 0;
      if (isIn(scores, index, unit) || !accepts(page)) continue;
      scoreUnit(edition, scores, total, unit, page, {intent, words}, scored);
      const kind = unit < texts ? 'text' : 'keyword';
      setUnit(board, sectionOf[unit] ?? 0, unit, kind, scored.score, scored.coverage);
    }
  }
  for (let at = 0; at < board.count; at += 1) {
    most = Math.max(most, board.coverages[board.sections[at] ?? 0] ?? 0);
  }
  return most;
}

const NO_UNITS = {units: new Int32Array(0), count: 0} as const;

/** Whether one of the first words is answered by the unit. */
function isIn(scores: readonly Scores[], words: number, unit: number): boolean {
  for (let index = 0; index < words; index += 1) {
    if ((scores[index]?.own.values[unit] ?? 0) > 0) return true;
  }
  return false;
}

/** Best first; in the order of the site where scores are equal. */
function compare(one: Candidate, other: Candidate): number {
  return other.score - one.score || one.unit - other.unit;
}

/**
 * The best candidates, and the others when they are wanted; cut by score, so that sorting all is
 * not needed.
 */
function parted(
  board: Board,
  {enough, both, isAllWanted}: {enough: number; both: number; isAllWanted: boolean},
): {head: Candidate[]; tail: Candidate[]; count: number} {
  const {sections, coverages} = board;
  const kept = sections.subarray(0, board.count).filter((at) => (coverages[at] ?? 0) >= enough);
  const scores = Float64Array.from(kept, (at) => scoreOf(board, at, both));
  const limit = scoreAt(scores, SORTED);
  const head: Candidate[] = [];
  const tail: Candidate[] = [];
  kept.forEach((at, index) => {
    const score = scores[index] ?? 0;
    const isHead = score >= limit;
    if (!isHead && !isAllWanted) return;
    (isHead ? head : tail).push({unit: unitOf(board, at), score, coverage: coverages[at] ?? 0});
  });
  return {head, tail, count: kept.length};
}

/** The same candidates, those after the first few of a page behind all others. */
function spreadOut(
  candidates: readonly Candidate[],
  pageOf: (candidate: Candidate) => number,
): Candidate[] {
  const seen = new Map<number, number>();
  const first: Candidate[] = [];
  const rest: Candidate[] = [];
  for (const candidate of candidates) {
    const page = pageOf(candidate);
    const count = seen.get(page) ?? 0;
    seen.set(page, count + 1);
    (count < TUNING.perPage ? first : rest).push(candidate);
  }
  return [...first, ...rest];
}

/** Writes its result to `scored`: an object for each unit would be a hundred thousand. */
function scoreUnit(
  edition: Edition,
  scores: readonly Scores[],
  total: number,
  unit: number,
  page: number,
  {intent, words: asked}: Pick<Options, 'intent' | 'words'>,
  scored: {score: number; coverage: number},
): void {
  let sum = 0;
  let covered = 0;
  let inHeading = 0;
  let named = 0;
  let length = 0;
  let isTitle = false;
  let wholeTitle = 0;
  let titleLength = 0;
  for (const {own, page: pages, titled, rarity} of scores) {
    const here = own.values[unit] ?? 0;
    const there = pages[page] ?? 0;
    const inTitle = titled[page] ?? 0;
    sum += rarity * (here + TUNING.page * there + TUNING.titled * inTitle);
    covered += rarity * (here > 0 ? 1 : there > 0 || inTitle > 0 ? TUNING.elsewhere : 0);
    const words = own.headings[unit] ?? 0;
    const isName = words >= TITLE + NAME.end;
    if (words >= TITLE) {
      wholeTitle += rarity * (own.weights[unit] ?? 0);
      if (!isName) titleLength = words - TITLE;
    }
    if (words > 0 && (intent.name || !isName)) {
      inHeading += rarity * (own.weights[unit] ?? 0);
      named += 1;
      length = isName ? lengthOfName(words - TITLE) : words % TITLE;
      isTitle = words >= TITLE;
    }
  }
  const coverage = covered / total;
  const brief = unit < edition.texts ? TUNING.brief : TUNING.briefKeyword;
  // The square asks for both: all of the query in the heading, and little else in it.
  const exact =
    length > 0 ? (inHeading / total) ** 2 * Math.min(1, (named + SLACK) / length) ** brief : 0;
  const bonus = total * exact * (isTitle ? TUNING.title : TUNING.heading);
  const prior = edition.manifest.pages[page]?.[1] ?? 0;
  // Who knows the name or the title of an operation wants just that.
  const wantsIt =
    prior === OPERATION_RANK &&
    (intent.name || intent.operation || (isTitle && exact > JUST_THAT && named > 1));
  const rank = wantsIt ? TUNING.operation : 1 + TUNING.rank * prior;
  scored.coverage = coverage;
  const isWhole = titleLength === asked && wholeTitle > total * WHOLE;
  scored.score =
    (sum * coverage ** TUNING.missing + bonus) * rank * (isWhole ? TUNING.wholeTitle : 1);
}

/** A name counts as a heading of so many words: with a parameter behind it, or its end, of more. */
function lengthOfName(name: number): number {
  return name === NAME.whole ? 1 : name === NAME.open ? 1.4 : 2;
}

function scoreSlot(edition: Edition, {alternatives}: Slot): Scores {
  const own = takeRow(edition);
  for (const alternative of alternatives) {
    const row = scoreAlternative(edition, alternative);
    for (let at = 0; at < row.count; at += 1) {
      const unit = row.units[at] ?? 0;
      setBest(own, unit, (row.values[unit] ?? 0) * alternative.weight);
      const weight = Math.min(1, (row.weights[unit] ?? 0) * alternative.weight);
      setHeading(own, unit, row.headings[unit] ?? 0, weight);
    }
    giveRow(edition, row);
  }
  const page = new Float32Array(edition.manifest.pages.length);
  const titled = new Float32Array(page.length);
  for (let at = 0; at < own.count; at += 1) {
    const unit = own.units[at] ?? 0;
    const place = edition.pageOf[unit] ?? 0;
    page[place] = (page[place] ?? 0) + (own.values[unit] ?? 0);
    const words = own.headings[unit] ?? 0;
    if (words >= TITLE) titled[place] = Math.max(titled[place] ?? 0, own.weights[unit] ?? 0);
  }
  for (let place = 0; place < page.length; place += 1) {
    const value = page[place] ?? 0;
    page[place] = value / (value + 1);
  }
  const {units} = edition;
  const rarity =
    alternatives.length > 0
      ? rarityOf(alternatives, units)
      : // A word that nothing answers is as rare as can be, but must not decide alone.
        Math.log(1 + units) / 2;
  return {own, page, titled, rarity};
}

/** A unit is worth its weakest group, since all of them must be there. */
function scoreAlternative(edition: Edition, {groups}: Alternative): Row {
  const [first, ...others] = groups.map((group) => scoreGroup(edition, group));
  if (!first) throw new Error('[search] An alternative without groups.');
  for (const other of others) {
    for (let at = 0; at < first.count; at += 1) {
      const unit = first.units[at] ?? 0;
      first.values[unit] = Math.min(first.values[unit] ?? 0, other.values[unit] ?? 0);
      const weight = Math.min(first.weights[unit] ?? 0, other.weights[unit] ?? 0);
      first.weights[unit] = weight;
      if (weight === 0) first.headings[unit] = 0;
    }
    giveRow(edition, other);
  }
  return first;
}

function scoreGroup(edition: Edition, group: readonly Found[]): Row {
  const row = takeRow(edition);
  for (const {weight, list} of group) {
    for (let index = 0; index < list.length; index += 1) {
      const unit = list.units[index] ?? 0;
      setBest(row, unit, weight * (list.impacts[index] ?? 0));
      setHeading(row, unit, list.headings[index] ?? 0, weight);
    }
  }
  return row;
}

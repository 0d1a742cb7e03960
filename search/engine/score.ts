import {TITLE} from './coding';
import type {Edition} from './edition';
import type {Found} from './lookUp';
import type {Alternative, Slot} from './resolve';

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
  page: 0.35,
  /** A word that only stands elsewhere on the page counts as found so much. */
  elsewhere: 0.55,
  /** How hard a missing word is held against a unit. */
  missing: 2,
  /** A heading that says just what was asked, against a word in the text. */
  heading: 1.2,
  /** A title that says just what was asked. */
  title: 2.2,
  /** How hard other words in a heading are held against it. */
  brief: 1.5,
  /** A title that names a word of the query, for all units of the page. */
  titled: 0.5,
  /** One step of a page's rank. */
  rank: 0.05,
  /** A page of steps, when the query asks how to do something. */
  task: 1.2,
  /** Sections of one page among the first hits, as many as the window shows. */
  perPage: 5,
  /** How much words that stand together in the text add to a hit. */
  closeness: 0.35,
  /** Units that cover less than this share of the best coverage are no answer. */
  enough: 0.5,
};

type Scores = {
  /** How well each unit answers the slot, from 0. */
  readonly own: Float32Array;
  /** Words of the heading that holds the slot, plus 32 for a title. */
  readonly heading: Uint8Array;
  /** How well the heading answers the slot, from 0 to 1. */
  readonly inHeading: Float32Array;
  /** The same of pages: from 0 to 1. */
  readonly page: Float32Array;
  readonly titled: Uint8Array;
  readonly rarity: number;
};

/**
 * The sections that answer a query, best first. Each word counts by its rarity; a word that is
 * missing in a unit may stand elsewhere on its page, at a discount.
 */
export function scoreUnits(
  edition: Edition,
  slots: readonly Slot[],
  {accepts, asksHow}: {accepts: (page: number) => boolean; asksHow: boolean},
): Candidate[] {
  const scores = slots.map((slot) => scoreSlot(edition, slot));
  const total = scores.reduce((sum, {rarity}) => sum + rarity, 0);
  if (total === 0) return [];
  const best = new Map<number, Candidate>();
  for (let unit = 0; unit < edition.units; unit += 1) {
    if (!scores.some(({own}) => (own[unit] ?? 0) > 0)) continue;
    const page = edition.pageOf[unit] ?? 0;
    if (!accepts(page)) continue;
    const scored = scoreUnit(edition, scores, total, unit, page);
    const isTask = asksHow && edition.manifest.pages[page]?.[3] === 1;
    const candidate = isTask ? {...scored, score: scored.score * TUNING.task} : scored;
    const section = edition.sectionOf[unit] ?? 0;
    const known = best.get(section);
    if (!known || known.score < candidate.score) best.set(section, candidate);
  }
  const all = [...best.values()].sort((a, b) => b.score - a.score || a.unit - b.unit);
  const most = Math.max(0, ...all.map(({coverage}) => coverage));
  const enough = all.filter(({coverage}) => coverage >= most * TUNING.enough);
  return spreadOut(enough, ({unit}) => edition.pageOf[unit] ?? 0);
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

function scoreUnit(
  edition: Edition,
  scores: readonly Scores[],
  total: number,
  unit: number,
  page: number,
): Candidate {
  let sum = 0;
  let covered = 0;
  let inHeading = 0;
  let named = 0;
  let length = 0;
  let isTitle = false;
  for (const {own, heading, inHeading: weights, page: pages, titled, rarity} of scores) {
    const here = own[unit] ?? 0;
    const there = pages[page] ?? 0;
    const inTitle = titled[page] ?? 0;
    sum += rarity * (here + TUNING.page * there + (inTitle > 0 ? TUNING.titled : 0));
    covered += rarity * (here > 0 ? 1 : there > 0 || inTitle > 0 ? TUNING.elsewhere : 0);
    const words = heading[unit] ?? 0;
    if (words > 0) {
      inHeading += rarity * (weights[unit] ?? 0);
      named += 1;
      length = words % TITLE;
      isTitle = words >= TITLE;
    }
  }
  const coverage = covered / total;
  // The square asks for both: all of the query in the heading, and little else in it.
  const exact = length > 0 ? (inHeading / total) ** 2 * Math.min(1, (named + 0.3) / length) ** TUNING.brief : 0;
  const bonus = total * exact * (isTitle ? TUNING.title : TUNING.heading);
  const rank = 1 + TUNING.rank * (edition.manifest.pages[page]?.[1] ?? 0);
  return {unit, coverage, score: (sum * coverage ** TUNING.missing + bonus) * rank};
}

function scoreSlot(edition: Edition, {alternatives}: Slot): Scores {
  const own = new Float32Array(edition.units);
  const heading = new Uint8Array(edition.units);
  const inHeading = new Float32Array(edition.units);
  let frequent = 0;
  for (const alternative of alternatives) {
    const {values, headings, weights} = scoreAlternative(edition, alternative);
    for (let unit = 0; unit < edition.units; unit += 1) {
      const value = (values[unit] ?? 0) * alternative.weight;
      if (value > (own[unit] ?? 0)) own[unit] = value;
      const weight = Math.min(1, (weights[unit] ?? 0) * alternative.weight);
      if (weight > (inHeading[unit] ?? 0)) {
        inHeading[unit] = weight;
        heading[unit] = headings[unit] ?? 0;
      }
    }
    const lengths = alternative.groups.map((group) =>
      Math.max(0, ...group.filter(({weight}) => weight > 0.8).map(({list}) => list.length)),
    );
    frequent = Math.max(frequent, Math.min(...lengths));
  }
  const page = new Float32Array(edition.manifest.pages.length);
  const titled = new Uint8Array(page.length);
  for (let unit = 0; unit < edition.units; unit += 1) {
    const at = edition.pageOf[unit] ?? 0;
    page[at] = (page[at] ?? 0) + (own[unit] ?? 0);
    if ((heading[unit] ?? 0) >= TITLE) titled[at] = 1;
  }
  page.forEach((value, at) => (page[at] = value / (value + 1)));
  const {units} = edition;
  const count = Math.max(1, frequent);
  const rarity =
    alternatives.length > 0
      ? Math.log(1 + (units - count + 0.5) / (count + 0.5))
      : // A word that nothing answers is as rare as can be, but must not decide alone.
        Math.log(1 + units) / 2;
  return {own, heading, inHeading, page, titled, rarity};
}

/** A unit is worth its weakest group, since all of them must be there. */
function scoreAlternative(
  edition: Edition,
  {groups}: Alternative,
): Group {
  const scored = groups.map((group) => scoreGroup(edition, group));
  const [first] = scored;
  if (!first) throw new Error('[search] An alternative without groups.');
  for (const other of scored.slice(1)) {
    for (let unit = 0; unit < edition.units; unit += 1) {
      first.values[unit] = Math.min(first.values[unit] ?? 0, other.values[unit] ?? 0);
      const weight = Math.min(first.weights[unit] ?? 0, other.weights[unit] ?? 0);
      first.weights[unit] = weight;
      if (weight === 0) first.headings[unit] = 0;
    }
  }
  return first;
}

/** For each unit: its value, and the length of a heading that holds a term, with its weight. */
type Group = {
  readonly values: Float32Array;
  readonly headings: Uint8Array;
  readonly weights: Float32Array;
};

function scoreGroup(edition: Edition, group: readonly Found[]): Group {
  const values = new Float32Array(edition.units);
  const headings = new Uint8Array(edition.units);
  const weights = new Float32Array(edition.units);
  for (const {weight, list} of group) {
    for (let index = 0; index < list.length; index += 1) {
      const unit = list.units[index] ?? 0;
      const value = weight * (list.impacts[index] ?? 0);
      if (value > (values[unit] ?? 0)) values[unit] = value;
      const words = list.headings[index] ?? 0;
      if (words > 0 && weight > (weights[unit] ?? 0)) {
        headings[unit] = words;
        weights[unit] = weight;
      }
    }
  }
  return {values, headings, weights};
}

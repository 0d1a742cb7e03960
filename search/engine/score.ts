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
  /** A title that names a word of the query, for all units of the page. */
  titled: 0.5,
  /** One step of a page's rank. */
  rank: 0.05,
  /** Units that cover less than this share of the best coverage are no answer. */
  enough: 0.5,
};

type Scores = {
  /** How well each unit answers the slot, from 0. */
  readonly own: Float32Array;
  /** Words of the heading that holds the slot, plus 32 for a title. */
  readonly heading: Uint8Array;
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
  accepts: (page: number) => boolean,
): Candidate[] {
  const scores = slots.map((slot) => scoreSlot(edition, slot));
  const total = scores.reduce((sum, {rarity}) => sum + rarity, 0);
  if (total === 0) return [];
  const best = new Map<number, Candidate>();
  for (let unit = 0; unit < edition.units; unit += 1) {
    if (!scores.some(({own}) => (own[unit] ?? 0) > 0)) continue;
    const page = edition.pageOf[unit] ?? 0;
    if (!accepts(page)) continue;
    const candidate = scoreUnit(edition, scores, total, unit, page);
    const section = edition.sectionOf[unit] ?? 0;
    const known = best.get(section);
    if (!known || known.score < candidate.score) best.set(section, candidate);
  }
  const all = [...best.values()].sort((a, b) => b.score - a.score || a.unit - b.unit);
  const most = Math.max(0, ...all.map(({coverage}) => coverage));
  return all.filter(({coverage}) => coverage >= most * TUNING.enough);
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
  for (const {own, heading, page: pages, titled, rarity} of scores) {
    const here = own[unit] ?? 0;
    const there = pages[page] ?? 0;
    const inTitle = titled[page] ?? 0;
    sum += rarity * (here + TUNING.page * there + (inTitle > 0 ? TUNING.titled : 0));
    covered += rarity * (here > 0 ? 1 : there > 0 || inTitle > 0 ? TUNING.elsewhere : 0);
    const words = heading[unit] ?? 0;
    if (words > 0) {
      inHeading += rarity;
      named += 1;
      length = words % TITLE;
      isTitle = words >= TITLE;
    }
  }
  const coverage = covered / total;
  // The square asks for both: all of the query in the heading, and little else in it.
  const exact = length > 0 ? (inHeading / total) ** 2 * Math.min(1, (named + 0.5) / length) : 0;
  const bonus = total * exact * (isTitle ? TUNING.title : TUNING.heading);
  const rank = 1 + TUNING.rank * (edition.manifest.pages[page]?.[1] ?? 0);
  return {unit, coverage, score: (sum * coverage ** TUNING.missing + bonus) * rank};
}

function scoreSlot(edition: Edition, {alternatives}: Slot): Scores {
  const own = new Float32Array(edition.units);
  const heading = new Uint8Array(edition.units);
  let frequent = 0;
  for (const alternative of alternatives) {
    const {values, headings} = scoreAlternative(edition, alternative);
    for (let unit = 0; unit < edition.units; unit += 1) {
      const value = (values[unit] ?? 0) * alternative.weight;
      if (value > (own[unit] ?? 0)) own[unit] = value;
      if (alternative.weight >= 0.7) heading[unit] ||= headings[unit] ?? 0;
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
  return {own, heading, page, titled, rarity};
}

/** A unit is worth its weakest group, since all of them must be there. */
function scoreAlternative(
  edition: Edition,
  {groups}: Alternative,
): {values: Float32Array; headings: Uint8Array} {
  const scored = groups.map((group) => scoreGroup(edition, group));
  const [first] = scored;
  if (!first) return {values: new Float32Array(0), headings: new Uint8Array(0)};
  for (const other of scored.slice(1)) {
    for (let unit = 0; unit < edition.units; unit += 1) {
      first.values[unit] = Math.min(first.values[unit] ?? 0, other.values[unit] ?? 0);
      if (!other.headings[unit]) first.headings[unit] = 0;
    }
  }
  return first;
}

function scoreGroup(
  edition: Edition,
  group: readonly Found[],
): {values: Float32Array; headings: Uint8Array} {
  const values = new Float32Array(edition.units);
  const headings = new Uint8Array(edition.units);
  for (const {weight, list} of group) {
    for (let index = 0; index < list.length; index += 1) {
      const unit = list.units[index] ?? 0;
      const value = weight * (list.impacts[index] ?? 0);
      if (value > (values[unit] ?? 0)) values[unit] = value;
      const words = list.headings[index] ?? 0;
      if (words > 0 && weight >= 0.6) headings[unit] = words;
    }
  }
  return {values, headings};
}

import type {UnitText} from './edition';
import type {Matcher} from './matcher';

/** What is shown of a unit: its heading, or one of its texts. */
export type Choice = {
  /** Place in the unit's texts; -1 for the heading. */
  readonly text: number;
  /** Where in it the sentence begins that answers a known question like the query, if one does. */
  readonly start?: number;
  /** How closely the words of the query stand together there, from 0 up to about 2. */
  readonly closeness: number;
};

/** Words apart at which two matches no longer belong together. */
const NEAR = 8;

/** Finds the text of a unit that answers best; its heading when that says it all. */
export function choose({page, unit}: UnitText, matcher: Matcher, query: string): Choice {
  const own = unit.headings.at(-1) ?? page.title;
  const above = [page.title, ...unit.headings.slice(0, -1)].join('\n');
  const around = new Set(matcher.match(`${above}\n${own}`).matches.map(({slot}) => slot));
  const heading = closenessOf(own, matcher, query);
  const isWhole = heading.slots >= matcher.strong && unit.begins;
  let best = {text: unit.begins ? -1 : 0, closeness: heading.closeness, value: isWhole ? 3 : 0};
  if (!unit.begins) best = {...best, closeness: 0, value: -1};
  else if (!isWhole) best.value = heading.value * 0.9;
  unit.texts.forEach((entry, index) => {
    const text = typeof entry === 'string' ? entry : entry[0];
    const found = closenessOf(text, matcher, query, around);
    const closeness = Math.max(best.closeness, found.closeness);
    best =
      found.value > best.value
        ? {text: index, closeness, value: found.value}
        : {...best, closeness};
  });
  return {text: best.text, closeness: best.closeness};
}

/** Value of a text: how many words of the query it holds, how well, and how close together. */
function closenessOf(
  text: string,
  matcher: Matcher,
  query: string,
  around: ReadonlySet<number> = new Set(),
): {value: number; closeness: number; slots: number} {
  const {matches, length} = matcher.match(text);
  const best = new Map<number, number>();
  let runs = 0;
  let before: (typeof matches)[number] | undefined;
  for (const match of matches) {
    best.set(match.slot, Math.max(best.get(match.slot) ?? 0, match.weight));
    if (before && match.slot !== before.slot) {
      const apart = match.at - before.at;
      const inOrder = match.slot === before.slot + 1;
      if (apart <= NEAR) {
        runs += Math.min(match.weight, before.weight) * ((inOrder ? 1 : 0.5) / Math.max(1, apart));
      }
    }
    before = match;
  }
  const strong = matcher.words.flatMap(({weak}, index) => (weak ? [] : [index]));
  const found = strong.filter((slot) => best.has(slot));
  const share =
    strong.reduce((sum, slot) => sum + (best.get(slot) ?? (around.has(slot) ? 0.3 : 0)), 0) /
    Math.max(1, strong.length);
  const place = query.length > 2 ? text.toLowerCase().indexOf(query) : -1;
  // A row or a sentence that begins with what was asked is likely to define it.
  const verbatim = place < 0 ? 0 : place <= 2 ? 1.5 : 1;
  const together = Math.min(1, runs / Math.max(1, matcher.words.length - 1));
  const closeness = found.length === 0 ? 0 : share * together + verbatim;
  return {
    closeness,
    slots: found.length,
    value: found.length === 0 ? 0 : share + 0.5 * together + 0.7 * verbatim + 1 / (8 + length),
  };
}

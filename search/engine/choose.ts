import type {UnitText} from './edition';
import type {Matcher} from './matcher';
import {wordsOf} from './words';

/** What is shown of a unit: its heading, or one of its texts. */
export type Choice = {
  /** Place in the unit's texts; -1 for the heading. */
  readonly text: number;
  /** How closely the words of the query stand together there, from 0 up to 2.5. */
  readonly closeness: number;
};

/** Most words from one match to the next at which both still belong together. */
const NEAR = 8;

/**
 * What a text is worth, by what of the query stands in it; chosen by hand and not tuned. A text with
 * every word counts 1, and all else is measured against that.
 */
const VALUE = {
  /** A heading that holds all words: more than any text can have, which stays below 2.7. */
  wholeHeading: 3,
  /** Another heading against a text that says as much: at a tie the text tells more. */
  heading: 0.9,
  /** Less than any text: a unit that does not begin its section never shows the heading. */
  none: -1,
  /** A word of the query that stands in the headings of the unit and not in the text. */
  around: 0.3,
  /** Two matches next to each other in the order of the query, and in another. */
  inOrder: 1,
  outOfOrder: 0.5,
  /** All words of the query next to each other. */
  together: 0.5,
  /** The query letter by letter. */
  verbatim: 0.7,
} as const;

/** Where the query stands letter by letter, what that counts. */
const VERBATIM = {
  /** At the start: a row or a sentence that begins with what was asked is likely to define it. */
  start: 1.5,
  elsewhere: 1,
} as const;

/** Letters before it at which a text still begins with the query, such as a quotation mark. */
const LEAD = 2;

/** Letters of a query from which on it is looked for letter by letter: two stand in many words. */
const SHORTEST_VERBATIM = 3;

/** Words added to the length of a text, whose inverse favors short ones: below 1/8, to break ties. */
const SHORTNESS = 8;

/** Finds the text of a unit that answers best; its heading when that says it all. */
export function choose({page, unit}: UnitText, matcher: Matcher, query: string): Choice {
  const own = unit.headings.at(-1) ?? page.title;
  const above = [page.title, ...unit.headings.slice(0, -1)].join('\n');
  const around = new Set(matcher.match(`${above}\n${own}`).matches.map(({slot}) => slot));
  const heading = closenessOf(own, matcher, query);
  const isWhole = heading.slots >= matcher.strong && unit.begins;
  let best = {
    text: unit.begins ? -1 : 0,
    closeness: heading.closeness,
    value: isWhole ? VALUE.wholeHeading : 0,
  };
  if (!unit.begins) best = {...best, closeness: 0, value: VALUE.none};
  else if (!isWhole) best.value = heading.value * VALUE.heading;
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

/** A single word heads too many sections to say which is meant; a title of one says it. */
const SHORTEST_HEADING = 2;

/** Whether a unit begins with a heading that is the query, word for word. */
export function isHeading({page, unit}: UnitText, {words}: Matcher): boolean {
  const heading = unit.headings.at(-1);
  const shortest = heading === undefined ? 1 : SHORTEST_HEADING;
  if (!unit.begins || words.length < shortest) return false;
  const own = wordsOf(heading ?? page.title);
  return (
    own.length === words.length && own.every(({term}, place) => term === words[place]?.word.term)
  );
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
        const pair = inOrder ? VALUE.inOrder : VALUE.outOfOrder;
        runs += Math.min(match.weight, before.weight) * (pair / Math.max(1, apart));
      }
    }
    before = match;
  }
  const strong = matcher.words.flatMap(({weak}, index) => (weak ? [] : [index]));
  const found = strong.filter((slot) => best.has(slot));
  const share =
    strong.reduce(
      (sum, slot) => sum + (best.get(slot) ?? (around.has(slot) ? VALUE.around : 0)),
      0,
    ) / Math.max(1, strong.length);
  const place = query.length >= SHORTEST_VERBATIM ? text.toLowerCase().indexOf(query) : -1;
  const verbatim = place < 0 ? 0 : place <= LEAD ? VERBATIM.start : VERBATIM.elsewhere;
  const together = Math.min(1, runs / Math.max(1, matcher.words.length - 1));
  const closeness = found.length === 0 ? 0 : share * together + verbatim;
  return {
    closeness,
    slots: found.length,
    value:
      found.length === 0
        ? 0
        : share + VALUE.together * together + VALUE.verbatim * verbatim + 1 / (SHORTNESS + length),
  };
}

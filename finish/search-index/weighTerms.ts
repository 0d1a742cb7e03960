import {MAX_HEADING, NAME} from '../../search/engine/coding';
import type {Posting} from '../../search/engine/format';
import {shortStart} from '../../search/engine/shortStart';
import {isWeak} from '../../search/engine/weakWords';
import {termsOf, wordsOf} from '../../search/engine/words';
import type {Page, Unit} from './cutUnits';
import type {SearchRecord} from './record';

/**
 * What a term counts where it stands, against once in a text of usual length. Tuned on
 * tests/search/queries.json.
 */
const WEIGHT = {
  /** In the page's title, for the unit that it begins. */
  title: 8,
  /** In another heading of the unit's own. */
  heading: 3.1,
  /** In a heading above the unit's own, without the title. */
  above: 1,
  text: 1,
  /** In a keyword that leads to the unit. */
  keyword: 0.1,
} as const;

/** Impact of a word in a keyword that leads to a unit, from 0 to 1. Tuned on tests/search/queries.json. */
const KEYWORD_IMPACT = 0.42;

/** How soon further mentions stop counting; from BM25, where 1.2 to 2 is usual. */
const K1 = 1.4;

/** How much a long text is held against its words, from 0 to 1; from BM25, where 0.75 is usual. */
const B = 0.5;

/** Length of a text that is neither long nor short, in words; chosen by hand. */
const USUAL_LENGTH = 90;

/** Units kept for a short prefix: three times the 20 hits that the window asks for. */
const PREFIX_UNITS = 60;

/** Postings of every term, of all pages in order, and behind them those of keywords, each a small text of its own. */
export function weighTerms(pages: readonly Page[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  const add = (term: string, posting: Posting) => {
    const list = postings.get(term);
    if (list) list.push(posting);
    else postings.set(term, [posting]);
  };
  let number = 0;
  const units = pages.flatMap((page) => page.units);
  for (const unit of units) {
    for (const [term, posting] of postingsOf(unit, number)) add(term, posting);
    number += 1;
  }
  for (const keyword of units.flatMap(({keywords}) => keywords)) {
    const words = wordsOf(keyword);
    const strong = words.filter(({term}) => !isWeak(term));
    // Like a heading of those words that say what is wanted.
    const heading = Math.min(strong.length || words.length, MAX_HEADING);
    for (const term of new Set(words.map((word) => word.term))) {
      add(term, {unit: number, impact: KEYWORD_IMPACT, heading, isTitle: false});
    }
    number += 1;
  }
  return postings;
}

function postingsOf(unit: Unit, number: number): Map<string, Posting> {
  const [record] = unit.records;
  if (!record) return new Map();
  const headings = headingsOf(record);
  const own = unit.begins ? headings.at(-1) : undefined;
  const above = headings.slice(1, own === undefined ? undefined : -1).join('\n');
  const isTitle = record.type === 'lvl1';
  const ownWords = own === undefined ? [] : wordsOf(own);
  const text = wordsOf(unit.records.map(({content}) => content ?? '').join('\n'));
  const counts = new Map<string, number>();
  const count = (words: ReturnType<typeof wordsOf>, weight: number) => {
    for (const term of words.flatMap(termsOf)) {
      counts.set(term, (counts.get(term) ?? 0) + weight);
    }
  };
  // Only what stands in the text itself is held against its length.
  count(text, WEIGHT.text / (1 - B + (B * text.length) / USUAL_LENGTH));
  count(wordsOf(above), WEIGHT.above);
  count(ownWords, isTitle ? WEIGHT.title : WEIGHT.heading);
  for (const term of new Set(unit.keywords.flatMap(wordsOf).map((word) => word.term))) {
    counts.set(term, (counts.get(term) ?? 0) + WEIGHT.keyword);
  }
  const inHeading = new Set(ownWords.flatMap(termsOf));
  const strong = ownWords.filter(({term}) => !isWeak(term));
  const names = isTitle ? namesIn(unit) : new Map<string, number>();
  const isName = (term: string) => names.has(term) && !(strong.length === 1 && inHeading.has(term));
  const length = Math.min(ownWords.length, MAX_HEADING);
  return new Map(
    [...counts].map(([term, frequency]) => [
      term,
      {
        unit: number,
        impact: frequency / (K1 + frequency),
        heading: isName(term) ? (names.get(term) ?? 0) : inHeading.has(term) ? length : 0,
        isTitle: isTitle && (inHeading.has(term) || isName(term)),
      },
    ]),
  );
}

/** Terms of the path or the method that a page describes, each with how much of it they are. */
function namesIn({records}: Unit): Map<string, number> {
  const names = new Map<string, number>();
  for (const {content} of records) {
    const [, name, rest] = /^(?:[A-Z]+ )?([^\s{]*\/[^\s{]*)(\{\S*)?$/.exec(content ?? '') ?? [];
    const whole = rest === undefined ? NAME.whole : NAME.open;
    const parts = name?.split(/[/.]/).filter(Boolean) ?? [];
    parts.forEach((_, from) => {
      const [word] = wordsOf(parts.slice(from).join('/'));
      if (!word) return;
      const known = names.get(word.term) ?? 0;
      names.set(word.term, Math.max(known, from === 0 ? whole : NAME.end));
    });
  }
  return names;
}

/** Headings from the title down to the record's own. */
function headingsOf({hierarchy}: SearchRecord): string[] {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
}

/**
 * Where letters begin too many terms to look up, the best units are found beforehand. A title that
 * begins with them comes first.
 *
 * @param texts units of pages; behind them come keywords, which no beginning finds
 * @param isWanted whether the letters that a term begins with get a term of their own
 * @returns postings by `shortStart` of the letters
 */
export function weighStarts(
  postings: ReadonlyMap<string, readonly Posting[]>,
  texts: number,
  isWanted: (letters: string) => boolean,
): Map<string, Posting[]> {
  const best = new Map<string, Map<number, Posting>>();
  for (const [term, all] of postings) {
    const list = all.filter(({unit}) => unit < texts);
    for (let length = 1; length < term.length; length += 1) {
      const letters = term.slice(0, length);
      if (!isWanted(letters)) continue;
      const prefix = shortStart(letters);
      const units = best.get(prefix) ?? new Map<number, Posting>();
      best.set(prefix, units);
      for (const posting of list) {
        const known = units.get(posting.unit);
        if (!known || valueOf(known) < valueOf(posting)) units.set(posting.unit, posting);
      }
    }
  }
  return new Map(
    [...best].map(([prefix, units]) => [
      prefix,
      [...units.values()]
        .sort((a, b) => valueOf(b) - valueOf(a) || a.unit - b.unit)
        .slice(0, PREFIX_UNITS)
        .sort((a, b) => a.unit - b.unit),
    ]),
  );
}

/** How well a unit answers a prefix: its impact, a short heading and a title count up to 1 each. */
function valueOf({impact, heading, isTitle}: Posting): number {
  return impact + (heading > 0 ? 1 / heading : 0) + (isTitle ? 1 : 0);
}

import type {QueryWord} from './parseQuery';
import type {Slot} from './resolve';
import {isShortStart} from './shortStart';
import {isWeak} from './weakWords';
import {wordsOf, type Part} from './words';

/** A stretch of a text that answers a word of the query. */
export type Match = {
  readonly start: number;
  readonly end: number;
  /** Place of the word in the query. */
  readonly slot: number;
  /** How well, up to 1. */
  readonly weight: number;
  /** Place of the word in the text. */
  readonly at: number;
};

/** Finds what answers a query in a text. */
export type Matcher = {
  /** Number of different words that are looked for, weak ones not counted. */
  readonly strong: number;
  readonly words: readonly QueryWord[];
  /** What of the query stands in a text. */
  match(text: string): Matched;
};

/** What of a query stands in a text. */
export type Matched = {
  /** In the order of the text. */
  readonly matches: readonly Match[];
  /** Number of words in the text, */
  readonly length: number;
  /** and of those that are not weak. */
  readonly strong: number;
};

/** What a weak word weighs in a text: enough to tell phrases apart. */
const WEAK = 0.1;

/** What the beginning of a word weighs: less than the word, as the reader may mean another. */
const BEGINNING = 0.7;

/** A matcher for what `resolve` found. */
export function matcherOf(words: readonly QueryWord[], slots: readonly Slot[]): Matcher {
  const known = new Map<string, {slot: number; weight: number}>();
  const learn = (term: string, slot: number, weight: number) => {
    const before = known.get(term);
    if (!before || before.weight < weight) known.set(term, {slot, weight});
  };
  const starts: {start: string; slot: number}[] = [];
  words.forEach((word, index) => {
    const slot = slots.find((candidate) => candidate.word === word);
    const {term} = word.word;
    if (word.weak) learn(term, index, WEAK);
    else learn(term, index, 1);
    if (!word.weak && word.open) {
      const last = word.word.parts.at(-1)?.term;
      starts.push({start: term, slot: index});
      if (last !== undefined && last !== term) starts.push({start: last, slot: index});
    }
    for (const {weight, inText = weight, groups} of slot?.alternatives ?? []) {
      for (const found of groups.flat()) {
        if (!isShortStart(found.term)) learn(found.term, index, Math.min(1, inText * found.weight));
      }
    }
  });
  // A text is chosen, highlighted and cut to a snippet: three times the same question.
  const asked = new Map<string, Matched>();
  return {
    // A word that is said again is found where it was said first.
    strong: new Set(slots.map(({word}) => word.word.term)).size,
    words,
    match(text) {
      const before = asked.get(text);
      if (before) return before;
      const matches: Match[] = [];
      const all = wordsOf(text);
      const strong = all.filter(({term}) => !isWeak(term)).length;
      const found = {matches, length: all.length, strong};
      asked.set(text, found);
      all.forEach((word, at) => {
        const whole = known.get(word.term);
        if (whole) matches.push({start: word.start, end: word.end, at, ...whole});
        else if (!matchParts(word.parts, at)) matchStart(word, at);
      });
      return found;

      function matchParts(parts: readonly Part[], at: number): boolean {
        let any = false;
        for (const {start, end, term} of parts) {
          const part = known.get(term);
          if (part) matches.push({start, end, at, ...part});
          any ||= part !== undefined;
        }
        return any;
      }

      function matchStart({start, end, term, parts}: Part & {parts: readonly Part[]}, at: number) {
        for (const {start: wanted, slot} of starts) {
          const hit = [{start, end, term}, ...parts].find((part) => part.term.startsWith(wanted));
          if (!hit) continue;
          // Marks inside a word make it longer than its term; then all of it is marked.
          const isExact = hit.end - hit.start === hit.term.length;
          const stop = isExact ? hit.start + wanted.length : hit.end;
          matches.push({start: hit.start, end: stop, at, slot, weight: BEGINNING});
          return;
        }
      }
    },
  };
}

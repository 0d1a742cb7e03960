import type {Passage} from '../protocol/types';
import type {Matcher} from './matcher';
import {RESPELT} from './resolve';
import type {Engine, EngineHit} from './openEngine';

/** Sections that are read for passages. */
const READ = 20;

/** Below this share of the question's words, nothing is an answer. */
const ENOUGH = 0.6;

/** Passages that are much worse than the best are left out. */
const NEAR_BEST = 0.4;

/** What the opening of a page is worth that says no word of the question. */
const OPENING = 0.5;

/** Share of the question that a phrase must say to vouch for its section. */
const SAID = 0.8;

/** A sentence ends at its mark before a space, or where a table row begins a new cell. */
const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/gu;

/**
 * The passages that answer a question best, each with the sentence that does. None is made up:
 * all text stands on a page. The list is empty when no passage covers enough of the question.
 */
export async function passagesFor(
  engine: Engine,
  question: string,
  limit: number,
): Promise<Passage[]> {
  const {hits, matcher} = await engine.search({
    query: question,
    page: 0,
    hitsPerPage: READ,
    prefixLast: false,
  });
  const passages = hits.flatMap((hit) => passageOf(hit, matcher) ?? []);
  const sorted = passages
    .filter(({coverage}) => coverage >= ENOUGH)
    .sort((a, b) => b.score - a.score);
  const best = sorted[0]?.score ?? 0;
  return sorted.filter(({score}) => score >= best * NEAR_BEST).slice(0, limit);
}

/** The text of a section that answers best. */
type Found = {
  text: string;
  anchor: string | null;
  value: number;
  /** How well it has the question's words, from 0 to their number. */
  own: number;
  /** How many of them stand there or in a heading above, and how many of these as they were asked. */
  found: number;
  sure: number;
};

/** The text of a section that says most of what was asked; none when it has only headings. */
function passageOf(hit: EngineHit, matcher: Matcher): Passage | undefined {
  const {page, unit} = hit;
  const headings = [page.title, ...unit.headings].join('\n');
  const above = strongIn(headings, matcher);
  let best: Found | undefined;
  for (const entry of unit.texts) {
    const [text, anchor] = typeof entry === 'string' ? [entry, unit.anchor] : entry;
    const slots = strongIn(text, matcher);
    const own = [...slots.values()].reduce((sum, weight) => sum + weight, 0);
    // Prose answers better than a row of a table with the same words.
    const value = own + (/[.!?]$/.test(text) ? 0.5 : 0) + Math.min(0.3, text.length / 1000);
    if (best && value <= best.value) continue;
    const all = new Map([...above, ...slots]);
    const sure = [...all.values()].filter((weight) => weight > RESPELT).length;
    best = {text, anchor, value, found: all.size, own, sure};
  }
  if (!best || matcher.strong === 0) return undefined;
  const {text, anchor, value, found, own, sure} = best;
  // A page is found by its title and its phrases, but its first lines seldom answer.
  const isOpening = unit.headings.length === 0;
  const pertinence = isOpening ? OPENING + (1 - OPENING) * Math.min(1, own / matcher.strong) : 1;
  // Who wrote the phrase knew that the section answers it, in whatever words.
  const byPhrase = hit.byPhrase && !isOpening && hit.coverage >= SAID ? hit.coverage : 0;
  // Words that only look like those of the question answer nothing.
  const isGuess = sure < found / 2;
  const [lvl2, lvl3, lvl4, lvl5, lvl6] = unit.headings;
  return {
    url: anchor === null ? page.url : `${page.url}#${anchor}`,
    hierarchy: {
      lvl0: page.lvl0,
      lvl1: page.title,
      ...{lvl2: lvl2 ?? null, lvl3: lvl3 ?? null, lvl4: lvl4 ?? null},
      ...{lvl5: lvl5 ?? null, lvl6: lvl6 ?? null},
    },
    text,
    sentence: bestSentence(text, matcher),
    score: hit.score * (1 + value / matcher.strong) * pertinence,
    coverage: Math.max(isGuess ? 0 : found / matcher.strong, byPhrase),
  };
}

function bestSentence(text: string, matcher: Matcher): {start: number; end: number} {
  let best = {start: 0, end: text.length, value: -1};
  for (const {0: sentence, index} of text.matchAll(SENTENCE)) {
    const value = [...strongIn(sentence, matcher).values()].reduce(
      (sum, weight) => sum + weight,
      0,
    );
    if (value > best.value) best = {start: index, end: index + sentence.trimEnd().length, value};
  }
  return {start: best.start, end: best.end};
}

/** The words of the question, weak ones left out, that stand in a text, each with how well. */
function strongIn(text: string, matcher: Matcher): Map<number, number> {
  const slots = new Map<number, number>();
  for (const {slot, weight} of matcher.match(text).matches) {
    if (!matcher.words[slot]?.weak) slots.set(slot, Math.max(weight, slots.get(slot) ?? 0));
  }
  return slots;
}

import type {Passage} from '../protocol/types';
import type {Match, Matcher} from './matcher';
import type {Engine, EngineHit} from './openEngine';

/** Sections that are read for passages. */
const READ = 20;

/** Below this share of the question's words, nothing is an answer. */
const ENOUGH = 0.6;

/** Passages that are much worse than the best are left out. */
const NEAR_BEST = 0.4;

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

/** The text of a section that says most of what was asked; none when it has only headings. */
function passageOf(hit: EngineHit, matcher: Matcher): Passage | undefined {
  const {page, unit} = hit;
  const headings = [page.title, ...unit.headings].join('\n');
  const above = new Set(strong(headings, matcher).map(({slot}) => slot));
  let best: {text: string; anchor: string | null; value: number; found: number} | undefined;
  for (const entry of unit.texts) {
    const [text, anchor] = typeof entry === 'string' ? [entry, unit.anchor] : entry;
    const slots = new Map(strong(text, matcher).map(({slot, weight}) => [slot, weight]));
    const own = [...slots.values()].reduce((sum, weight) => sum + weight, 0);
    // Prose answers better than a row of a table with the same words.
    const value = own + (/[.!?]$/.test(text) ? 0.5 : 0) + Math.min(0.3, text.length / 1000);
    const found = new Set([...slots.keys(), ...above]).size;
    if (!best || value > best.value) best = {text, anchor, value, found};
  }
  if (!best || matcher.strong === 0) return undefined;
  const {text, anchor, value, found} = best;
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
    score: hit.score * (1 + value / matcher.strong),
    coverage: found / matcher.strong,
  };
}

function bestSentence(text: string, matcher: Matcher): {start: number; end: number} {
  let best = {start: 0, end: text.length, value: -1};
  for (const {0: sentence, index} of text.matchAll(SENTENCE)) {
    const slots = new Map(strong(sentence, matcher).map(({slot, weight}) => [slot, weight]));
    const value = [...slots.values()].reduce((sum, weight) => sum + weight, 0);
    if (value > best.value) best = {start: index, end: index + sentence.trimEnd().length, value};
  }
  return {start: best.start, end: best.end};
}

function strong(text: string, matcher: Matcher): Match[] {
  return matcher.match(text).matches.filter(({slot}) => !matcher.words[slot]?.weak);
}

import type {UnitText} from './edition';
import type {Engine, EngineResult} from './openEngine';
import {readQuestion, type Question} from './question';
import {RESPELT} from './resolve';
import {merged, foundIn, scaled, shareOf, type FoundWords} from './found';
import {
  aliasesOf,
  isAside,
  isHeader,
  isList,
  kindOf,
  sentencesOf,
  type Sentence,
} from './sentences';
import {isWeak} from './weakWords';
import {namesIt, weighSentence, type Asked} from './weighSentence';

/** A passage that answers a question. */
export type Passage = {
  readonly url: string;
  readonly hierarchy: {readonly [level: string]: string | null};
  readonly text: string;
  /** The sentence that answers best, as offsets in `text`. */
  readonly sentence: {readonly start: number; readonly end: number};
  readonly score: number;
  /** Share of the question's words that stand in the passage or its headings, up to 1. */
  readonly coverage: number;
};

/** A question's rarer words are at least so rare against its rarest; chosen by hand. */
const RARER = 0.5;

/** Sections that are read for passages, for each wording of the question. */
const READ = 30;

/** How passages are chosen and put in order; tuned on tests/search/questions.json. */
export const PASSAGES = {
  /** Passages that are much worse than the best are left out. */
  nearBest: 0.5,
  /** A word that stands elsewhere in the text, against one in the sentence; in the section's heading; above it. */
  inText: 0.95,
  inHeading: 0.64,
  above: 0.75,
  /** Worth of the opening of a page, which is found by its title and seldom answers. */
  opening: 0.9,
  /** Worth of a section whatever its sentence is. */
  base: 0.72,
  /** How much the rank of the section counts. */
  rank: 0.2,
  /** How much less a heading names what is asked outside of a glossary. */
  heading: 0.82,
};

/**
 * The passages that answer a question best, each with the sentence that does. None is made up:
 * all text stands on a page. The list is empty when no section has any of the question's rarer words.
 *
 * @throws IndexUnavailable when a file that the question needs cannot be had.
 */
export async function passagesFor(
  engine: Engine,
  question: string,
  limit: number,
): Promise<Passage[]> {
  const form = readQuestion(question);
  const ask = (query: string) =>
    engine.search({query, page: 0, hitsPerPage: READ, prefixLast: false});
  // A heading may say it like the question does, a text mostly says the subject alone.
  const wordings = form.subject === question ? [question] : [question, form.subject];
  const results = await Promise.all(wordings.map(ask));
  const best = new Map<string, Passage>();
  for (const result of results) {
    for (const passage of passagesOf(result, form)) {
      const key = `${passage.url}\n${passage.text}`;
      if (passage.score > (best.get(key)?.score ?? 0)) best.set(key, passage);
    }
  }
  const passages = [...best.values()].sort((a, b) => b.score - a.score);
  const least = (passages[0]?.score ?? 0) * PASSAGES.nearBest;
  return passages.filter(({score}) => score >= least).slice(0, limit);
}

/** A section that is read, with how good it is against the best. */
type Section = UnitText & {readonly share: number};

/** What answers one wording of a question. */
function passagesOf({hits, matcher, rarities}: EngineResult, form: Question): Passage[] {
  // Words such as "is it" ask for nothing.
  if (matcher.words.every(({word}) => isWeak(word.term))) return [];
  const best = hits.reduce((most, {score}) => Math.max(most, score), 0);
  const asked = {...form, matcher, rarities};
  return hits.flatMap((hit) => {
    if (!hasRarer(hit, asked)) return [];
    return passageOf({...hit, share: best > 0 ? hit.score / best : 0}, asked) ?? [];
  });
}

/** Whether a section has one of the question's rarer words. Only spelled alike is not enough. */
function hasRarer({page, unit}: UnitText, {matcher, rarities}: Asked): boolean {
  const least = RARER * Math.max(...rarities);
  const texts = unit.texts.map((entry) => (typeof entry === 'string' ? entry : entry[0]));
  const all = [page.title, ...unit.headings.filter((heading) => heading !== null), ...texts];
  return [...foundIn(all.join('\n'), matcher)].some(
    ([word, weight]) => weight > RESPELT && (rarities[word] ?? 0) >= least,
  );
}

/** A sentence of a section, with the text that it stands in. */
type Found = {
  readonly text: string;
  readonly anchor: string | null;
  readonly sentence: Sentence;
  readonly value: number;
  readonly coverage: number;
};

/** The sentence of a section that answers best; none when it has only headings, or lists of links. */
function passageOf(section: Section, asked: Asked): Passage | undefined {
  const {page, unit, share} = section;
  if (unit.headings.some((heading) => heading !== null && isList(heading))) return undefined;
  const found = bestIn(section, asked);
  if (!found) return undefined;
  const {text, anchor, sentence, value, coverage} = found;
  const isOpening = unit.headings.length === 0;
  const worth = PASSAGES.base + value;
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
    sentence: {start: sentence.start, end: sentence.end},
    score: worth * share ** PASSAGES.rank * (isOpening ? PASSAGES.opening : 1),
    coverage,
  };
}

function bestIn({page, unit}: Section, asked: Asked): Found | undefined {
  const {matcher, rarities} = asked;
  const headings = [page.title, ...unit.headings.filter((heading) => heading !== null)];
  const inHeading = foundIn(headings.at(-1) ?? '', matcher);
  const above = foundIn(headings.slice(0, -1).join('\n'), matcher);
  const texts = unit.texts.map((entry) =>
    typeof entry === 'string' ? ([entry, unit.anchor] as const) : entry,
  );
  const named = asked.definition ? namedIn(headings.at(-1) ?? '', texts, asked) : 0;
  let isFirst = unit.begins;
  let found: Found | undefined;
  texts.forEach(([text, anchor], index) => {
    if (unit.begins && isHeader(texts[index - 1]?.[0], text, texts[index + 1]?.[0])) return;
    const inText = foundIn(text, matcher);
    const sentences = sentencesOf(text);
    const place = {
      kind: kindOf(text),
      around: merged([
        scaled(inText, PASSAGES.inText),
        scaled(inHeading, PASSAGES.inHeading),
        scaled(above, PASSAGES.above),
      ]),
      isAsideText: isAside(sentences[0]?.text ?? ''),
      named,
    };
    // Who is called so is meant, although the name stands in another text of the entry.
    const coverage = Math.max(coverageOf(merged([inText, inHeading, above]), rarities), named);
    for (const sentence of sentences) {
      const aside = isAside(sentence.text);
      const value = weighSentence(sentence.text, {...place, isFirst, isAside: aside}, asked);
      if (!found || value > found.value) {
        found = {text, anchor, sentence, value, coverage};
      }
      if (!aside) isFirst = false;
    }
  });
  return found;
}

/** How much a section is named after what is asked, by its heading or by another name it gives. */
function namedIn(
  heading: string,
  texts: readonly (readonly [text: string, anchor: string | null])[],
  {matcher}: Asked,
): number {
  const names = [heading, ...texts.flatMap(([text]) => aliasesOf(text))];
  const isEntry = texts.some(([text]) => isAside(text));
  return (
    Math.max(...names.map((name) => namesIt(name, matcher))) * (isEntry ? 1 : PASSAGES.heading)
  );
}

/** Share of the question that is said; none of it when all words only look alike. */
function coverageOf(said: FoundWords, rarities: readonly number[]): number {
  if (![...said.values()].some((weight) => weight > RESPELT)) return 0;
  return shareOf(new Map([...said].map(([word]) => [word, 1])), rarities);
}

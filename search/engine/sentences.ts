import {CELLS} from './format';

/** A sentence of a text, as offsets; without the space behind it. */
export type Sentence = {readonly start: number; readonly end: number; readonly text: string};

/**
 * A sentence ends at its mark before a space or the end of the text, whatever follows. A mark before
 * anything else, as in `0.005`, ends nothing, nor does the point of `e.g.`, `i.e.`, `cf.`, `No.` or `vs.`
 */
const SENTENCE =
  /[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*|(?<=\b(?:e\.g|i\.e|cf|No|vs))[.]\s[^.!?]*)*[.!?]*\s*/gu;

/** Lines that say where to read on, other names, or whom a page is for: about the text, not its subject. */
const ASIDE =
  /^(?:also:|see also:|explained in\b|source:|this page\b|the page\b|read this\b|arguments of\b|flags of\b|commands of\b|shared flags\b)|\bas of \d{4}-\d{2}-\d{2}\.$/iu;

/** Marks that stand in code and hardly in prose. */
const CODE =
  /=>|[{};]\s|^\s*[$#>]|\/\*|\*\/|\\\s|^(?:curl|npm|git|sudo|export|import|const)\s|^[\w-]+ (?:[\w-]+ )*--/mu;

/** What a text of the index seems to be, which holds words alone; captions and names count as code. */
export type TextKind = 'prose' | 'row' | 'code';

/** Sections that list where things come from or lead to. */
const LISTS = /^(?:sources|related|where to go next|see also|further reading)$/iu;

export function isList(heading: string): boolean {
  return LISTS.test(heading.trim());
}

/** The first cell of a table row, which says what the row is about. */
export function labelOf(text: string): string {
  return text.slice(0, Math.max(0, text.indexOf(CELLS)));
}

/** Whether a text is the head of a table: a row after what is none, before another with as many cells. */
export function isHeader(
  before: string | undefined,
  text: string,
  after: string | undefined,
): boolean {
  const cells = cellsOf(text);
  return cells > 1 && cellsOf(before) < 2 && cellsOf(after) === cells;
}

function cellsOf(text = ''): number {
  return text.split(CELLS).length;
}

/** What a text seems to be; JSON is told first, because it may hold what joins the cells of a row. */
export function kindOf(text: string): TextKind {
  if (/[{[]\s*"|":\s|","/u.test(text)) return 'code';
  if (text.includes(CELLS)) return 'row';
  // Prose ends; bare words are a caption, a name or a command.
  return CODE.test(text) || !/[.!?:]["')]?$/u.test(text) ? 'code' : 'prose';
}

/** The sentences of a text; a row of a table is one. */
export function sentencesOf(text: string): Sentence[] {
  if (kindOf(text) === 'row') return [{start: 0, end: text.length, text}];
  return [...text.matchAll(SENTENCE)].map(({0: found, index}) => {
    const sentence = found.trimEnd();
    return {start: index, end: index + sentence.length, text: sentence};
  });
}

/**
 * The sentence that says best what a section is about: the first of its prose that is no aside, else
 * the first of whatever stands there.
 *
 * @returns undefined for a section without a text
 */
export function firstSentence(texts: readonly string[]): string | undefined {
  const text =
    texts.find((one) => kindOf(one) === 'prose' && !isAside(sentencesOf(one)[0]?.text ?? '')) ??
    texts[0];
  return text === undefined ? undefined : sentencesOf(text)[0]?.text;
}

export function isAside(sentence: string): boolean {
  return ASIDE.test(sentence);
}

/** Before other names of an entry of a glossary. */
const ALIASES = /^also:\s*/iu;

/** Other names that an entry of a glossary gives: `Also: slash, slashed. See also …`. */
export function aliasesOf(text: string): string[] {
  if (!ALIASES.test(text)) return [];
  const [names = ''] = text.replace(ALIASES, '').split(/[.;](?:\s|$)/u);
  return names.split(/,\s*/u);
}

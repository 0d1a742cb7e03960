/** A title as it is drawn. */
export type FittedTitle = {
  /** Font size in px. */
  size: number;
  lines: readonly string[];
};

/** The room for a title, in px. */
export type Room = {width: number; height: number};

/** Font sizes to choose from, in px. */
export const SIZES: readonly number[] = [92, 84, 76, 68, 60, 52, 44];

/** Distance of two lines, in units of the size. */
export const LINE = 1.14;

/** The most lines of a title. */
const MAX_LINES = 4;

/**
 * Breaks a title into lines of about the same length, in the largest size that fits. A title that
 * doesn't fit in the smallest size is cut; a long word gets a smaller size.
 *
 * @param measure width of a text in units of its size
 */
export function fitTitle(
  title: string,
  {width, height}: Room,
  measure: (text: string) => number,
): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  const longest = Math.max(...words.map(measure));
  const most = (size: number) => Math.min(MAX_LINES, Math.floor(height / (size * LINE)));
  const smallest = Math.min(SIZES.at(-1) ?? 0, width / longest);
  for (const size of [...SIZES, smallest]) {
    if (longest * size > width) continue;
    const lines = wrap(words, width / size, measure);
    if (lines.length <= most(size)) return {size, lines: balance(words, lines, measure)};
  }
  const lines = wrap(words, width / smallest, measure).slice(0, most(smallest));
  const last = cut(lines.pop() ?? '', width / smallest, measure);
  return {size: smallest, lines: [...lines, last]};
}

function wrap(words: readonly string[], width: number, measure: (text: string) => number) {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest lines of the same number. */
function balance(
  words: readonly string[],
  lines: readonly string[],
  measure: (text: string) => number,
): readonly string[] {
  const widest = (some: readonly string[]) => Math.max(...some.map(measure));
  const narrower = wrap(words, widest(lines) - 0.01, measure);
  // A line of one word can't be narrower.
  const isBetter = narrower.length === lines.length && widest(narrower) < widest(lines);
  return isBetter ? balance(words, narrower, measure) : lines;
}

/** Removes words from the end until an ellipsis fits. */
function cut(line: string, width: number, measure: (text: string) => number): string {
  const words = line.split(' ');
  while (words.length > 0 && measure(`${words.join(' ')} …`) > width) words.pop();
  return [...words, '…'].join(' ');
}

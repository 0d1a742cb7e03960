/** A title as it is drawn. */
export type FittedTitle = {
  /** Font size in px. */
  size: number;
  lines: readonly string[];
};

/** The space for a title, in px. */
export type Box = {width: number; height: number};

/** Font sizes to choose from, in px. */
export const SIZES: readonly number[] = [92, 84, 76, 68, 60, 52, 44];

/** Distance between the baselines of two lines, in units of the font size. */
export const LINE_HEIGHT = 1.14;

/** Maximum number of lines in a title. */
const MAX_LINES = 4;

/**
 * Breaks a title into lines of about the same length, in the largest size that fits. A title that
 * doesn't fit in the smallest size is truncated; a word that is too wide for it gets a smaller size.
 *
 * @param measure returns the width of a text in units of its font size
 */
export function fitTitle(
  title: string,
  {width, height}: Box,
  measure: (text: string) => number,
): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  const widest = Math.max(...words.map(measure));
  const maxLines = (size: number) => Math.min(MAX_LINES, Math.floor(height / (size * LINE_HEIGHT)));
  const smallest = Math.min(SIZES.at(-1) ?? 0, width / widest);
  for (const size of [...SIZES, smallest]) {
    if (widest * size > width) continue;
    const lines = wrap(words, width / size, measure);
    if (lines.length <= maxLines(size)) return {size, lines: balance(words, lines, measure)};
  }
  const lines = wrap(words, width / smallest, measure).slice(0, maxLines(smallest));
  const last = truncate(lines.pop() ?? '', width / smallest, measure);
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

/** Rewraps a text to the smallest width that needs no more lines. */
function balance(
  words: readonly string[],
  lines: readonly string[],
  measure: (text: string) => number,
): readonly string[] {
  const widthOf = (wrapped: readonly string[]) => Math.max(...wrapped.map(measure));
  const narrower = wrap(words, widthOf(lines) - 0.01, measure);
  // A line of one word can't be narrower.
  const isBetter = narrower.length === lines.length && widthOf(narrower) < widthOf(lines);
  return isBetter ? balance(words, narrower, measure) : lines;
}

/** Removes words from the end until an ellipsis fits. */
function truncate(line: string, width: number, measure: (text: string) => number): string {
  const words = line.split(' ');
  while (words.length > 0 && measure(`${words.join(' ')} …`) > width) words.pop();
  return [...words, '…'].join(' ');
}

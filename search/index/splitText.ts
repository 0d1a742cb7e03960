/** Longest text of one record, in characters. */
const MAX_CONTENT = 500;

/**
 * Pieces of at most `max` characters, so that the end of a long paragraph is found as well. A
 * piece ends at a sentence where it can, else between words.
 */
export function splitText(text: string, max = MAX_CONTENT): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const head = rest.slice(0, max + 1);
    const end = [lastSentence(head), head.lastIndexOf(' ')].find((at) => at > max / 3) ?? max;
    const cut = splitsCharacter(rest, end) ? end - 1 : end;
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest ? [...pieces, rest] : pieces;
}

/** Parts joined with `separator` into texts of at most `max` characters; long parts are split. */
export function packText(parts: readonly string[], separator: string, max = MAX_CONTENT): string[] {
  const packed: string[] = [];
  for (const part of parts.flatMap((text) => splitText(text, max))) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + separator.length + part.length <= max) {
      packed[packed.length - 1] = last + separator + part;
    } else packed.push(part);
  }
  return packed;
}

function lastSentence(text: string): number {
  return Math.max(...['. ', '! ', '? ', '; '].map((end) => text.lastIndexOf(end))) + 1;
}

/** Whether a cut at `at` would leave half of a character that takes two units. */
function splitsCharacter(text: string, at: number): boolean {
  return /[\ud800-\udbff]/.test(text.charAt(at - 1)) && /[\udc00-\udfff]/.test(text.charAt(at));
}

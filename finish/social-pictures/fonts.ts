import path from 'node:path';
import {Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {escapeXml} from '../machine-copies/feedFormats';

/** The families, by the names inside the font files. */
export const SERIF = 'Docs Serif';
export const SANS = 'Docs Sans';

/** The fonts of pictures; without the machine's own fonts, every build writes the same bytes. */
const fontFiles = ['serif-600.ttf', 'sans-600.ttf'].map((name) =>
  path.join(__dirname, 'fonts', name),
);

/** The library's font options. */
export const drawing: ResvgRenderOptions = {
  font: {loadSystemFonts: false, fontFiles, defaultFontFamily: SERIF},
};

const SIZE = 100;

/** Widths by text, because the words of titles repeat. */
const known = new Map<string, number | undefined>();

/**
 * Width of a text in one line, in units of its size.
 *
 * @throws Error when the font lacks a character, which the library would omit
 */
export function measure(text: string, family: string): number {
  const absent = [...text].find((one) => one.trim() && widthOf(one, family) === undefined);
  if (absent === undefined) return widthOf(text, family) ?? 0;
  throw new Error(
    [
      `[social-pictures] "${text}" has the character "${absent}", which "${family}" lacks.`,
      'The fonts have the characters of English text and common signs.',
      'Fix: write the title without it, or add it to the fonts as ' +
        'finish/social-pictures/fonts/README.md says.',
    ].join('\n'),
  );
}

/** Width from the origin to the right edge of the visible part; undefined if nothing is visible. */
function widthOf(text: string, family: string): number | undefined {
  const key = `${family}: ${text}`;
  if (!known.has(key)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${textElement(text, family)}</svg>`;
    const box = new Resvg(svg, drawing).getBBox();
    known.set(key, box && (box.x + box.width) / SIZE);
  }
  return known.get(key);
}

function textElement(text: string, family: string): string {
  return `<text font-family="${family}" font-size="${SIZE}">${escapeXml(text)}</text>`;
}

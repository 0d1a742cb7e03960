import path from 'node:path';
import {Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {escapeXml} from '../machine-copies/feedFormats';

/** Font families, as named in the font files. */
export const SERIF = 'Docs Serif';
export const SANS = 'Docs Sans';

/** The only fonts for pictures: with the fonts of the machine, builds would differ. */
const fontFiles = ['serif-600.ttf', 'sans-600.ttf'].map((name) =>
  path.join(__dirname, 'fonts', name),
);

/** Font options for resvg. */
export const resvgOptions: ResvgRenderOptions = {
  font: {loadSystemFonts: false, fontFiles, defaultFontFamily: SERIF},
};

/** Font size for measuring, in px. */
const SIZE = 100;

/** Widths by font and text: the same words appear in many titles. */
const widths = new Map<string, number | undefined>();

/**
 * Width of a line of text, in units of its font size.
 *
 * @throws Error if the font lacks a character, which the library would omit
 */
export function measure(text: string, family: string): number {
  const missing = [...text].find((char) => char.trim() && widthOf(char, family) === undefined);
  if (missing === undefined) return widthOf(text, family) ?? 0;
  throw new Error(
    [
      `[social-pictures] "${text}" has the character "${missing}", which the font "${family}" lacks.`,
      'The fonts contain the characters of English text and common symbols.',
      'Fix: write the title without it, or add it to the fonts as described in ' +
        'finish/social-pictures/fonts/README.md.',
    ].join('\n'),
  );
}

/** Width from the origin to the right edge of the glyphs; undefined if nothing is visible. */
function widthOf(text: string, family: string): number | undefined {
  const key = `${family}: ${text}`;
  if (!widths.has(key)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${textElement(text, family)}</svg>`;
    const box = new Resvg(svg, resvgOptions).getBBox();
    widths.set(key, box && (box.x + box.width) / SIZE);
  }
  return widths.get(key);
}

function textElement(text: string, family: string): string {
  return `<text font-family="${family}" font-size="${SIZE}">${escapeXml(text)}</text>`;
}

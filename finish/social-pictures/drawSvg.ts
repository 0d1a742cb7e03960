import {escapeXml} from '../machine-copies/feedFormats';
import {measure, SANS, SERIF} from './fonts';
import {fitTitle, LINE_HEIGHT} from './fitTitle';
import type {Palette} from './readPalette';

/** Size of every picture in px, as expected by sites that show link previews. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The texts of a picture. */
export type Content = {
  title: string;
  /** Area of the site that the page belongs to. */
  area: string;
};

/** The content that all pictures share. */
export type Frame = {
  palette: Palette;
  /** Name of the site. */
  site: string;
  /** Host of the site. */
  host: string;
  /** SVG of the logo for dark backgrounds. */
  logo: string;
};

const MARGIN = 80;
const BASELINE = {area: 214, foot: 566};
const TITLE = {top: 240, width: WIDTH - 2 * MARGIN, height: 262};

/**
 * The picture of one page as SVG.
 *
 * @throws Error if the fonts lack a character
 */
export function drawSvg({title, area}: Content, {palette, site, host, logo}: Frame): string {
  const fitted = fitTitle(title, TITLE, (text) => measure(text, SERIF));
  const {size} = fitted;
  const lines = fitted.lines.map((line, index) => {
    const y = TITLE.top + size * (0.84 + index * LINE_HEIGHT);
    return text(line, {x: MARGIN, y, size, family: SERIF, fill: palette.ink});
  });
  const small = {size: 30, family: SANS, fill: palette['ink-quiet']};
  const hostX = WIDTH - MARGIN - measure(host, SANS) * small.size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.surface}"/>`,
    // Half of the bar has the color of Bitcoin, the other half that of Babylon Genesis.
    `<rect width="${WIDTH / 2}" height="10" fill="${palette.btc}"/>`,
    `<rect x="${WIDTH / 2}" width="${WIDTH / 2}" height="10" fill="${palette.chain}"/>`,
    `<g transform="translate(${MARGIN - 4} 62) scale(1.7)">${innerSvg(logo)}</g>`,
    text(area, {x: MARGIN, y: BASELINE.area, ...small}),
    ...lines,
    `<path d="M${MARGIN} 522H${WIDTH - MARGIN}" stroke="${palette.line}" stroke-width="2"/>`,
    text(site, {x: MARGIN, y: BASELINE.foot, ...small}),
    text(host, {x: hostX, y: BASELINE.foot, ...small}),
    '</svg>',
  ].join('\n');
}

type Style = {x: number; y: number; size: number; family: string; fill: string};

function text(content: string, {x, y, size, family, fill}: Style): string {
  const position = `x="${x.toFixed(1)}" y="${y.toFixed(1)}"`;
  return `<text ${position} font-family="${family}" font-size="${size}" fill="${fill}">${escapeXml(content)}</text>`;
}

/** The content of the `svg` element of a line drawing, whose `fill="none"` the group repeats. */
function innerSvg(svg: string): string {
  const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
  return `<g fill="none">${content}</g>`;
}

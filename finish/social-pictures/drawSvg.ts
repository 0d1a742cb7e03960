import {escapeXml} from '../machine-copies/feedFormats';
import {measure, SANS, SERIF} from './fonts';
import {fitTitle, LINE} from './fitTitle';
import type {Palette} from './readPalette';

/** Size of every picture, in px: what sites that show a link expect. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Texts of a picture. */
export type Content = {
  title: string;
  /** Area of the site that the page belongs to. */
  area: string;
};

/** Parts that all pictures share. */
export type Frame = {
  palette: Palette;
  /** Name of the site. */
  site: string;
  /** Host of the site. */
  host: string;
  /** The logo for dark ground: an SVG file. */
  logo: string;
};

const MARGIN = 80;
const BASELINE = {area: 214, foot: 566};
const TITLE = {top: 240, width: WIDTH - 2 * MARGIN, height: 262};

/**
 * The picture of one page as SVG.
 *
 * @throws Error when the fonts lack a character
 */
export function drawSvg({title, area}: Content, {palette, site, host, logo}: Frame): string {
  const fitted = fitTitle(title, TITLE, (text) => measure(text, SERIF));
  const {size} = fitted;
  const lines = fitted.lines.map((line, index) => {
    const y = TITLE.top + size * (0.84 + index * LINE);
    return text(line, {x: MARGIN, y, size, family: SERIF, fill: palette.ink});
  });
  const small = {size: 30, family: SANS, fill: palette['ink-quiet']};
  const hostX = WIDTH - MARGIN - measure(host, SANS) * small.size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.surface}"/>`,
    // One thing on each side of the bridge: Bitcoin and its chain.
    `<rect width="${WIDTH / 2}" height="10" fill="${palette.btc}"/>`,
    `<rect x="${WIDTH / 2}" width="${WIDTH / 2}" height="10" fill="${palette.chain}"/>`,
    `<g transform="translate(${MARGIN - 4} 62) scale(1.7)">${inside(logo)}</g>`,
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
  const place = `x="${x.toFixed(1)}" y="${y.toFixed(1)}"`;
  return `<text ${place} font-family="${family}" font-size="${size}" fill="${fill}">${escapeXml(content)}</text>`;
}

/** The drawing in an SVG file, without its outermost element; lines have no fill of their own. */
function inside(svg: string): string {
  const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
  return `<g fill="none">${content}</g>`;
}

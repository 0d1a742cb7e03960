import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Fault} from '../../config/fault';
import {nearest} from '../../config/nearest';

const USE_CLASSES = 'use the classes of src/css/figure.css';
/** Content that a drawing must not have: name of the rule, pattern, and fix. */
const FORBIDDEN: readonly [string, RegExp, string][] = [
  ['script', /<script/i, 'remove it: drawings are images only'],
  ['style', /<style|\sstyle=/i, USE_CLASSES],
  ['color', /#[0-9a-f]{3,8}\b(?![^<]*<\/(?:title|desc|text|tspan)>)/i, USE_CLASSES],
  ['reference', /\shref="(?!#)/i, 'copy the content of the other file'],
];

/**
 * Reads the SVG of a drawing and, if there is one, of its tall variant for phones.
 *
 * @param location page and line, for error messages
 * @throws Fault if the drawing doesn't exist, with the valid names, or if it breaks a rule
 */
export function readFigure(
  folder: string,
  name: string,
  location: string,
): {wide: string; tall?: string} {
  const file = path.join(folder, `${name}.svg`);
  if (!existsSync(file)) {
    const known = readdirSync(folder).flatMap((entry) =>
      entry.endsWith('.svg') && !entry.endsWith('.tall.svg') ? [entry.slice(0, -4)] : [],
    );
    throw new Fault(
      'figures/unknown',
      location,
      `no figure "${name}".`,
      `Nearest: ${nearest(name, known).join(', ')}.`,
      `Valid: ${known.join(', ')}.`,
      `Fix: correct the name, or draw figures/${name}.svg.`,
    );
  }
  const tall = path.join(folder, `${name}.tall.svg`);
  return {wide: readAndCheck(file), tall: existsSync(tall) ? readAndCheck(tall) : undefined};
}

function readAndCheck(file: string): string {
  const svg = readFileSync(file, 'utf8').trim();
  checkFigure(svg, `figures/${path.basename(file)}`);
  return svg;
}

/**
 * Checks a drawing against the rules of CONTRIBUTING.md.
 *
 * @throws Fault with the file, the broken rule and the fix
 */
export function checkFigure(svg: string, file: string): void {
  const opening = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const requirements: [string, boolean, string][] = [
    ['viewBox', /viewBox="0 0 \d+ \d+"/.test(opening), 'write viewBox="0 0 720 H"'],
    ['size', !/\s(width|height)=/.test(opening), 'leave width and height out: the page sets them'],
    ['title', /<title id="[^"]+">[^<]+<\/title>/.test(svg), 'add <title id="…">'],
    ['desc', /<desc id="[^"]+">[^<]+<\/desc>/.test(svg), 'add <desc id="…">'],
  ];
  for (const [name, isValid, fix] of requirements) {
    if (!isValid)
      throw new Fault(`figures/${name}`, file, `missing or invalid ${name}.`, `Fix: ${fix}.`);
  }
  for (const [name, pattern, fix] of FORBIDDEN) {
    if (pattern.test(svg))
      throw new Fault(`figures/${name}`, file, `contains a forbidden ${name}.`, `Fix: ${fix}.`);
  }
}

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Fault} from '../../config/fault';
import {nearest} from '../../config/nearest';

/** Content that a drawing must not have, and the fix. */
const CLASSES = 'use the classes of src/css/figure.css';
const FORBIDDEN: readonly [string, RegExp, string][] = [
  ['script', /<script/i, 'remove it: drawings are images only'],
  ['style', /<style|\sstyle=/i, CLASSES],
  ['color', /#[0-9a-f]{3,8}\b(?![^<]*<\/(?:title|desc|text|tspan)>)/i, CLASSES],
  ['reference', /\shref="(?!#)/i, 'copy the content of the other file'],
];

/**
 * A drawing's markup, and that of its tall variant for phones if there is one.
 *
 * @param location page and line, for the message
 * @throws Fault naming the place, what is wrong, the valid names and the fix
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
  return {wide: readChecked(file), tall: existsSync(tall) ? readChecked(tall) : undefined};
}

function readChecked(file: string): string {
  const svg = readFileSync(file, 'utf8').trim();
  checkFigure(svg, `figures/${path.basename(file)}`);
  return svg;
}

/**
 * Checks a drawing against the rules of CONTRIBUTING.md.
 *
 * @throws Fault naming the file, what is wrong and the fix
 */
export function checkFigure(svg: string, file: string): void {
  const opening = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const needs: [string, boolean, string][] = [
    ['viewBox', /viewBox="0 0 \d+ \d+"/.test(opening), 'write viewBox="0 0 720 H"'],
    ['size', !/\s(width|height)=/.test(opening), 'leave width and height out: the page sets them'],
    ['title', /<title id="[^"]+">[^<]+<\/title>/.test(svg), 'add <title id="…">'],
    ['desc', /<desc id="[^"]+">[^<]+<\/desc>/.test(svg), 'add <desc id="…">'],
  ];
  for (const [name, isValid, fix] of needs) {
    if (!isValid)
      throw new Fault(`figures/${name}`, file, `missing or invalid ${name}.`, `Fix: ${fix}.`);
  }
  for (const [name, pattern, fix] of FORBIDDEN) {
    if (pattern.test(svg))
      throw new Fault(`figures/${name}`, file, `has a ${name}.`, `Fix: ${fix}.`);
  }
}

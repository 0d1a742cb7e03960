import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../../suggest/nearest';

/** What a drawing must not hold, and why. */
const FORBIDDEN: readonly [RegExp, string][] = [
  [/<script/i, 'a script: drawings are pictures only'],
  [/<style/i, 'a <style>: use the classes of src/css/figure.css'],
  [/\sstyle=/i, 'a style attribute: use the classes of src/css/figure.css'],
  [
    /#[0-9a-f]{3,8}\b(?![^<]*<\/(?:title|desc|text|tspan)>)/i,
    'a color: use the classes of src/css/figure.css',
  ],
  [/\shref="(?!#)/i, 'a reference to another file: draw it in place'],
];

/**
 * A drawing's markup, and its tall variant for phones where there is one.
 *
 * @param where page and line, for the message
 * @throws Error naming the place, what is wrong, the valid choices and the fix
 */
export function readFigure(
  folder: string,
  name: string,
  where: string,
): {wide: string; tall?: string} {
  const file = path.join(folder, `${name}.svg`);
  if (!existsSync(file)) {
    const known = readdirSync(folder).flatMap((entry) =>
      entry.endsWith('.svg') && !entry.endsWith('.tall.svg') ? [entry.slice(0, -4)] : [],
    );
    throw new Error(
      [
        `[figures] ${where}: no figure "${name}".`,
        `Nearest: ${nearest(name, known).join(', ')}.`,
        `Valid: ${known.join(', ')}.`,
        `Fix: correct the name, or draw figures/${name}.svg.`,
      ].join('\n'),
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
 * Holds a drawing to the rules of CONTRIBUTING.md.
 *
 * @throws Error naming the file, what is wrong and the fix
 */
export function checkFigure(svg: string, file: string): void {
  const opening = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const needs: [boolean, string, string][] = [
    [/viewBox="0 0 \d+ \d+"/.test(opening), 'no viewBox', 'Write viewBox="0 0 720 H".'],
    [
      !/\s(width|height)=/.test(opening),
      'a width or height',
      'Leave both out: the page sets them.',
    ],
    [/<title id="[^"]+">[^<]+<\/title>/.test(svg), 'no title with an id', 'Add <title id="…">.'],
    [/<desc id="[^"]+">[^<]+<\/desc>/.test(svg), 'no description with an id', 'Add <desc id="…">.'],
  ];
  for (const [holds, what, fix] of needs) {
    if (!holds) throw new Error(`[figures] ${file} has ${what}.\nFix: ${fix}`);
  }
  for (const [pattern, what] of FORBIDDEN) {
    if (pattern.test(svg)) throw new Error(`[figures] ${file} holds ${what}.`);
  }
}

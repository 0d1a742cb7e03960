import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkFigure, readFigure} from './readFigure';

const FOLDER = path.resolve(__dirname, '../../figures');

const sound =
  '<svg viewBox="0 0 720 100"><title id="a-title">A</title><desc id="a-desc">B</desc></svg>';

test.each(readdirSync(FOLDER).filter((file) => file.endsWith('.svg')))(
  'figures/%s is drawn by the rules',
  (file) => {
    expect(() => checkFigure(readFileSync(path.join(FOLDER, file), 'utf8'), file)).not.toThrow();
  },
);

test.each([
  [sound.replace(' viewBox="0 0 720 100"', ''), 'no viewBox.\nFix: Write viewBox="0 0 720 H".'],
  [sound.replace('<svg', '<svg width="9"'), 'a width or height.\nFix: Leave both out'],
  [sound.replace(/<title.*<\/title>/, ''), 'no title with an id.\nFix: Add <title id="…">.'],
  [sound.replace(/<desc.*<\/desc>/, ''), 'no description with an id.\nFix: Add <desc id="…">.'],
  [sound.replace('</svg>', '<script>1</script></svg>'), 'a script'],
  [sound.replace('</svg>', '<path fill="#ff0000"/></svg>'), 'a color: use the classes'],
  [sound.replace('</svg>', '<path style="x"/></svg>'), 'a style attribute'],
  [sound.replace('</svg>', '<use href="https://x.test/a.svg"/></svg>'), 'a reference'],
])('a drawing that breaks a rule is refused with the reason: %#', (svg, message) => {
  expect(() => checkFigure(svg, 'figures/a.svg')).toThrow(message);
  expect(() => checkFigure(svg, 'figures/a.svg')).toThrow('[figures] figures/a.svg');
});

test('an unknown figure is refused with page, line, the valid ones and the fix', () => {
  expect(() => readFigure(FOLDER, 'protocol-overvew', 'docs/a.mdx:3')).toThrow(
    /^\[figures\] docs\/a\.mdx:3: no figure "protocol-overvew"\.\nNearest: protocol-overview, .*\nValid: .*\nFix: correct the name, or draw figures\/protocol-overvew\.svg\.$/,
  );
});

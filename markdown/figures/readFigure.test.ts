import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
import {checkFigure, readFigure} from './readFigure';

const FOLDER = path.resolve(__dirname, '../../figures');

const validSvg =
  '<svg viewBox="0 0 720 100"><title id="a-title">A</title><desc id="a-desc">B</desc></svg>';

test.each(readdirSync(FOLDER).filter((file) => file.endsWith('.svg')))(
  'figures/%s follows the rules',
  (file) => {
    expect(() => checkFigure(readFileSync(path.join(FOLDER, file), 'utf8'), file)).not.toThrow();
  },
);

test.each([
  ['viewBox', validSvg.replace(' viewBox="0 0 720 100"', '')],
  ['size', validSvg.replace('<svg', '<svg width="9"')],
  ['title', validSvg.replace(/<title.*<\/title>/, '')],
  ['desc', validSvg.replace(/<desc.*<\/desc>/, '')],
  ['script', validSvg.replace('</svg>', '<script>1</script></svg>')],
  ['style', validSvg.replace('</svg>', '<style>a{}</style></svg>')],
  ['style', validSvg.replace('</svg>', '<path style="x"/></svg>')],
  ['color', validSvg.replace('</svg>', '<path fill="#ff0000"/></svg>')],
  ['reference', validSvg.replace('</svg>', '<use href="https://x.test/a.svg"/></svg>')],
])('a figure that breaks the %s rule is rejected: %#', (rule, svg) => {
  expect(() => checkFigure(svg, 'figures/a.svg')).toThrow(
    faultAt(`figures/${rule}`, 'figures/a.svg'),
  );
});

test('the error for an unknown figure contains the page, line, valid names and fix', () => {
  expect(() => readFigure(FOLDER, 'protocol-overvew', 'docs/a.mdx:3')).toThrow(
    faultAt('figures/unknown', 'docs/a.mdx:3', 'Nearest: protocol-overview, ', 'Valid: '),
  );
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {faultAt} from '../../config/testing/faultAt';
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
  ['viewBox', sound.replace(' viewBox="0 0 720 100"', '')],
  ['size', sound.replace('<svg', '<svg width="9"')],
  ['title', sound.replace(/<title.*<\/title>/, '')],
  ['desc', sound.replace(/<desc.*<\/desc>/, '')],
  ['script', sound.replace('</svg>', '<script>1</script></svg>')],
  ['style', sound.replace('</svg>', '<style>a{}</style></svg>')],
  ['style', sound.replace('</svg>', '<path style="x"/></svg>')],
  ['color', sound.replace('</svg>', '<path fill="#ff0000"/></svg>')],
  ['reference', sound.replace('</svg>', '<use href="https://x.test/a.svg"/></svg>')],
])('a drawing that breaks the rule of its %s is rejected: %#', (rule, svg) => {
  expect(() => checkFigure(svg, 'figures/a.svg')).toThrow(
    faultAt(`figures/${rule}`, 'figures/a.svg'),
  );
});

test('an unknown figure is rejected with page, line, the valid ones and the fix', () => {
  expect(() => readFigure(FOLDER, 'protocol-overvew', 'docs/a.mdx:3')).toThrow(
    faultAt('figures/unknown', 'docs/a.mdx:3', 'Nearest: protocol-overview, ', 'Valid: '),
  );
});

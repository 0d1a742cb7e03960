import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {inlineDrawings} from './inlineDrawings';

const folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
writeFileSync(path.join(folder, 'a.svg'), '<svg fill="#000"><path d="M0 0"/></svg>\n');

const run = (css: string) =>
  postcss([inlineDrawings(folder)]).process(css, {from: '/site/src/css/a.css'}).css;

test('a drawing is written as text, with what would end it written another way', () => {
  expect(run("a{--icon:url('/a.svg') center}")).toBe(
    `a{--icon:url("data:image/svg+xml,<svg fill='%23000'><path d='M0 0'/></svg>") center}`,
  );
});

test('other files stay addresses', () => {
  const css = 'a{src:url(./a.woff2);mask:url(data:image/svg+xml,x)}';
  expect(run(css)).toBe(css);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPalette} from './readPalette';

test('the dark palette of the site is read', () => {
  const file = path.join(import.meta.dirname, '../../src/css/tokens.css');
  const palette = readPalette(readFileSync(file, 'utf8'));
  expect(palette.surface).toMatch(/^#[0-2][0-9a-f]/);
  expect(palette.ink).toMatch(/^#[d-f]/);
});

test('missing colors are reported with the existing ones', () => {
  const css = ":root { --ink: #000000; }\n[data-theme='dark'] { --ink: #ffffff; --line: #343a45; }";
  expect(() => readPalette(css)).toThrow(
    /tokens\.css.* surface, ink-quiet, btc, chain\.\n.* ink, line\.\n[^]*\nFix: /,
  );
});

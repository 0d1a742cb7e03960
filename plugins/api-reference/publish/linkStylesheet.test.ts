import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {faultAt} from '../../../suggest/testing/faultAt';
import {linkStylesheet} from './linkStylesheet';

const html =
  '<html><head><link rel="stylesheet" href="/assets/css/styles.css"></head><body>A page</body></html>';

let folder = '';
let page = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'link-stylesheet-'));
  mkdirSync(path.join(folder, 'assets', 'css'), {recursive: true});
  mkdirSync(path.join(folder, 'operation'));
  writeFileSync(path.join(folder, 'assets', 'css', 'styles.css'), 'body{}');
  writeFileSync(path.join(folder, 'assets', 'css', 'api.css'), '.api-field-head{}');
  page = path.join(folder, 'operation', 'index.html');
  writeFileSync(page, html);
});
afterEach(() => rmSync(folder, {recursive: true}));

test('the stylesheet follows the shared one, once', async () => {
  await linkStylesheet(folder, '/docs/', [page]);
  await linkStylesheet(folder, '/docs/', [page]);
  expect(readFileSync(page, 'utf8')).toBe(
    html.replace('</head>', '<link rel="stylesheet" href="/docs/assets/css/api.css"></head>'),
  );
  expect(readdirSync(path.dirname(page))).toEqual(['index.html']);
});

test('who reads a page meanwhile gets a whole one', async () => {
  const reader = await open(page);
  await linkStylesheet(folder, '/', [page]);
  expect(await reader.readFile('utf8')).toBe(html);
  await reader.close();
});

test('a page without a stylesheet is named', async () => {
  writeFileSync(page, '<html><head></head></html>');
  await expect(linkStylesheet(folder, '/', [page])).rejects.toThrow(
    faultAt('api-reference/head', page),
  );
});

test('a build without the stylesheet is told', async () => {
  rmSync(path.join(folder, 'assets', 'css', 'api.css'));
  await expect(linkStylesheet(folder, '/', [page])).rejects.toThrow(
    faultAt('api-reference/stylesheet', path.join(folder, 'assets', 'css'), '.api-field-head'),
  );
});

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writePages} from './writePages';

let outDir = '';

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

function writePage(folder: string, head = ''): void {
  mkdirSync(path.join(outDir, folder), {recursive: true});
  const html = `<head>${head}</head><article><header><h1>Title</h1></header><p>Text.</p></article>`;
  writeFileSync(path.join(outDir, folder, 'index.html'), html);
}

test('each page that may be indexed gets a copy beside it, below any base URL', async () => {
  writePage('stakers');
  writePage('search', '<meta name="robots" content="noindex">');
  const routes = ['/docs/stakers/', '/docs/search/', '/docs/404.html'];
  const written = await writePages({outDir, baseUrl: '/docs/', routes}, 'https://docs.example');
  expect(written).toEqual([
    {
      title: 'Title',
      description: '',
      area: 'Stakers',
      markdownUrl: 'https://docs.example/docs/stakers/index.md',
    },
  ]);
  const copy = readFileSync(path.join(outDir, 'stakers', 'index.md'), 'utf8');
  expect(copy).toContain('url: "https://docs.example/docs/stakers/"');
  expect(copy).toMatch(/# Title\n\nText\.\n$/);
});

test('a page without a file is named with the fix', async () => {
  const build = {outDir, baseUrl: '/', routes: ['/a/']};
  await expect(writePages(build, 'https://docs.example')).rejects.toThrow(
    /The page \/a\/ has no index\.html in .*\nFix: keep "trailingSlash: true"/,
  );
});

test('a build without one page to copy is an error', async () => {
  const build = {outDir, baseUrl: '/', routes: ['/404.html']};
  await expect(writePages(build, 'https://docs.example')).rejects.toThrow(
    /None of the 0 pages below .* could be copied\.\nExpected: .*\nFix: /,
  );
});

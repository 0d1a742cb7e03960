import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {PageModel} from '../pages/PageModel';
import {readPages} from '../pages/readPages';
import {runSteps} from '../runSteps';
import {machineCopies} from './machineCopies';

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

const copy = (routes: string[], pages: PageModel[] = []) => {
  const site = {outDir, baseUrl: '/docs/', title: 'Docs', tagline: 'About', pages, routes};
  return runSteps([machineCopies({...site, url: 'https://docs.example'})], readPages(site));
};
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

test('each page that may be indexed has a copy next to it, with the base URL in its address', async () => {
  writePage('stakers');
  writePage('search', '<meta name="robots" content="noindex">');
  await copy(['/docs/stakers/', '/docs/search/']);
  expect(read('stakers/index.md')).toContain('url: "https://docs.example/docs/stakers/"');
  expect(read('stakers/index.md')).toMatch(/# Title\n\nText\.\n$/);
  expect(() => read('search/index.md')).toThrow('ENOENT');
});

test('only copied pages are listed', async () => {
  writePage('stakers');
  writePage('old');
  await copy(['/docs/stakers/']);
  const list = read('llms.txt');
  expect(list).toContain('[Title](https://docs.example/docs/stakers/index.md)');
  expect(list).not.toContain('/old/');
  expect(JSON.parse(read('pages.json'))).toEqual({'/docs/stakers/': 'Title'});
  expect(read('robots.txt')).toContain('Sitemap: https://docs.example/docs/sitemap.xml');
});

test("a copy's front matter contains metadata from the model of its page", async () => {
  writePage('stakers');
  const page = {address: '/docs/stakers/', title: 'Title', description: '', source: 'docs/a.mdx'};
  await copy(['/docs/stakers/'], [{...page, operationId: 'getEpoch', published: '2025-06-02'}]);
  expect(read('stakers/index.md')).toContain('operation: "getEpoch"\n');
  expect(read('stakers/index.md')).toContain('published: "2025-06-02"\n');
});

test('a build without a page to copy fails', async () => {
  await expect(copy([])).rejects.toThrow(/\nFix: .*docusaurus\.config\.ts/);
});

import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {LivePages} from './LivePages';
import type {Part} from './readParts';

let folder: string;
let pages: LivePages;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'live-pages-'));
  pages = new LivePages(path.join(folder, 'stamps'));
  pages.update(partsWith('old'));
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

const partsWith = (content: string) => new Map<string, Part>([['fact', {text: 'g.fee', content}]]);

/** Reads a page, changes the data, and says whether the page is read again. */
function isReadAgain(source: string, becomes: string | undefined, content = 'new'): boolean {
  const page = path.join(folder, 'page.mdx');
  writeFileSync(page, source);
  const stamp = pages.begin(page);
  if (becomes !== undefined) pages.read(page, page, becomes);
  pages.update(partsWith(content));
  return readFileSync(stamp, 'utf8') !== '';
}

test.each([
  ['names it', '<Fact id="g.fee" />', ''],
  ['has it in what became of it', '<FactTable group="g" />', 'jsx(Fact, {id: "g.fee"})'],
  ['has a fault', 'anything', undefined],
])('a page that %s is read again', (_, source, becomes) => {
  expect(isReadAgain(source, becomes)).toBe(true);
});

test('another page is not, nor any when nothing has changed', () => {
  expect(isReadAgain('<Fact id="g.other" />', 'other')).toBe(false);
  expect(isReadAgain('<Fact id="g.fee" />', '', 'new')).toBe(false);
});

import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {MANIFEST, type Manifest} from '../search/engine/format';
import {builtPage} from './pages/readPages';
import {searchIndex} from './searchIndex';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-index-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const page = (route: string | undefined, head = '') => {
  const html = `<head>${head}</head><article><h1>Heading</h1><p>Text.</p></article>`;
  return builtPage('index.html', html, {route});
};

test('routes are indexed with the metadata of their models; redirects and the 404 page are not indexed', async () => {
  const model = {description: '', source: 'docs/a.mdx', keywords: ['exit']};
  const step = searchIndex(folder, {
    outDir: folder,
    baseUrl: '/docs/',
    pages: [
      {...model, address: '/docs/stakers/', title: 'Stakers'},
      {...model, address: '/docs/api/x/epoch/', title: 'Epoch', operationId: 'getEpoch'},
    ],
  });
  for (const route of ['/docs/stakers/', '/docs/api/x/epoch/', '/docs/blog/', '/docs/404.html']) {
    await step.page?.(page(route));
  }
  await step.page?.(page(undefined, '<meta http-equiv="refresh" content="0; url=/docs/">'));
  await step.end?.();
  const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')) as Manifest;
  expect(manifest.pages.map(([address, title, , rank]) => [address, title, rank])).toEqual([
    ['/docs/api/x/epoch/', 'Epoch', -5],
    ['/docs/blog/', 'Heading', -2],
    ['/docs/stakers/', 'Stakers', 0],
  ]);
});

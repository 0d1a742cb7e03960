import {expect, test} from 'vitest';
import {writeSite} from '../testing/writeSite';
import {ContentCache} from '../cache/ContentCache';
import {builtPage, readPages} from './readPages';

async function readAll(outDir: string, routes: string[]): Promise<[string, string | undefined][]> {
  const pages: [string, string | undefined][] = [];
  for await (const {file, route} of readPages({outDir, baseUrl: '/docs/', routes})) {
    pages.push([file, route]);
  }
  return pages;
}

test('every document is read once, in alphabetical order, with its route if it has one', async () => {
  const outDir = writeSite({
    'stakers/index.html': '<h1>Stakers</h1>',
    '404.html': '<h1>Not found</h1>',
    'old/index.html': '<meta http-equiv="refresh" content="0; url=/docs/stakers/">',
    'caf\u00e9/index.html': '<h1>Caf\u00e9</h1>',
    'assets/main.js': '',
  });
  expect(await readAll(outDir, ['/docs/stakers/', '/docs/404.html', '/docs/caf%C3%A9/'])).toEqual([
    ['404.html', '/docs/404.html'],
    ['caf\u00e9/index.html', '/docs/caf%C3%A9/'],
    ['old/index.html', undefined],
    ['stakers/index.html', '/docs/stakers/'],
  ]);
});

test('a route without a document is reported with the fix', async () => {
  const outDir = writeSite({'index.html': ''});
  await expect(readAll(outDir, ['/docs/stakers/'])).rejects.toThrow(
    /\/docs\/stakers\/.*stakers\/index\.html[^]*\nFix: /,
  );
});

test('a step processes a document again only if its text, an input or the code changed', async () => {
  const folder = writeSite({});
  let runs = 0;
  const run = (text: string, input = '', version = '1', hash = '0a1b2c3d') => {
    const html = `<script src=/assets/js/main.${hash}.js></script><p>${text}</p>`;
    const cache = new ContentCache(folder, version);
    return builtPage('a.html', html, {cache}).extract('words', () => void (runs += 1), input);
  };
  await run('one');
  expect(await run('one', '', '1', '4e5f6a7b')).toBeUndefined();
  expect(runs).toBe(1);
  await run('two');
  await run('one', 'other');
  await run('one', '', '2');
  expect(runs).toBe(4);
});

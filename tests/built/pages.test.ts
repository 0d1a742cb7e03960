import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {redirects} from '../../config/redirects';
import {site} from '../../config/site';
import {listFiles} from '../../data/listFiles';

const BUILD = 'build';
const files = listFiles(BUILD);
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const pages = files.filter((file) => file.endsWith('.html'));

test('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(300);
});

test('every URL on our own host exists, in pages, Markdown copies, API documents and feeds', () => {
  const ownUrl = new RegExp(`${site.url.replaceAll('.', '\\.')}/[^\\s"'\`<>)\\]]*`, 'g');
  const broken = files
    // 404.html is served for missing URLs, so it has no URL of its own.
    .filter((file) => /\.(html|md|txt|json|xml|ya?ml)$/.test(file) && file !== '404.html')
    .flatMap((file) =>
      [...new Set(read(file).match(ownUrl))]
        .filter((url) => !exists(new URL(url.replace(/[.,;:]+$/, '')).pathname))
        .map((url) => `${file}: ${url}`),
    );
  expect(broken, 'These URLs do not exist. Link to the page that replaces each').toEqual([]);
});

test('every redirect leads to a page', () => {
  expect(redirects.filter(({to}) => !exists(to.replace(/#.*/, '')))).toEqual([]);
});

test('every ID is unique on its page', () => {
  const duplicates = pages.flatMap((file) => {
    const html = read(file).replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '');
    const ids = [...html.matchAll(/<[a-z][^>]*?\sid=(?:"([^"]*)"|([^\s">]+))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}: ${id}`);
  });
  expect(duplicates).toEqual([]);
});

function exists(pathname: string): boolean {
  const file = path.join(BUILD, decodeURIComponent(pathname.slice(site.baseUrl.length)));
  return existsSync(pathname.endsWith('/') ? path.join(file, 'index.html') : file);
}

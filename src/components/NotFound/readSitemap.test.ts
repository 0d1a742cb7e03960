import {expect, test} from 'vitest';
import {readSitemap} from './readSitemap';

const urls = (...list: string[]) =>
  `<?xml version="1.0"?><urlset>${list.map((url) => `<url><loc>${url}</loc><lastmod>2026-11-21</lastmod></url>`).join('')}</urlset>`;

test('the paths of a sitemap, whatever its host', () => {
  expect(readSitemap(urls('https://docs.example/', 'https://docs.example/a/b/'))).toEqual([
    '/',
    '/a/b/',
  ]);
});

test('paths are given below the base URL; what stands beside it is left out', () => {
  const xml = urls('https://host.example/docs/a/', 'https://host.example/other/');
  expect(readSitemap(xml, '/docs/')).toEqual(['/a/']);
});

test('addresses that are no web pages, and other text, give nothing', () => {
  expect(readSitemap(urls('javascript:alert(1)', 'data:text/html,x'))).toEqual([]);
  expect(readSitemap('<html>Not a sitemap</html>')).toEqual([]);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {redirects} from '../../config/redirects';
import {open} from './open';

test('every old URL redirects permanently to a page', async ({request, baseURL}) => {
  for (const {from, to} of redirects) {
    const redirect = await request.get(from, {maxRedirects: 0});
    expect.soft(redirect.status(), from).toBe(301);
    const page = await request.get(from);
    expect.soft(page.status(), from).toBe(200);
    expect.soft(page.url(), from).toBe(new URL(to, baseURL).href);
    expect.soft(await page.text(), from).toContain('<h1');
  }
});

for (const old of ['/stakers', '/stakers/index.html', '/stakers.html']) {
  test(`${old} redirects to /stakers/`, async ({request}) => {
    const response = await request.get(old, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe('/stakers/');
  });
}

test('every URL in the sitemap is unique and ends with a slash', async ({request}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  expect(urls.filter((url) => !url.endsWith('/'))).toEqual([]);
});

for (const [feed, type, entry] of [
  ['/blog/rss.xml', 'xml', '<item>'],
  ['/blog/atom.xml', 'xml', '<entry>'],
] as const) {
  test(`${feed} is a feed with the welcome post`, async ({request}) => {
    const response = await request.get(feed);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
    const text = await response.text();
    expect(text).toContain(entry);
    expect(text).toContain('/blog/2025/06/02/welcome/');
  });
}

test('the archive lists the welcome post under its year', async ({page}) => {
  await open(page, '/blog/archive/');
  await expect(page.getByRole('heading', {name: '2025'})).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', {name: /Babylon Dev Blogs/})
    .click();
  await expect(page).toHaveURL('/blog/2025/06/02/welcome/');
});

test('the documentation has one version, labeled Next, which a version menu could offer', () => {
  const file = path.resolve(__dirname, '../../.docusaurus/globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as {
    'docusaurus-plugin-content-docs': {default: {versions: {name: string; label: string}[]}};
  };
  expect(data['docusaurus-plugin-content-docs'].default.versions).toMatchObject([
    {name: 'current', label: 'Next', path: '/', mainDocId: expect.any(String) as unknown},
  ]);
});

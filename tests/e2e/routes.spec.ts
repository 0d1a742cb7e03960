import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {redirects} from '../../config/redirects';
import {open} from './open';

test('every old address leads permanently to a page', async ({request, baseURL}) => {
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
  test(`${old} leads to /stakers/`, async ({request}) => {
    const reply = await request.get(old, {maxRedirects: 0});
    expect(reply.status()).toBe(301);
    expect(reply.headers()['location']).toBe('/stakers/');
  });
}

test('every URL that the site declares has one page', async ({request}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(found.filter((address, index) => found.indexOf(address) !== index)).toEqual([]);
  expect(found.filter((address) => !address.endsWith('/'))).toEqual([]);
});

for (const [feed, type, entry] of [
  ['/blog/rss.xml', 'xml', '<item>'],
  ['/blog/atom.xml', 'xml', '<entry>'],
] as const) {
  test(`${feed} is a feed with the welcome post and clean links`, async ({request}) => {
    const reply = await request.get(feed);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toContain(type);
    const text = await reply.text();
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

test('the documentation is one version, labelled Next, that a version menu can offer', () => {
  const file = path.resolve(__dirname, '../../.docusaurus/globalData.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as {
    'docusaurus-plugin-content-docs': {default: {versions: {name: string; label: string}[]}};
  };
  expect(data['docusaurus-plugin-content-docs'].default.versions).toMatchObject([
    {name: 'current', label: 'Next', path: '/', mainDocId: expect.any(String) as unknown},
  ]);
});

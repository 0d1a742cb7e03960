import {expect, test} from '@playwright/test';
import {redirects} from '../../config/redirects';
import {open} from './open';

for (const {from, to} of redirects) {
  test(`${from} leads to ${to} for good`, async ({page, request}) => {
    const reply = await request.get(from, {maxRedirects: 0});
    expect(reply.status()).toBe(301);
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

for (const path of ['/stakers', '/stakers/index.html', '/stakers.html']) {
  test(`${path} leads to /stakers/`, async ({request}) => {
    const reply = await request.get(path, {maxRedirects: 0});
    expect(reply.status()).toBe(301);
    expect(reply.headers()['location']).toBe('/stakers/');
  });
}

test('every address that the site declares has one page', async ({request}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(found.filter((address, index) => found.indexOf(address) !== index)).toEqual([]);
  expect(found.filter((address) => !address.endsWith('/'))).toEqual([]);
});

for (const [path, type, entry] of [
  ['/blog/rss.xml', 'xml', '<item>'],
  ['/blog/atom.xml', 'xml', '<entry>'],
] as const) {
  test(`${path} is a feed with the welcome post and clean links`, async ({request}) => {
    const reply = await request.get(path);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toContain(type);
    const text = await reply.text();
    expect(text).toContain(entry);
    expect(text).toContain('/blog/2025/06/02/welcome/');
  });
}

test('the archive lists the welcome post below its year', async ({page}) => {
  await open(page, '/blog/archive/');
  await expect(page.getByRole('heading', {name: '2025'})).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', {name: /Babylon Dev Blogs/})
    .click();
  await expect(page).toHaveURL('/blog/2025/06/02/welcome/');
});

test('the documentation is the version Next', async ({page}) => {
  await open(page, '/guides/overview/');
  const versions = await page.evaluate(() =>
    document.querySelector('meta[name="docusaurus_version"]')?.getAttribute('content'),
  );
  expect(versions).toBe('current');
});

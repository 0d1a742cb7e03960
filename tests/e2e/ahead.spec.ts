import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {weight} from '../../package.json';
import {open, saveData} from './open';

/** The document of median length on 2026-11-28. */
const PAGE = '/guides/architecture/vigilantes/';

/** URLs of scripts that are fetched from now on but not run by the page; the list grows. */
function fetchedAhead(page: Page): Set<string> {
  const run = new Set<string>();
  const urls = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (!new URL(url).pathname.endsWith('.js')) return;
    if (request.resourceType() === 'script') run.add(url);
    // The scripts of the page are in the cache.
    else if (!run.has(url)) urls.add(url);
  });
  return urls;
}

test('pages linked in view are prefetched, within the budget in package.json', async ({
  page,
  request,
}) => {
  const urls = fetchedAhead(page);
  await open(page, PAGE);
  await expect.poll(() => urls.size).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...urls].map(async (url) => {
      const reply = await request.get(url);
      return gzipSync(await reply.body(), {level: 6}).length;
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes, `${urls.size} scripts`).toBeLessThanOrEqual(weight.ahead);
});

test('nothing is prefetched for a reader who saves data', async ({page}) => {
  await saveData(page);
  const urls = fetchedAhead(page);
  await open(page, PAGE);
  await page.getByRole('link', {name: 'Developers', exact: true}).first().hover();
  await page.waitForTimeout(1500);
  expect([...urls]).toEqual([]);
});

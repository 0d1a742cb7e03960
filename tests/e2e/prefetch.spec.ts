import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {weight} from '../../package.json';
import {open, saveData} from './open';

/** The document of median length on 2026-11-28. */
const PAGE = '/guides/architecture/vigilantes/';

/**
 * Returns a set that collects the URLs of scripts that the page fetches from now on without running them.
 */
function prefetchedScripts(page: Page): Set<string> {
  const executed = new Set<string>();
  const urls = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (!new URL(url).pathname.endsWith('.js')) return;
    if (request.resourceType() === 'script') executed.add(url);
    // A script that ran is in the cache, so fetching it again costs nothing.
    else if (!executed.has(url)) urls.add(url);
  });
  return urls;
}

test('pages behind visible links are prefetched, within the budget in package.json', async ({
  page,
  request,
}) => {
  const urls = prefetchedScripts(page);
  await open(page, PAGE);
  await expect.poll(() => urls.size).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...urls].map(async (url) => {
      const response = await request.get(url);
      return gzipSync(await response.body(), {level: 6}).length;
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes, `${urls.size} scripts`).toBeLessThanOrEqual(weight.prefetch);
});

test('nothing is prefetched in data-saver mode', async ({page}) => {
  await saveData(page);
  const urls = prefetchedScripts(page);
  await open(page, PAGE);
  await page.getByRole('link', {name: 'Developers', exact: true}).first().hover();
  await page.waitForTimeout(1500);
  expect([...urls]).toEqual([]);
});

import {gzipSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {weight} from '../../package.json';
import {open, saveData} from './open';

/** A page of median length, with a full sidebar. */
const PAGE = '/guides/overview/bitcoin_staking/';

/** Addresses of the scripts that are fetched, but not run, from now on; it grows. */
function fetchedAhead(page: Page): Set<string> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    const isScript = new URL(request.url()).pathname.endsWith('.js');
    if (isScript && request.resourceType() !== 'script') urls.add(request.url());
  });
  return urls;
}

test('pages that links in view lead to are fetched ahead, within the budget in package.json', async ({
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

test('nothing is fetched ahead for a reader who saves data', async ({page}) => {
  await saveData(page);
  const urls = fetchedAhead(page);
  await open(page, PAGE);
  await page.getByRole('link', {name: 'Developers', exact: true}).first().hover();
  await page.waitForTimeout(1500);
  expect([...urls]).toEqual([]);
});

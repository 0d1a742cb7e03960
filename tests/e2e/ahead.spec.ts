import {expect, test, type Page} from '@playwright/test';
import {open, saveData} from './open';

/** Paths of the pages whose text has been fetched since the page was opened. */
function fetchedTexts(page: Page): Set<string> {
  const texts = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch') texts.add(new URL(request.url()).pathname);
  });
  return texts;
}

for (const {kind, from, path, name} of [
  {
    kind: 'an API page',
    from: '/api/staking-api/babylon-staking-api/',
    path: '/api/staking-api/get-prices/',
    name: /prices/i,
  },
  {
    kind: 'a document',
    from: '/guides/overview/',
    path: '/guides/overview/bitcoin_staking/',
    name: /Bitcoin staking/i,
  },
  {
    kind: 'a document of another section',
    from: '/guides/overview/',
    path: '/developers/',
    name: /Developers/i,
  },
]) {
  test(`${kind} whose link is seen is there before it is asked for, script and text`, async ({
    page,
    context,
  }) => {
    const texts = fetchedTexts(page);
    await open(page, from);
    await page.locator(`a[href="${path}"]:visible`).first().scrollIntoViewIfNeeded();
    await expect.poll(() => [...texts], {timeout: 120_000}).toContain(path);
    // Its script runs once its text is there.
    await page.waitForTimeout(500);
    await context.setOffline(true);
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
  });
}

test('nothing is fetched ahead for a reader who saves data', async ({page}) => {
  await saveData(page);
  const texts = fetchedTexts(page);
  await open(page, '/guides/overview/');
  await page.getByRole('link', {name: 'Developers', exact: true}).first().hover();
  await page.waitForTimeout(1500);
  expect([...texts].filter((path) => path.endsWith('/'))).toEqual([]);
});

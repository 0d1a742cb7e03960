import {expect, test, type Page} from '@playwright/test';
import {hydrated, open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const PAGE = '/guides/overview/bitcoin_staking/';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const hideButton = (page: Page) =>
  page.getByRole('button', {name: 'Collapse sidebar', exact: true});
const showButton = (page: Page) => page.getByRole('button', {name: 'Expand sidebar', exact: true});

async function articleWidth(page: Page): Promise<number> {
  return (await page.getByRole('article').boundingBox())?.width ?? 0;
}

for (const width of [1440, 1920]) {
  test(`at ${width} px the article uses the space of a hidden sidebar`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, PAGE);
    const before = await articleWidth(page);
    await hideButton(page).click();
    await expect(sidebar(page)).toBeHidden();
    await expect.poll(() => articleWidth(page)).toBeGreaterThan(before + 100);
    await showButton(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect.poll(() => articleWidth(page)).toBe(before);
  });
}

test('a hidden sidebar stays hidden after a reload and on other pages, without a layout jump', async ({
  page,
}) => {
  await open(page, PAGE);
  await hideButton(page).click();
  await page.reload();
  await expect(sidebar(page)).toBeHidden();
  await hydrated(page);
  await expect(sidebar(page)).toBeHidden();
  await open(page, '/developers/');
  await expect(sidebar(page)).toBeHidden();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const entries = list.getEntries() as (PerformanceEntry & {value: number})[];
          observer.disconnect();
          resolve(entries.reduce((sum, {value}) => sum + value, 0));
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(0), 1000);
      }),
  );
  expect(shift).toBeLessThan(0.05);
  await showButton(page).click();
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
});

test('hiding and showing the sidebar move the focus to the button that undoes it', async ({
  page,
}) => {
  await open(page, PAGE);
  await hideButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(showButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hideButton(page)).toBeFocused();
});

import {expect, test, type Page} from '@playwright/test';
import {open, saveData} from './open';
import {formToggle} from './openForm';

test.beforeEach(({page}) => saveData(page));

const OPERATION = '/api/babylon-gRPC/finality-provider/';

const requestColumn = (page: Page) => page.getByRole('region', {name: 'Request and example'});
const copyPath = (page: Page) => page.getByRole('button', {name: 'Copy path'});

test('at 1280 px or wider, the request and the example are next to the text and stay in view', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, OPERATION);
  const parameters = page.getByRole('heading', {name: 'Parameters'});
  const [left, right] = [await parameters.boundingBox(), await requestColumn(page).boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(right?.width).toBeGreaterThan(380);
  await page.getByRole('heading', {name: 'Servers'}).evaluate((node) => node.scrollIntoView());
  await expect(copyPath(page)).toBeInViewport();
  await expect(page.getByRole('tab', {name: 'curl', exact: true})).toBeInViewport();
  // The table of contents collapses under the title, and the sidebar stays.
  await expect(page.getByRole('button', {name: 'On this page'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'On this page'})).toBeHidden();
});

test('below 1280 px, the request and the example are between the description and the parameters', async ({
  page,
}) => {
  for (const width of [1279, 320]) {
    await page.setViewportSize({width, height: 800});
    await open(page, OPERATION);
    const tops = await Promise.all(
      [
        page.getByRole('button', {name: 'Copy operation id'}),
        copyPath(page),
        formToggle(page),
        page.getByRole('heading', {name: 'Example response'}),
        page.getByRole('heading', {name: 'Parameters'}),
        page.getByRole('heading', {name: 'Responses'}),
      ].map(async (locator) => (await locator.boundingBox())?.y ?? NaN),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('a long path and a long response scroll or wrap inside their boxes', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, '/api/babylon-gRPC/finalized-chain-info-until-height/');
  const examples = page.getByRole('group', {name: 'Example responses by status'});
  const response = examples.getByRole('tabpanel').first().locator('pre').first();
  const {height = 0} = (await response.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(320);
  expect(await response.evaluate((node) => node.scrollHeight)).toBeGreaterThan(height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

import {expect, test, type Page} from '@playwright/test';
import {open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const OPERATION = '/api/babylon-gRPC/epoch-info/';

const statusTabs = (page: Page) =>
  page.getByRole('group', {name: 'Responses by status', exact: true});
/** The heading of a response in the left column; example responses have no heading. */
const responseHeading = (page: Page, name: RegExp) => page.getByRole('heading', {name});
const example = (page: Page, text: RegExp) =>
  page.getByRole('region', {name: 'Request and example'}).getByRole('group', {name: text});

test('responses are tabs, selected with the arrow keys and Enter', async ({page}) => {
  await open(page, OPERATION);
  const tabs = statusTabs(page).getByRole('tab');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(responseHeading(page, /^200 OK/)).toBeVisible();
  await expect(responseHeading(page, /^400 Bad Request/)).toBeHidden();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(responseHeading(page, /^400 Bad Request/)).toBeVisible();
  await expect(responseHeading(page, /^200 OK/)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  // The tabs are a single tab stop.
  expect(await tabs.evaluateAll((nodes) => nodes.filter((tab) => tab.tabIndex === 0).length)).toBe(
    1,
  );
});

test('the example next to a response has the same status', async ({page}) => {
  await open(page, OPERATION);
  await statusTabs(page).getByRole('tab', {name: '400'}).click();
  await expect(example(page, /^400: /).first()).toBeVisible();
  await expect(example(page, /^200: /)).toHaveCount(0);
  const examples = page.getByRole('group', {name: 'Example responses by status'});
  await examples.getByRole('tab', {name: '200'}).click();
  await expect(responseHeading(page, /^200 OK/)).toBeVisible();
});

test('a link to a field of an error opens the tab of that error', async ({page}) => {
  await open(page, `${OPERATION}#response-500.message`);
  await expect(page.locator('[id="response-500.message"]')).toBeInViewport();
  await expect(statusTabs(page).getByRole('tab', {name: /^500/})).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all responses are shown one below the other', async ({page}) => {
    await page.goto(OPERATION);
    for (const name of [/^200 OK/, /^400 Bad Request/, /^500 Internal Server Error/]) {
      await expect(responseHeading(page, name)).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText(/^curl 'https/)).toBeVisible();
    await page.getByText('Send a request', {exact: true}).click();
    await expect(page.locator('details noscript')).toBeVisible();
  });
});

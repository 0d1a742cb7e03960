import {expect, test} from '@playwright/test';
import {hydrated, open} from './open';

test('the field of the navigation leads to the results', async ({page}) => {
  await open(page, '/guides/overview/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox', {name: 'Search docs'});
  await expect(field).toBeFocused();
  await page.keyboard.type('unbonding');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/?q=unbonding');
  await expect(page.getByRole('status')).toContainText(/results on \d+ pages/);
});

test('a slash goes to the field, but not from inside another field', async ({page}) => {
  await open(page, '/guides/overview/');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('a/b');
});

test('selected text fills the field, cut to 64 characters', async ({page}) => {
  await open(page, '/guides/overview/');
  await page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('article p')!);
    window.getSelection()?.addRange(range);
  });
  await page.keyboard.press('Control+k');
  const value = await page.getByRole('searchbox', {name: 'Search docs'}).inputValue();
  expect(value.length).toBeGreaterThan(20);
  expect(value.length).toBeLessThanOrEqual(64);
});

test('a result leads to its heading', async ({page}) => {
  await open(page, '/search/?q=unbonding');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/search\//);
  await expect(page.getByRole('main')).toContainText(/unbond/i);
});

test('the address follows the query', async ({page}) => {
  await open(page, '/search/?q=epoch');
  const field = page.getByRole('searchbox', {name: 'Search the documentation'});
  await expect(field).toHaveValue('epoch');
  await field.fill('slashing');
  await expect(page).toHaveURL('/search/?q=slashing');
});

test('nothing found is said with the query, as text', async ({page}) => {
  await open(page, '/search/?q=<img%20src=x%20onerror=alert(1)>');
  await expect(page.getByRole('status')).toHaveText(
    'No results for "<img src=x onerror=alert(1)>"',
  );
});

test('records that cannot be fetched are told, and can be tried again', async ({page}) => {
  let broken = true;
  await page.route('**/search/compact.json', (route) =>
    broken ? route.abort() : route.continue(),
  );
  await page.goto('/search/?q=epoch');
  await hydrated(page);
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  broken = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('status')).toContainText(/result/);
});

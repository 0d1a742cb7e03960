import {expect, test, type Page} from '@playwright/test';
import {open} from './open';

const EPOCH = '/api/babylon-gRPC/epoch-info/';
const OTHER = '/api/staking-api/get-prices/';

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const panel = (page: Page, name: string) => page.getByRole('tabpanel', {name, exact: true});

test('the chosen language is kept on other pages and later visits', async ({page}) => {
  await open(page, EPOCH);
  await tab(page, 'curl').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Go')).toBeFocused();
  await expect(panel(page, 'Go')).toContainText('package main');
  await page.getByRole('link', {name: 'Get the current epoch'}).first().click();
  await expect(page).toHaveURL('/api/babylon-gRPC/current-epoch/');
  await expect(panel(page, 'Go')).toBeVisible();
  await expect(panel(page, 'curl')).toBeHidden();
  await open(page, OTHER);
  await expect(panel(page, 'Go')).toBeVisible();
  await expect(tab(page, 'Go')).toHaveAttribute('aria-selected', 'true');
});

test('it is there before the scripts, so that nothing flashes or moves', async ({page}) => {
  await open(page, EPOCH);
  await tab(page, 'Rust').click();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(OTHER);
  await expect(panel(page, 'Rust')).toBeVisible();
  await expect(panel(page, 'curl')).toBeHidden();
  await expect(tab(page, 'Rust')).toHaveAttribute('aria-selected', 'true');
});

test('a language that another page has and this one lacks shows the first', async ({page}) => {
  await open(page, EPOCH);
  await tab(page, 'babylond').click();
  await open(page, OTHER);
  await expect(panel(page, 'curl')).toBeVisible();
});

test('open samples change together', async ({page, context}) => {
  await open(page, EPOCH);
  const other = await context.newPage();
  await open(other, OTHER);
  await tab(page, 'Python').click();
  await expect(panel(other, 'Python')).toBeVisible();
  await expect(tab(other, 'Python')).toHaveAttribute('aria-selected', 'true');
});

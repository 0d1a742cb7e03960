import {expect, test, type Page} from '@playwright/test';
import {open} from './open';

const EPOCH = '/api/babylon-gRPC/epoch-info/';
const OTHER = '/api/staking-api/get-prices/';

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const sample = (page: Page, name: string) => page.getByRole('group', {name: `Request: ${name}`});

test('the chosen language is remembered on other pages and later visits', async ({page}) => {
  await open(page, EPOCH);
  await tab(page, 'curl').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Go')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sample(page, 'Go')).toContainText('package main');
  await page.getByRole('link', {name: 'Get the current epoch'}).first().click();
  await expect(page).toHaveURL('/api/babylon-gRPC/current-epoch/');
  await expect(sample(page, 'Go')).toBeVisible();
  await expect(sample(page, 'curl')).toBeHidden();
  await open(page, OTHER);
  await expect(sample(page, 'Go')).toBeVisible();
  await expect(tab(page, 'Go')).toHaveAttribute('aria-selected', 'true');
});

test('a chosen language that this page lacks shows the first one', async ({page}) => {
  await open(page, EPOCH);
  await tab(page, 'babylond').click();
  await open(page, OTHER);
  await expect(sample(page, 'curl')).toBeVisible();
});

test('open samples change together', async ({page, context}) => {
  await open(page, EPOCH);
  const other = await context.newPage();
  await open(other, OTHER);
  await tab(page, 'Python').click();
  await expect(sample(other, 'Python')).toBeVisible();
  await expect(tab(other, 'Python')).toHaveAttribute('aria-selected', 'true');
});

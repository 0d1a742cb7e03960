import {expect, test, type Page} from '@playwright/test';
import {open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const EPOCH = '/api/babylon-gRPC/epoch-info/';
const OTHER_API = '/api/staking-api/get-prices/';

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
  await open(page, OTHER_API);
  await expect(sample(page, 'Go')).toBeVisible();
  await expect(tab(page, 'Go')).toHaveAttribute('aria-selected', 'true');
});

test('a page that lacks the chosen language shows its first language', async ({page}) => {
  await open(page, EPOCH);
  await tab(page, 'babylond').click();
  await open(page, OTHER_API);
  await expect(sample(page, 'curl')).toBeVisible();
});

test('choosing a language changes the samples in every open tab', async ({page, context}) => {
  await open(page, EPOCH);
  const otherPage = await context.newPage();
  await open(otherPage, OTHER_API);
  await tab(page, 'Python').click();
  await expect(sample(otherPage, 'Python')).toBeVisible();
  await expect(tab(otherPage, 'Python')).toHaveAttribute('aria-selected', 'true');
});

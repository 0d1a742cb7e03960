import {expect, test} from '@playwright/test';
import {open} from './open';

const PAGE = '/guides/overview/bitcoin_staking/';

test('a link in the text changes the page without reloading the site', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.getByRole('article').getByRole('link', {name: 'BABY tokenomics'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/BABY Tokenomics/i);
  await expect(page.getByRole('article')).toContainText('Where to go next');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bitcoin Staking');
  await expect(page.getByRole('article')).toContainText('Where to go next');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a value shows its source on hover, focus and click, and Escape closes it', async ({page}) => {
  await open(page, PAGE);
  const value = page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first();
  const card = page.getByRole('group', {name: 'Source'});
  await value.hover();
  await expect(card).toContainText('As of');
  await expect(value).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.mouse.move(0, 0);
  await value.focus();
  await expect(card).toContainText('Source:');
  await page.getByRole('heading', {level: 1}).click();
  await expect(card).toBeHidden();
  await value.click();
  await expect(card).toBeVisible();
});

test('a source that fails to load is reported', async ({page}) => {
  await page.route('**/facts.json', (route) => route.abort());
  await open(page, PAGE);
  await page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first().click();
  await expect(page.getByRole('group', {name: 'Source'})).toHaveText('The source failed to load.');
});

test('a term shows its definition, which is also its accessible description', async ({page}) => {
  await open(page, PAGE);
  const term = page.getByRole('article').locator('[data-term]').first();
  await term.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', {name: 'Definition'});
  await expect(card.getByRole('link', {name: 'View in the glossary'})).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/\w+ \w+/);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(term).toBeFocused();
});

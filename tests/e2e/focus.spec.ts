import {expect, test} from '@playwright/test';
import {open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

/*
 * The focus stays where the reader left it when something opens or closes. Tests of the navigation bar,
 * its menu, the sidebar, the search window and images are in their own files.
 */
const PAGE = '/guides/overview/bitcoin_staking/';

test('a sidebar category keeps the focus, and its first entry is next', async ({page}) => {
  await open(page, '/guides/overview/babylon_genesis/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const category = sidebar.getByRole('button', {name: /Phases of the Launch/});
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(category).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('link', {name: /Phase 1/})).toBeFocused();
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await expect(category).toBeFocused();
});

test('the card of a value leaves the focus on the value', async ({page}) => {
  await open(page, PAGE);
  const value = page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first();
  const card = page.getByRole('group', {name: 'Source'});
  // The listener of the card is attached some time after hydration.
  await expect(async () => {
    await value.focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible({timeout: 5_000});
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(value).toBeFocused();
});

test('the card of a term leaves the focus on the term', async ({page}) => {
  await open(page, PAGE);
  const term = page.getByRole('article').getByRole('button', {name: 'staking output'}).first();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(term).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(term).toHaveAttribute('aria-expanded', 'false');
  await expect(term).toBeFocused();
});

test('tabs are one tab stop, and the content of the tab is next', async ({page}) => {
  await open(page, '/contribute/live-components/');
  await page.getByRole('tab', {name: 'npm', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'Yarn'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
});

test('the live code editor has the focus when it opens, and after a reset', async ({page}) => {
  await open(page, '/contribute/live-components/');
  await page.getByRole('button', {name: 'Edit and run'}).focus();
  await page.keyboard.press('Enter');
  const editor = page.getByLabel('Live editor');
  await expect(editor).toBeFocused();
  await editor.fill('function Other() { return <p>1</p>; }');
  await page.getByRole('button', {name: 'Reset'}).focus();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
});

test('a <details> of the API reference keeps the focus, and its content is next', async ({
  page,
}) => {
  await open(page, '/api/comet-bft/status/');
  const summary = page.locator('summary').filter({hasText: 'fields of node_info'}).first();
  await summary.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', {name: 'protocol_version', exact: true});
  await expect(first).toBeVisible();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
});

test.describe('small screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the table of contents keeps the focus, and its first link is next', async ({page}) => {
    await open(page, PAGE);
    const contents = page.getByRole('button', {name: 'On this page'});
    await contents.focus();
    await page.keyboard.press('Enter');
    const first = page
      .getByRole('main')
      .getByRole('link', {name: 'What happens to staked coins', exact: true});
    await expect(first.first()).toBeVisible();
    await expect(contents).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first.first()).toBeFocused();
    await contents.focus();
    await page.keyboard.press('Enter');
    await expect(first.first()).toBeHidden();
    await expect(contents).toBeFocused();
  });
});

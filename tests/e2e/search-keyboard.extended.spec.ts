import {expect, test, type Page} from '@playwright/test';
import {expandImage} from './expandImage';
import {open} from './open';
import {
  breakIndex,
  openWindow,
  PAGE,
  RECENT,
  searchFor,
  store,
  storedHit,
  windowOf,
} from './searchWindow';

const UNREACHABLE = 'Unable to fetch results';
const pageField = (page: Page) =>
  page.getByRole('searchbox', {name: 'Search the documentation', exact: true});

/** The three interfaces in which a query can fail: each opens one and sends a query. */
const INTERFACES = {
  'the window': async (page: Page) => {
    const {dialog, field, hits} = await openWindow(page);
    await field.fill('unbonding');
    return {field, firstResult: hits.first(), alert: dialog.getByRole('alert')};
  },
  'the window for questions': async (page: Page) => {
    await store(page, 'search', 'ai');
    const {dialog, field, hits} = await openWindow(page);
    await field.fill('What is slashing?');
    await page.keyboard.press('Enter');
    return {field, firstResult: hits.first(), alert: dialog.getByRole('alert')};
  },
  'the search page': async (page: Page) => {
    await open(page, '/search/?q=epoch');
    const main = page.getByRole('main');
    return {
      field: pageField(page),
      firstResult: main.getByRole('article').first(),
      alert: main.getByRole('alert'),
    };
  },
} as const;

for (const [name, sendQuery] of Object.entries(INTERFACES)) {
  test(`after Retry is pressed by keyboard, the focus is in the field of ${name}`, async ({
    page,
  }) => {
    const restore = await breakIndex(page);
    const {field, firstResult, alert} = await sendQuery(page);
    await expect(alert).toContainText(UNREACHABLE);
    restore();
    await alert.getByRole('button', {name: 'Retry'}).focus();
    await page.keyboard.press('Enter');
    await expect(firstResult).toBeVisible();
    await expect(field).toBeFocused();
  });

  test(`Enter on the same query retries it in ${name}`, async ({page}) => {
    const restore = await breakIndex(page);
    const {field, firstResult, alert} = await sendQuery(page);
    await expect(alert).toContainText(UNREACHABLE);
    restore();
    await field.press('Enter');
    await expect(firstResult).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test.describe('the tab order continues from the heading that a result leads to', () => {
  for (const [where, from] of [
    ['on the same page', PAGE],
    ['on another page', '/stakers/'],
  ] as const) {
    test(where, async ({page}) => {
      await openWindow(page, from);
      await page.keyboard.type('why signing twice exposes a key');
      const {hits, dialog} = windowOf(page);
      await expect(hits.first()).toContainText(/Why signing twice exposes a key/i);
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', {name: /Why signing twice exposes a key/});
      await expect(heading).toBeFocused();
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(heading).not.toHaveAttribute('tabindex');
      const isAfter = await heading.evaluate(
        (element) =>
          element.compareDocumentPosition(document.activeElement!) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
      );
      expect(isAfter).toBeGreaterThan(0);
    });
  }
});

test('opening a result moves the focus to a field in a closed <details> of the API reference', async ({
  page,
}) => {
  const operation = '/api/babylon-gRPC/btc-delegation/';
  await open(page, operation);
  const id = await page.evaluate(
    () => document.querySelector('details:not([open]) [id]:not([inert] *)')?.id ?? '',
  );
  expect(id).not.toBe('');
  await store(page, RECENT, [storedHit(0, {url: `${operation}#${id}`})]);
  const {hits} = await openWindow(page);
  await expect(hits).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${operation}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
});

test.describe('holding Enter', () => {
  test.beforeEach(({page}) => store(page, RECENT, [storedHit(0), storedHit(1)]));

  test('on the button opens the window but no row', async ({page}) => {
    await open(page, PAGE);
    const {dialog, field, hits} = windowOf(page);
    await page.getByRole('button', {name: 'Search docs'}).focus();
    await page.keyboard.down('Enter');
    await expect(field).toBeFocused();
    await expect(hits).toHaveCount(2);
    // A held key repeats.
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.waitForTimeout(300);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  test('on a button whose row moves opens no other row', async ({page}) => {
    const {dialog, field} = await openWindow(page);
    await dialog.getByRole('button', {name: 'Save this search'}).first().focus();
    await page.keyboard.down('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.waitForTimeout(300);
    await expect(dialog).toBeVisible();
  });
});

test('while an image is expanded, no shortcut opens the window', async ({page}) => {
  await expandImage(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await page.waitForTimeout(500);
  await expect(page.getByRole('combobox', {includeHidden: true})).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(windowOf(page).field).toBeFocused();
});

test('with forced colors, only the selected row has an outline', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const {hits} = await searchFor(page, 'slashing');
  const outline = (index: number) =>
    hits.nth(index).evaluate((row) => getComputedStyle(row).outlineStyle);
  expect(await outline(0)).toBe('solid');
  expect(await outline(1)).toBe('none');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => outline(1)).toBe('solid');
  expect(await outline(0)).toBe('none');
});

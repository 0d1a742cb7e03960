import {expect, type Page} from '@playwright/test';
import {open} from './open';

/** A page with many headings, paragraphs and tables. */
export const PAGE = '/guides/overview/bitcoin_staking/';

/** Keys in localStorage. */
export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__babylon-docs';
export const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__babylon-docs';

/** Makes requests for index files fail until the returned function is called. */
export async function breakIndex(page: Page): Promise<() => void> {
  let isBroken = true;
  await page.route(/\/search\/[^?]*\.json/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  return () => {
    isBroken = false;
  };
}

/** Locators of the search window and its parts. */
export function windowOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    field: dialog.getByRole('combobox').or(dialog.getByRole('searchbox')),
    hits: dialog.getByRole('treeitem'),
    sections: dialog.getByRole('tree').getByRole('group'),
  };
}

/** Opens a page, then the window by keyboard. */
export async function openWindow(page: Page, path = PAGE) {
  await open(page, path);
  await page.keyboard.press('Control+k');
  const parts = windowOf(page);
  await expect(parts.field).toBeFocused();
  return parts;
}

/** Opens the window and waits for the first results of a query. */
export async function searchFor(page: Page, query: string, path = PAGE) {
  const parts = await openWindow(page, path);
  await parts.field.fill(query);
  await expect(parts.hits.first()).toBeVisible();
  return parts;
}

/** A hit as the window stores it, with these properties changed. */
export const storedHit = (id: number, changes: object = {}) => ({
  objectID: String(id),
  type: 'lvl2',
  url: `/guides/overview/?${id}`,
  content: null,
  hierarchy: {lvl0: 'Guides', lvl1: 'Overview', lvl2: `Heading ${id}`},
  ...changes,
});

/** Writes to localStorage once, before the first page of a test. */
export async function store(page: Page, key: string, value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([name, entry]) => {
      if (name && entry !== undefined && !sessionStorage.getItem(name)) {
        localStorage.setItem(name, entry);
        sessionStorage.setItem(name, 'done');
      }
    },
    [key, text],
  );
}

/** Reads the list stored under a key. */
export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[], key);

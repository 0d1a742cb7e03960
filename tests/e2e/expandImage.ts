import {expect, type Page} from '@playwright/test';
import {open} from './open';

/** Opens a page with a picture and expands it. */
export async function expandImage(page: Page): Promise<void> {
  await open(page, '/contribute/components/');
  const button = page.getByRole('button', {name: 'Expand image'}).first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The library ignores what happens while the picture still grows.
  await expect(page.locator('[data-rmiz-modal-overlay="visible"]')).toBeVisible();
  await page.waitForTimeout(400);
}

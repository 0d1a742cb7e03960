import {expect, type Page} from '@playwright/test';
import {open} from './open';

/** Opens a page with an image and expands it. */
export async function expandImage(page: Page): Promise<void> {
  await open(page, '/contribute/components/');
  const button = page.getByRole('button', {name: 'Expand image'}).first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The library ignores input during the zoom animation.
  await expect(page.locator('[data-rmiz-modal-overlay="visible"]')).toBeVisible();
  await page.waitForTimeout(400);
}

import {expect, type Page} from '@playwright/test';

/** Presses each copy button of the article, in document order, and returns the copied texts. */
export async function copyAll(page: Page): Promise<string[]> {
  const copied: string[] = [];
  const blocks = page.getByRole('article').locator('[data-language]:visible');
  for (const block of await blocks.all()) {
    await block.locator('[data-code-action="copy"]').click();
    await expect(block.getByText('Copied')).toHaveCount(1);
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  return copied;
}

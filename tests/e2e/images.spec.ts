import {expect, test, type Page} from '@playwright/test';
import {expandImage} from './expandImage';
import {open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

test('an image expands, stops the page from scrolling, and has a button to minimize it', async ({
  page,
}) => {
  await expandImage(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.getByRole('button', {name: 'Minimize image'}).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
});

test('Escape closes an expanded image', async ({page}) => {
  await expandImage(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a click outside an expanded image closes it', async ({page}) => {
  await expandImage(page);
  await page.mouse.click(5, 450);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('scrolling closes an expanded image', async ({page}) => {
  await expandImage(page);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an expanded image ignores a late close event', async ({page}) => {
  await expandImage(page);
  await page.getByRole('dialog').evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
  await page.waitForTimeout(500);
  await expect(page.locator('[data-rmiz-modal-overlay="visible"]')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  /**
   * Swipes down by `distance` px with one finger. The events are dispatched on the page itself: the
   * browser treats a real touch of less than about 15 px as a tap, which also closes the image.
   */
  function swipe(page: Page, distance: number): Promise<void> {
    return page.evaluate((offset) => {
      const send = (type: string, y: number) => {
        const touch = new Touch({identifier: 1, target: document.body, screenX: 195, screenY: y});
        const touches = type === 'touchend' ? [] : [touch];
        const init = {bubbles: true, touches, changedTouches: [touch]};
        window.dispatchEvent(new TouchEvent(type, init));
      };
      send('touchstart', 420);
      send('touchmove', 420 + offset);
      send('touchend', 420 + offset);
    }, distance);
  }

  test('a vertical swipe beyond 10 px closes an expanded image; a shorter one does not', async ({
    page,
  }) => {
    await expandImage(page);
    await swipe(page, 8);
    await page.waitForTimeout(400);
    await expect(page.getByRole('dialog')).toBeVisible();
    await swipe(page, 40);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('an SVG figure expands as well', async ({page}) => {
  await open(page, '/guides/overview/bitcoin_staking/');
  const button = page.getByRole('button', {name: 'Expand image'}).first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the focus returns to the expanded image, however it was closed', async ({page}) => {
  await open(page, '/contribute/components/');
  const button = () => page.getByRole('button', {name: 'Expand image'}).first();
  const dialog = page.getByRole('dialog');
  await button().scrollIntoViewIfNeeded();
  // The first round loads the library; in the second, it is already loaded.
  for (let round = 0; round < 2; round += 1) {
    await button().focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page.locator('[data-rmiz-modal-overlay="visible"]')).toBeVisible();
    // The library ignores input during the zoom animation.
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button()).toBeFocused();
  }
  // The button is in the corner of its image, so focusing it doesn't scroll the page.
  const image = await page.locator('[data-rmiz]').first().boundingBox();
  const buttonBox = await button().boundingBox();
  expect(buttonBox?.y).toBeGreaterThanOrEqual(image?.y ?? Infinity);
  expect(buttonBox?.y).toBeLessThan((image?.y ?? 0) + (image?.height ?? 0));
});

import {expect, test, type Page} from '@playwright/test';
import {expandImage} from './expandImage';
import {open} from './open';

test('an image expands, locks the page and has a button to minimize it', async ({page}) => {
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

test('an image that is expanded again stays open despite late events from the last time', async ({
  page,
}) => {
  await expandImage(page);
  await page.getByRole('dialog').evaluate((dialog) => dialog.dispatchEvent(new Event('close')));
  await page.waitForTimeout(500);
  await expect(page.locator('[data-rmiz-modal-overlay="visible"]')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  /**
   * One finger down, moved by `distance` px, and up. Sent to the page itself: a real finger that
   * moves less than about 15 px is a tap, and a tap closes the image for another reason.
   */
  function swipe(page: Page, distance: number): Promise<void> {
    return page.evaluate((moved) => {
      const send = (type: string, y: number) => {
        const touch = new Touch({identifier: 1, target: document.body, screenX: 195, screenY: y});
        const touches = type === 'touchend' ? [] : [touch];
        const init = {bubbles: true, touches, changedTouches: [touch]};
        window.dispatchEvent(new TouchEvent(type, init));
      };
      send('touchstart', 420);
      send('touchmove', 420 + moved);
      send('touchend', 420 + moved);
    }, distance);
  }

  test('a vertical swipe beyond 10 px closes an expanded image, a shorter one does not', async ({
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
  // The first time loads the library, the second time has it.
  for (let time = 0; time < 2; time += 1) {
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
  // It is in the corner of its image, so the page does not scroll.
  const picture = await page.locator('[data-rmiz]').first().boundingBox();
  const corner = await button().boundingBox();
  expect(corner?.y).toBeGreaterThanOrEqual(picture?.y ?? Infinity);
  expect(corner?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
});

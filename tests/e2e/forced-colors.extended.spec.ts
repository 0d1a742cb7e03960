import {expect, test, type Locator} from '@playwright/test';
import {open} from './open';
import {openForm} from './openForm';
import {openWindow} from './searchWindow';

const style = (locator: Locator, name: string) =>
  locator.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);

/**
 * Expects a selected element to differ from an unselected one in this CSS property, because forced
 * colors remove the background that normally marks the selected one.
 */
async function expectDiffers(
  selected: Locator,
  unselected: Locator,
  property: string,
): Promise<void> {
  await expect(selected).toBeVisible();
  expect(await style(selected, property)).not.toBe(await style(unselected, property));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with forced colors, ${colorScheme}`, () => {
    test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active', colorScheme}));

    test('matched words in the search window have their own background', async ({page}) => {
      const {dialog, field} = await openWindow(page);
      await field.fill('slashing');
      const mark = dialog.locator('.search-row-title mark').first();
      await expect(mark).toBeVisible();
      expect(await style(mark, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
      expect(await style(mark, 'background-color')).not.toBe(await style(mark, 'color'));
      const pressed = dialog.locator('.search-mode [aria-pressed]');
      if ((await pressed.count()) > 0) {
        await expectDiffers(
          dialog.locator('.search-mode [aria-pressed=true]'),
          dialog.locator('.search-mode [aria-pressed=false]').first(),
          'border-bottom-color',
        );
      }
    });

    test('the selected tab, a marked line and a pressed button are distinguishable', async ({
      page,
    }) => {
      await open(page, '/contribute/live-components/');
      const tab = (selected: boolean) => page.getByRole('tab', {selected}).first();
      await expectDiffers(tab(true), tab(false), 'border-bottom-color');

      await open(page, '/contribute/components/');
      const rust = page.getByRole('group', {name: 'src/main.rs'});
      await expectDiffers(
        rust.locator('[class~="line--marked"]'),
        rust.locator('.line').first(),
        'border-left-width',
      );
      const wrap = page.getByRole('button', {name: 'Toggle word wrap'});
      await wrap.first().click();
      await expectDiffers(wrap.first(), wrap.nth(1), 'border-bottom-style');
    });

    test('the selected sample of the API panel is distinguishable', async ({page}) => {
      await open(page, '/api/comet-bft/tx/');
      await openForm(page);
      const tab = (selected: boolean) => page.locator(`.api-tabs [aria-selected=${selected}]`);
      await expectDiffers(tab(true).first(), tab(false).first(), 'border-bottom-color');
    });

    test('icons are visible, and figures keep the background that they are designed for', async ({
      page,
    }) => {
      await page.setViewportSize({width: 1300, height: 800});
      await open(page, '/guides/overview/bitcoin_staking/');
      const icon = page.locator('.navbar-icon').first();
      const iconColor = (node: Element) => getComputedStyle(node, '::before').backgroundColor;
      const canvas = await style(page.locator('html'), 'background-color');
      expect(await icon.evaluate(iconColor)).not.toBe(canvas);
      const drawing = page.locator('figure svg').first().locator('xpath=..');
      expect(await style(drawing, 'forced-color-adjust')).toBe('none');
      expect(await style(drawing, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');

      await open(page, '/contribute/live-components/');
      const frame = page.getByTitle('Diagram', {exact: true});
      await frame.scrollIntoViewIfNeeded();
      expect(await style(frame, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
      const label = page.frameLocator('iframe[title="Diagram"]').getByText('Withdrawal').first();
      await expect(label).toHaveCSS('forced-color-adjust', 'none');
    });
  });
}

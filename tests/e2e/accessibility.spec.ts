import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {pageKinds} from './pages';

const widths = [1440, 390];
const modes = ['dark', 'light'] as const;

// Axe reads every element: on the largest pages it needs half a minute of a slow machine.
test.setTimeout(120_000);

for (const [kind, path] of Object.entries(pageKinds)) {
  for (const mode of modes) {
    for (const width of widths) {
      test(`${kind}, ${mode}, ${width} wide: no axe violation`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await page.goto(path, {waitUntil: 'networkidle'});
        await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
        const {violations} = await new AxeBuilder({page}).analyze();
        const found = violations.map(
          ({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        );
        expect(found).toEqual([]);
      });
    }
  }
}

for (const mode of modes) {
  for (const width of widths) {
    test(`search window, ${mode}, ${width} wide: no axe violation in any state`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.goto('/guides/overview/');
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      const check = async (state: string) => {
        const {violations} = await new AxeBuilder({page}).analyze();
        const found = violations.map(
          ({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        );
        expect(found, state).toEqual([]);
      };
      await expect(dialog.getByText('No recent searches')).toBeVisible();
      await check('start');
      await page.keyboard.type('unbonding');
      await expect(dialog.getByRole('treeitem').first()).toBeVisible();
      await check('results');
      await dialog.getByRole('searchbox').fill('zzzqqqxxx');
      await expect(dialog.getByText('Try searching for:').filter({visible: true})).toBeVisible();
      await check('no results');
      await dialog.getByRole('searchbox').fill('what is slashing');
      await dialog.getByRole('button', {name: 'Ask a question'}).click();
      await expect(dialog.getByRole('article').first()).toBeVisible();
      await check('passages');
      await dialog.getByRole('button', {name: 'Find words'}).click();
      await dialog.getByRole('searchbox').fill('slashing');
      await expect(dialog.getByRole('treeitem').first()).toBeVisible();
      await dialog.getByRole('treeitem').first().getByRole('link').click();
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
      await check('recent');
    });
  }
}

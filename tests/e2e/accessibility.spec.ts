import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {pageKinds} from './pages';

const widths = [1440, 390];
const modes = ['dark', 'light'] as const;

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

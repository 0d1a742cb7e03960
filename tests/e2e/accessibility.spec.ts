import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {hydrated, openAndSettle, saveData} from './open';
import {distinctKinds} from './pages';

/** Each mode and each width once: no axe rule depends on both. */
const SCREENS = [
  {mode: 'dark', width: 1440},
  {mode: 'light', width: 390},
] as const;

/** Short pages of kinds that have very long ones: axe's run time grows faster than the length of a page. */
const kinds: Readonly<Record<string, string>> = {
  ...distinctKinds,
  'command reference': '/operators/babylon_node/babylon_cli/keys/',
  'api WebSocket method': '/api/comet-bft/unsubscribe/',
  'not found below a section': '/guides/goverance/',
};

/**
 * Kinds checked on both screens, with contrast. The other kinds reuse their layouts, components and
 * colors, so each is checked on one screen, without the contrast rule, which takes four fifths of axe's
 * time.
 */
const ON_BOTH_SCREENS: readonly string[] = [
  'home',
  'task, command line',
  'api operation',
  'blog post',
  'search',
  'components',
  'live components',
  'not found',
];

// Prefetching takes time, and no test opens a second page.
test.beforeEach(({page}) => saveData(page));

for (const [index, [kind, path]] of Object.entries(kinds).entries()) {
  const contrast = ON_BOTH_SCREENS.includes(kind);
  const screens = contrast ? SCREENS : [SCREENS[index % 2 === 0 ? 0 : 1]];
  for (const [repeat, {mode, width}] of screens.entries()) {
    const tag = contrast && !repeat ? [] : '@extended';
    test(
      `${kind}, ${mode} mode, ${width} px wide: axe finds no violation`,
      {tag},
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await openAndSettle(page, path);
        expect(await violationsOn(page, {contrast})).toEqual([]);
      },
    );
  }
}

for (const [repeat, {mode, width}] of SCREENS.entries()) {
  const tag = repeat ? '@extended' : [];
  test(
    `search window, ${mode} mode, ${width} px wide: axe finds no violation in any state`,
    {tag},
    async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.goto('/guides/overview/');
      await hydrated(page);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      const check = async (state: string) => {
        // The page behind the window was checked above.
        expect(await violationsOn(page, {within: 'dialog[open]'}), state).toEqual([]);
      };
      await expect(dialog.getByText('No recent searches')).toBeVisible();
      await check('start');
      await page.keyboard.type('unbonding');
      await expect(dialog.getByRole('treeitem').first()).toBeVisible();
      await check('results');
      await dialog.getByRole('combobox').fill('zzzqqqxxx');
      await expect(dialog.getByText('Try searching for:').filter({visible: true})).toBeVisible();
      await check('no results');
      await dialog.getByRole('combobox').fill('what is slashing');
      await dialog.getByRole('button', {name: 'Ask a question'}).click();
      await expect(dialog.getByText('These are the search results for')).toBeVisible();
      await expect(dialog.getByRole('treeitem').first()).toBeVisible();
      await check('question');
      await dialog.getByRole('button', {name: 'Find words'}).click();
      await dialog.getByRole('combobox').fill('slashing');
      await expect(dialog.getByRole('treeitem').first()).toBeVisible();
      await dialog.getByRole('treeitem').first().getByRole('link').click();
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
      await check('recent');
    },
  );
}

type CheckOptions = {
  /** Selector of the element to check; the whole page by default. */
  within?: string;
  /** Whether to check the contrast of text; true by default. */
  contrast?: boolean;
};

/** Runs axe on a page, and returns the rule of each violation with the elements that break it. */
async function violationsOn(
  page: Page,
  {within, contrast = true}: CheckOptions,
): Promise<string[]> {
  // Legacy mode runs axe once, in the page. The default mode also reads cross-origin frames, which these
  // pages don't have, and takes nearly twice as long.
  const axe = new AxeBuilder({page}).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // Best-practice rules are on by default; the WCAG 2.2 rule is not.
    rules: {'color-contrast': {enabled: contrast}, 'target-size': {enabled: true}},
  });
  if (within) axe.include(within);
  const {violations} = await axe.analyze();
  return violations.map(
    ({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

import {expect, test} from '@playwright/test';
import {open} from './open';
import {pageKinds} from './pages';

/** Kinds that between them show nearly every part: bar, sidebar, tables, code, panel, forms. */
const KINDS = {
  home: pageKinds.home,
  task: pageKinds['task, command line'],
  'api-operation': pageKinds['api operation'],
  search: pageKinds.search,
  components: pageKinds.components,
} as const;

// Half a pixel for each: letters blur, so that another drawing of the same face is no difference,
// and what is kept in the repository stays small.
test.use({viewport: {width: 1280, height: 1600}, deviceScaleFactor: 0.5});

/**
 * Share of the picture that may differ: a changed word passes, a part that moved or lost its
 * color does not. When the change is wanted: `npx playwright test screenshots --update-snapshots`.
 */
const MOST_DIFFERING = 0.01;

for (const [kind, address] of Object.entries(KINDS)) {
  for (const mode of ['light', 'dark']) {
    test(`the page of kind ${kind} looks in ${mode} mode as it was approved`, async ({page}) => {
      await open(page, `${address}?docusaurus-theme=${mode}`);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${kind}-${mode}.png`, {
        maxDiffPixelRatio: MOST_DIFFERING,
        threshold: 0.1,
        animations: 'disabled',
        scale: 'device',
      });
    });
  }
}

import {expect, test} from '@playwright/test';
import {open} from '../e2e/open';
import {pageKinds} from '../e2e/pages';

const KINDS = ['concept', 'task, command line', 'specification', 'api operation', 'home'] as const;

test('the keyboard alone reaches the text, search and the next page', async ({page}) => {
  await open(page, pageKinds.concept);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('slashing');
  await expect(page.getByRole('dialog').getByRole('treeitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const next = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(pageKinds.concept);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

for (const kind of KINDS) {
  test(`${kind}: at 320 px, nothing is cut off and nothing scrolls sideways`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, pageKinds[kind]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  });

  test(`${kind}: with forced colors, text, links and buttons keep the reader's colors`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, pageKinds[kind]);
    const overriding = await page.evaluate(() =>
      [...document.querySelectorAll('main p, main a, main button, main h1, main code')]
        .filter((node) => getComputedStyle(node).forcedColorAdjust === 'none')
        .map((node) => node.outerHTML.slice(0, 80)),
    );
    expect(overriding).toEqual([]);
  });

  test(`${kind}: nothing moves with reduced motion`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, pageKinds[kind]);
    const moving = await page.evaluate(() => {
      // A transition of a tenth of a second or less is not perceived as motion.
      const long = (times: string) => times.split(',').some((time) => parseFloat(time) > 0.1);
      return [...document.querySelectorAll('*')]
        .filter((node) => {
          const {animationName, animationDuration} = getComputedStyle(node);
          return animationName !== 'none' && long(animationDuration);
        })
        .map((node) => node.outerHTML.slice(0, 80));
    });
    expect(moving).toEqual([]);
    const smooth = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(smooth).toBe('auto');
  });
}

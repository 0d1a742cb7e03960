import {expect, test, type Page} from '@playwright/test';
import {open, saveData} from './open';
import {openForm} from './openForm';
import {distinctKinds, pageKinds} from './pages';

/** Minimum target size, in px, for a finger or an unsteady hand. */
const MIN_SIZE = 24;

/**
 * Lists the visible controls smaller than `MIN_SIZE`. A control inside a sentence may be as high as its
 * line, because the words around it are not controls.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minSize) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role=tab], [role=treeitem], [tabindex="0"]';
    const BLOCK = 'p, li, dd, dt, td, th, figcaption, summary, label, div, h1, h2, h3, h4';
    const isInSentence = (control: Element) => {
      if (!getComputedStyle(control).display.startsWith('inline')) return false;
      const rest = control.closest(BLOCK)?.cloneNode(true) as Element | undefined;
      rest?.querySelectorAll('a, button').forEach((inner) => inner.remove());
      // One or two words may be a label such as "(not verified)".
      return (rest?.textContent?.match(/\w+/g)?.length ?? 0) > 2;
    };
    return [...document.querySelectorAll(controls)]
      .filter((control) =>
        control.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .map((control) => ({control, box: control.getBoundingClientRect()}))
      .filter(({box}) => box.width > 1 && box.height > 1)
      .filter(({box}) => Math.round(box.width) < minSize || Math.round(box.height) < minSize)
      .filter(({control}) => !isInSentence(control))
      .map(({control, box: {width, height}}) => {
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        return `${control.tagName} "${name.trim()}" in ${control.parentElement?.tagName}: ${width}×${height}`;
      });
  }, MIN_SIZE);
}

test.beforeEach(({page}) => saveData(page));

const kinds = {...distinctKinds, 'not found in a section': '/guides/goverance/'};
for (const width of [1440, 390]) {
  test(`at ${width} px, targets are at least ${MIN_SIZE} px large on every kind of page`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    for (const [kind, path] of Object.entries(kinds)) {
      await open(page, path);
      expect.soft(await smallTargets(page), `${kind}, ${path}`).toEqual([]);
    }
  });
}

/** Functions that open an initially closed part of a page, by the name of the part. */
const openers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the menu on a small screen': async (page) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, pageKinds.concept);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  },
  'the table of contents on a small screen': async (page) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, pageKinds.concept);
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.getByRole('link', {name: 'Where to go next'}).first()).toBeVisible();
  },
  'the API menu': async (page) => {
    await open(page, pageKinds.concept);
    await page.getByRole('button', {name: 'API', exact: true}).click();
    await expect(page.getByRole('link', {name: 'CometBFT RPC'}).first()).toBeVisible();
  },
  'the search window': async (page) => {
    await open(page, pageKinds.concept);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('unbonding');
    await expect(page.getByRole('dialog').getByRole('treeitem').first()).toBeVisible();
  },
  'the card of a value': async (page) => {
    await open(page, pageKinds.concept);
    await page.getByRole('article').getByRole('button', {name: '0.005 BTC'}).first().click();
    await expect(page.getByRole('group', {name: 'Source'})).toBeVisible();
  },
  'the tools': async (page) => {
    await open(page, pageKinds['tool on the page']);
    for (const name of ['Staking calculator', 'Transaction checker']) {
      await page.getByRole('button', {name: `Open the ${name.toLowerCase()}`}).click();
      await page.getByRole('form', {name}).locator('summary').first().click();
    }
  },
  'the form of a request': async (page) => {
    await open(page, pageKinds['api operation']);
    await openForm(page);
  },
  'live code': async (page) => {
    await open(page, pageKinds['live components']);
    await page.getByRole('button', {name: 'Edit and run'}).click();
    await expect(page.getByLabel('Live editor')).toBeVisible();
  },
};
for (const [part, openPart] of Object.entries(openers)) {
  test(`${part}: targets are at least ${MIN_SIZE} px large`, async ({page}) => {
    await openPart(page);
    expect(await smallTargets(page)).toEqual([]);
  });
}

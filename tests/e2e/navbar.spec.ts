import {expect, test, type Locator, type Page} from '@playwright/test';
import {scriptErrors} from './pageErrors';
import {open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const OVERVIEW = '/guides/overview/';

const bar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** Whether an element is in view below the bar, and the bar is in view too. */
async function isBelowBar(page: Page, target: Locator): Promise<boolean> {
  const [barBox, box] = await Promise.all([bar(page).boundingBox(), target.boundingBox()]);
  return barBox !== null && box !== null && barBox.y >= 0 && box.y >= barBox.y + barBox.height;
}

/** Lists the links and buttons of the bar that overlap, or that wrap onto two lines. */
function crowdedItems(page: Page): Promise<string[]> {
  return bar(page).evaluate((nav) => {
    const visible = [...nav.querySelectorAll('a, button')].filter(
      (item) =>
        !item.closest('.dropdown__menu, .navbar-sidebar') &&
        item.checkVisibility({visibilityProperty: true}),
    );
    const boxes = visible.map((item) => ({
      name: item.getAttribute('aria-label') ?? item.textContent,
      box: item.getBoundingClientRect(),
    }));
    const pairs = boxes.flatMap(({name, box}, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
        .map((other) => `${name} overlaps ${other.name}`),
    );
    const tall = boxes.filter(({box}) => box.height > 48).map(({name}) => `${name} has two lines`);
    return [...pairs, ...tall];
  });
}

test.describe('layout', () => {
  test('nothing in the bar overlaps or wraps at any width', async ({page}) => {
    await open(page, OVERVIEW);
    // The fonts determine the widths in the bar.
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 820, 996, 997, 1024, 1100, 1200, 1279, 1280, 1440]) {
      await page.setViewportSize({width, height: 800});
      await expect.poll(() => crowdedItems(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('on a tablet, links that do not fit in the bar are in the menu', async ({page}) => {
    await page.setViewportSize({width: 820, height: 800});
    await open(page, OVERVIEW);
    await expect(bar(page).getByRole('link', {name: 'Community chat on Discord'})).toBeHidden();
    await expect(bar(page).getByRole('link', {name: 'Source code on GitHub'})).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    await expect(bar(page).getByRole('link', {name: 'Source code on GitHub'})).toBeVisible();
  });
});

test.describe('after a jump to an anchor', () => {
  test('a deep link shows the bar and the heading below it', async ({page}) => {
    await open(page, `${OVERVIEW}#sources`);
    await open(page, '/guides/overview/bitcoin_staking/#sources');
    const heading = page.getByRole('heading', {name: /^Sources/});
    await expect(heading).toBeInViewport();
    await expect.poll(() => isBelowBar(page, heading)).toBe(true);
  });

  test('a click in the table of contents shows the bar and the heading below it', async ({
    page,
  }) => {
    await open(page, '/guides/overview/bitcoin_staking/');
    const links = page.locator('.table-of-contents a');
    for (const index of [2, 1]) {
      await links.nth(index).click();
      const id = new URL(page.url()).hash.slice(1);
      const heading = page.locator(`[id="${decodeURIComponent(id)}"]`);
      await expect(heading).toBeInViewport();
      await expect.poll(() => isBelowBar(page, heading)).toBe(true);
      // A few pixels up or down don't count as scrolling, and the bar doesn't cover the heading.
      await page.evaluate(() => window.scrollBy(0, -10));
      await expect.poll(() => isBelowBar(page, heading)).toBe(true);
    }
  });

  test('the bar hides when the reader scrolls further down', async ({page}) => {
    await open(page, '/guides/overview/bitcoin_staking/');
    await page.locator('.table-of-contents a').nth(1).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.mouse.move(700, 500);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 150);
        return (await bar(page).boundingBox())?.y ?? 0;
      })
      .toBeLessThan(-40);
  });

  test('invalid encoding in a URL does not crash the page', async ({page}) => {
    const errors = scriptErrors(page);
    await open(page, OVERVIEW);
    for (const hash of ['#50%', '#%zz', '#sources']) {
      await page.evaluate((to) => (window.location.hash = to), hash);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    await expect(page.getByRole('heading', {name: /^Sources/})).toBeInViewport();
    await page.goto('/%');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    // The menus work as on any other page.
    await bar(page).getByRole('button', {name: 'API', exact: true}).hover();
    await expect(bar(page).getByRole('link', {name: 'Staking API'})).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('the API dropdown', () => {
  const toggle = (page: Page) => bar(page).getByRole('button', {name: 'API', exact: true});
  const link = (page: Page, name: string) => bar(page).getByRole('link', {name, exact: true});

  test('arrow keys move through it; Escape closes it and returns the focus', async ({page}) => {
    await open(page, OVERVIEW);
    await toggle(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Staking API')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Babylon gRPC')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(link(page, 'CometBFT RPC')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Staking API')).toBeHidden();
  });

  test('Enter opens it, and leaving it with Tab closes it', async ({page}) => {
    await open(page, OVERVIEW);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'CometBFT RPC')).toBeVisible();
    for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
    await expect(link(page, 'CometBFT RPC')).toBeHidden();
  });

  test('Escape closes a dropdown that was opened by hovering', async ({page}) => {
    await open(page, OVERVIEW);
    await toggle(page).hover();
    await expect(link(page, 'Staking API')).toBeVisible();
    await toggle(page).focus();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Staking API')).toBeHidden();
  });

  test('the section of the current page is marked: API, or Overview for all guides', async ({
    page,
  }) => {
    await open(page, '/api/staking-api/get-prices/');
    await expect(toggle(page)).toHaveAttribute('aria-current', 'true');
    await expect(toggle(page)).toHaveClass(/navbar__link--active/);
    for (const path of ['/guides/governance/', '/guides/support/glossary/']) {
      await open(page, path);
      await expect(link(page, 'Overview')).toHaveClass(/navbar__link--active/);
      await expect(toggle(page)).not.toHaveAttribute('aria-current');
    }
  });

  test.describe('by touch', () => {
    test.use({hasTouch: true});

    test('a second tap closes it', async ({page}) => {
      await open(page, OVERVIEW);
      await toggle(page).tap();
      await expect(link(page, 'Staking API')).toBeVisible();
      await toggle(page).tap();
      await expect(link(page, 'Staking API')).toBeHidden();
    });
  });
});

test.describe('the menu on small screens', () => {
  test.use({viewport: {width: 390, height: 844}});

  const openButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
  const closeButton = (page: Page) => page.getByRole('button', {name: 'Close navigation bar'});

  test('takes the focus, traps it, and returns it on Escape', async ({page}) => {
    await open(page, OVERVIEW);
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(closeButton(page)).toBeFocused();
    const isInside = () =>
      page.evaluate(() => {
        const {activeElement} = document;
        return (
          activeElement === document.body || activeElement?.closest('.navbar-sidebar') !== null
        );
      });
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press(stop < 30 ? 'Tab' : 'Shift+Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(closeButton(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    // The page behind the menu is reachable again.
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(false);
  });

  test('has a close button that is large enough for a thumb and returns the focus', async ({
    page,
  }) => {
    await open(page, OVERVIEW);
    await openButton(page).click();
    await expect(closeButton(page)).toBeFocused();
    const box = await closeButton(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await closeButton(page).click();
    await expect(openButton(page)).toBeFocused();
  });
});

test('the accessible name of the search button is its visible text', async ({page}) => {
  await open(page, OVERVIEW);
  const button = bar(page).getByRole('button', {name: 'Search docs', exact: true});
  await expect(button).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-label');
});

test('closing the announcement moves the focus to the next element', async ({page}) => {
  await open(page, OVERVIEW);
  await page.getByRole('button', {name: 'Close', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(
    bar(page).getByRole('link', {name: 'Babylon documentation, home'}).first(),
  ).toBeFocused();
});

test('Support and community chat have different targets', async ({page}) => {
  await open(page, OVERVIEW);
  const target = (name: string) => bar(page).getByRole('link', {name}).getAttribute('href');
  expect(await target('Support')).not.toBe(await target('Community chat on Discord'));
});

import {expect, test, type Locator, type Page, type Route} from '@playwright/test';
import {consoleErrors} from './pageErrors';
import {hydrated} from './open';
import {PAGE, windowOf} from './searchWindow';

const OVERVIEW = '/guides/overview/';
const COMPONENTS = '/contribute/components/';
const LIVE = '/contribute/live-components/';
const OPERATION = '/api/comet-bft/status/';

type Action = {
  readonly path: string;
  /** Width of the window, in px. */
  readonly width?: number;
  readonly act: (page: Page) => Promise<unknown>;
  /** Checks the state after the action, and half a second later, when it must still be the same. */
  readonly expectResult: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first();
const category = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('button', {expanded: false})
    .first();
const secondTab = (page: Page) => page.getByRole('tab').nth(1);

/** Actions that the script in the head handles before the framework's scripts arrive. */
const HANDLED_IMMEDIATELY: Record<string, Action> = {
  'color mode': {
    path: OVERVIEW,
    act: (page) => button(page, /Switch between dark and light mode/).click(),
    expectResult: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    },
  },
  'copying code': {
    path: COMPONENTS,
    act: (page) => button(page, 'Copy code to clipboard: operator@node').click(),
    expectResult: async (page) => {
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toBe('babylond version');
    },
  },
  'wrapping code': {
    path: COMPONENTS,
    act: (page) => button(page, 'Toggle word wrap: operator@node').click(),
    expectResult: (page) =>
      expect(button(page, 'Toggle word wrap: operator@node')).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
  'closing the announcement': {
    path: OVERVIEW,
    act: (page) => page.getByRole('banner').getByRole('button', {name: 'Close'}).click(),
    expectResult: async (page) => {
      await expect(page.getByText('Check it on-chain before you act')).toBeHidden();
      const home = page.getByRole('navigation', {name: 'Main'}).getByRole('link').first();
      await expect(home).toBeFocused();
    },
  },
  'hiding the sidebar': {
    path: OVERVIEW,
    act: (page) => button(page, /^Collapse sidebar$/).click(),
    expectResult: async (page) => {
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
      await expect(button(page, /^Expand sidebar$/)).toBeFocused();
    },
  },
  'a collapsible section': {
    path: OPERATION,
    act: (page) => page.locator('summary', {hasText: 'Send a request'}).click(),
    // Hydration replaces the open <details> with the form.
    expectResult: (page) =>
      expect(
        page.locator('details[open] > summary').filter({hasText: 'Send a request'}),
      ).toHaveCount(1),
  },
};

/** Actions that the script in the head holds until the framework runs. */
const HELD: Record<string, Action> = {
  'the search button': {
    path: OVERVIEW,
    act: (page) => button(page, /Search docs/).click(),
    expectResult: (page) => expect(windowOf(page).field).toBeFocused(),
  },
  'Ctrl+K, and text typed after it': {
    path: OVERVIEW,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('babylond q/x');
      await page.keyboard.press('Backspace');
    },
    expectResult: (page) => expect(windowOf(page).field).toHaveValue('babylond q/'),
  },
  'text typed on the search button': {
    path: OVERVIEW,
    act: async (page) => {
      await button(page, /Search docs/).focus();
      await page.keyboard.type('stake amount');
    },
    expectResult: (page) => expect(windowOf(page).field).toHaveValue('stake amount'),
  },
  'a slash': {
    path: OVERVIEW,
    act: (page) => page.keyboard.press('/'),
    expectResult: async (page) => {
      await expect(windowOf(page).field).toBeFocused();
      await expect(windowOf(page).field).toHaveValue('');
    },
  },
  'text in the field of the search page': {
    path: '/search/',
    act: (page) => page.getByRole('searchbox').fill('slashing'),
    expectResult: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue('slashing');
      await expect(page).toHaveURL('/search/?q=slashing');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  },
  'the menu on small screens': {
    path: OVERVIEW,
    width: 390,
    act: (page) => button(page, 'Toggle navigation bar').click(),
    expectResult: (page) => expect(button(page, 'Close navigation bar')).toBeFocused(),
  },
  'a navbar dropdown, by mouse': {
    path: OVERVIEW,
    act: (page) => button(page, 'API').click(),
    expectResult: (page) =>
      expect(page.getByRole('link', {name: 'CometBFT RPC'}).first()).toBeVisible(),
  },
  'a navbar dropdown, by keyboard': {
    path: OVERVIEW,
    act: (page) => button(page, 'API').press('ArrowDown'),
    expectResult: (page) =>
      expect(page.getByRole('link', {name: 'Staking API'}).first()).toBeFocused(),
  },
  'a sidebar category': {
    path: OVERVIEW,
    act: async (page) => {
      await category(page).evaluate((element) => element.setAttribute('data-pressed', ''));
      await category(page).click();
    },
    expectResult: (page) =>
      expect(page.locator('[data-pressed]')).toHaveAttribute('aria-expanded', 'true'),
  },
  'a tab': {
    path: LIVE,
    act: (page) => secondTab(page).click(),
    expectResult: (page) => expect(secondTab(page)).toHaveAttribute('aria-selected', 'true'),
  },
  'a tab, by keyboard': {
    path: LIVE,
    act: async (page) => {
      await page.getByRole('tab', {selected: true}).first().focus();
      await page.keyboard.press('ArrowRight');
    },
    expectResult: (page) => expect(secondTab(page)).toBeFocused(),
  },
  'the card of a term': {
    path: PAGE,
    act: (page) => page.locator('main [data-term]').first().click(),
    expectResult: (page) => expect(page.locator('[popover]')).toHaveCount(1),
  },
  'the card of a focused value': {
    path: COMPONENTS,
    act: (page) => page.locator('[data-fact]').first().focus(),
    expectResult: (page) => expect(page.locator('[popover]')).toHaveCount(1),
  },
  'an image': {
    path: COMPONENTS,
    act: (page) => button(page, 'Expand image').click(),
    expectResult: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'the form of a request': {
    path: OPERATION,
    act: (page) => page.locator('summary', {hasText: 'Send a request'}).click(),
    expectResult: (page) =>
      expect(page.getByRole('button', {name: 'Send', exact: true})).toBeVisible(),
  },
  'the editor of live code': {
    path: LIVE,
    act: (page) => button(page, 'Edit and run').click(),
    expectResult: (page) => expect(page.getByLabel('Live editor')).toBeVisible(),
  },
};

/** Opens a page whose scripts don't arrive until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/js/*.js', (route) =>
    isHeld ? void heldRoutes.push(route) : route.continue(),
  );
  // The held scripts delay the load event.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return async () => {
    isHeld = false;
    await Promise.all(heldRoutes.map((route) => route.continue()));
    await hydrated(page);
  };
}

async function expectStable(page: Page, {expectResult}: Action): Promise<void> {
  await expectResult(page);
  // If the framework handled the same action again, it would undo the result.
  await page.waitForTimeout(500);
  await expectResult(page);
}

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

for (const [name, action] of Object.entries(HANDLED_IMMEDIATELY)) {
  test(`${name}: the action takes effect immediately, and its result stays`, async ({page}) => {
    const errors = consoleErrors(page);
    const release = await openWithoutScripts(page, action.path);
    await action.act(page);
    await action.expectResult(page);
    await release();
    await expectStable(page, action);
    expect(errors).toEqual([]);
  });
}

for (const [name, action] of Object.entries(HELD)) {
  test(`${name}: the action is held until the framework runs`, async ({page}) => {
    const errors = consoleErrors(page);
    if (action.width) await page.setViewportSize({width: action.width, height: 800});
    const release = await openWithoutScripts(page, action.path);
    await action.act(page);
    await release();
    await expectStable(page, action);
    expect(errors).toEqual([]);
  });
}

test('a second action replaces a held one, and Escape discards it', async ({page}) => {
  const release = await openWithoutScripts(page, OVERVIEW);
  await button(page, /Search docs/).click();
  await category(page).evaluate((element) => element.setAttribute('data-pressed', ''));
  await category(page).click();
  await release();
  await expect(page.locator('[data-pressed]')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const releaseAgain = await openWithoutScripts(page, OVERVIEW);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await releaseAgain();
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('links are left to the browser', async ({page}) => {
  await openWithoutScripts(page, OVERVIEW);
  const link: Locator = page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Developers', exact: true});
  await link.click();
  await expect(page).toHaveURL('/developers/');
});

/** Returns an array that collects the URLs of the scripts that a page requests from now on. */
function requestedScripts(page: Page): string[] {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) requestedUrls.push(request.url());
  });
  return requestedUrls;
}

test('scripts are requested after the page has loaded, each once', async ({page}) => {
  const scriptUrls = requestedScripts(page);
  await page.goto(OVERVIEW);
  await hydrated(page);
  const [load, ...scripts] = await page.evaluate(() => [
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ...performance
      .getEntriesByType('resource')
      .filter(({name}) => name.includes('/assets/js/'))
      .map(({startTime}) => startTime),
  ]);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(load ?? Infinity);
  // Prefetched files may be requested again when they are used.
  expect(scriptUrls.filter((url) => url.includes('/main.'))).toHaveLength(1);
});

test('a key press requests the scripts of a page that is still loading', async ({page}) => {
  const scriptUrls = requestedScripts(page);
  // The load event waits for the fonts.
  await page.route('**/*.woff2', () => undefined);
  await page.goto(OVERVIEW, {waitUntil: 'domcontentloaded'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(scriptUrls).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(windowOf(page).field).toBeFocused();
});

test('if a script fails, the page reports it and the browser handles the controls', async ({
  page,
}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto(OVERVIEW);
  await expect(page.getByRole('alert')).toContainText('A part of this page failed to load');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await button(page, /Switch between dark and light mode/).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await button(page, /Search docs/).click();
  await expect(page).toHaveURL(/\/search\/\?*$/);
});

test('the error about a failed script disappears once the page is hydrated', async ({page}) => {
  const release = await openWithoutScripts(page, OVERVIEW);
  await page.evaluate(() =>
    window.dispatchEvent(new ErrorEvent('error', {message: 'Loading failed: ChunkLoadError'})),
  );
  await expect(page.getByRole('alert')).toContainText('A part of this page failed to load');
  await release();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a closed announcement and a hidden sidebar are gone before the first paint', async ({
  page,
}) => {
  await openWithoutScripts(page, OVERVIEW);
  await button(page, /^Collapse sidebar$/).click();
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await page.reload();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
  await expect(page.getByText('Check it on-chain before you act')).toBeHidden();
  // A new announcement appears even though the old one was closed.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(page.getByText('Check it on-chain before you act')).toBeVisible();
});

import {expect, test, type Locator, type Page} from '@playwright/test';
import {open, saveData} from './open';
import {pageKinds} from './pages';

const MODULE = '/guides/architecture/babylon_genesis_modules/finality/';

async function boxOf(locator: Locator): Promise<{x: number; width: number; height: number}> {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox()) ?? {x: 0, width: 0, height: 0};
}

/** Opens a page in a window of this width. */
async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await open(page, path);
}

test.describe('width of an article', () => {
  const text = (page: Page) => page.getByRole('article').locator('p:not(header p)').first();
  const table = (page: Page) => page.getByRole('article').getByRole('table').first();
  const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

  test('tables take the whole column up to the table of contents; text keeps its line length', async ({
    page,
  }) => {
    await openAt(page, 1440, MODULE);
    const wide = await boxOf(table(page));
    expect((await boxOf(text(page))).width).toBeLessThanOrEqual(620);
    expect(wide.width).toBeGreaterThan(860);
    expect((await boxOf(contents(page))).x - (wide.x + wide.width)).toBeLessThan(40);
  });

  test('tables use the space of a hidden sidebar', async ({page}) => {
    await openAt(page, 1440, MODULE);
    const before = await boxOf(table(page));
    await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
    await expect
      .poll(async () => (await boxOf(table(page))).width)
      .toBeGreaterThan(before.width + 200);
    expect((await boxOf(text(page))).width).toBeLessThanOrEqual(620);
  });

  test('if three columns do not fit, the table of contents collapses and the article uses its space', async ({
    page,
  }) => {
    await openAt(page, 1024, MODULE);
    await expect(contents(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'On this page'})).toBeVisible();
    expect((await boxOf(table(page))).width).toBeGreaterThan(680);
  });
});

test.describe('fonts', () => {
  /** Sums the layout shifts of pages opened from now on; the returned function reads the sum. */
  async function watchShifts(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      Object.assign(window, {shift: 0});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {value} = entry as PerformanceEntry & {value: number};
          Object.assign(window, {shift: (window as unknown as {shift: number}).shift + value});
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
  }

  /** Names of the fonts in which an element is rendered. */
  async function fontsOf(page: Page, selector: string): Promise<string[]> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const {root} = await devtools.send('DOM.getDocument');
    const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector});
    const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
    return fonts.map(({familyName}) => familyName);
  }

  for (const path of [pageKinds.concept, pageKinds.home]) {
    for (const width of [1440, 390]) {
      test(`${path}, ${width} px wide: a first visit on an ordinary connection uses the brand fonts, and nothing moves`, async ({
        page,
      }) => {
        await saveData(page);
        const shift = await watchShifts(page);
        const requestedUrls: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'font') requestedUrls.push(request.url());
        });
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 40,
          downloadThroughput: (10 * 1024 * 1024) / 8,
          uploadThroughput: (2 * 1024 * 1024) / 8,
        });
        await openAt(page, width, path);
        await page.evaluate(() => document.fonts.ready);
        expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Source Serif 4')]);
        expect(await fontsOf(page, 'main p')).toEqual([expect.stringContaining('Source Sans 3')]);
        expect(requestedUrls, 'each font is fetched once').toHaveLength(2);
        // The heading's font arrives after the first paint, and a two-line title moves by a few
        // pixels: 0.013 on a phone. A fallback that doesn't fit scores several times this.
        expect(await shift()).toBeLessThan(0.02);
      });
    }
  }

  test('the head preloads the text font, and nothing that the first paint does not need', async ({
    request,
  }) => {
    const html = await (await request.get(pageKinds.concept)).text();
    expect(html.match(/<link [^>]*rel="?preload[^>]*/g)).toEqual([
      expect.stringContaining('source-sans-3'),
    ]);
    expect(html.indexOf('.woff2')).toBeLessThan(html.search(/rel="?stylesheet/));
  });

  test('late fonts move neither the heading nor the first paragraph', async ({page}) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    await page.setViewportSize({width: 1440, height: 900});
    // The load event waits for the fonts that the head requests.
    await page.goto(pageKinds.concept, {waitUntil: 'commit'});
    const boxes = async () => [
      await boxOf(page.getByRole('heading', {level: 1})),
      await boxOf(page.getByRole('article').locator('p:not(header p)').first()),
    ];
    const before = await boxes();
    release();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => fontsOf(page, 'h1')).toEqual([expect.stringContaining('Source Serif')]);
    expect(await boxes()).toEqual(before);
  });
});

test.describe('tables', () => {
  test('numbers with the same unit are right-aligned, in tabular figures', async ({page}) => {
    await open(page, pageKinds.network);
    const cells = page.getByRole('article').locator('td.number');
    expect(await cells.count()).toBeGreaterThan(0);
    await expect(cells.first()).toHaveCSS('text-align', 'right');
    await expect(cells.first()).toHaveCSS('font-variant-numeric', /tabular-nums/);
  });

  test('on a phone, the messages of a module can be read without scrolling sideways', async ({
    page,
  }) => {
    await openAt(page, 390, MODULE);
    for (const name of ['Messages of the finality module', 'Queries of the finality module']) {
      const box = page.getByRole('group', {name, exact: true});
      await expect(box).toBeVisible();
      const overflow = await box.evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(overflow, name).toBe(0);
    }
    // Each cell has a label, because the header row is hidden.
    const label = await page
      .getByRole('cell')
      .filter({hasText: 'any account'})
      .first()
      .evaluate((node) => getComputedStyle(node, '::before').content);
    expect(label).toContain('Signed by');
  });

  test('the sticky column keeps the borders of its rows', async ({page}) => {
    await openAt(page, 390, pageKinds.network);
    const name = page.getByRole('article').locator('table:not(.stack) tbody th').first();
    // Collapsed borders belong to the table, so they would scroll away under the column.
    await expect(name).toHaveCSS('border-bottom-width', '1px');
    await expect(name.locator('xpath=ancestor::table')).toHaveCSS('border-collapse', 'separate');
  });
});

test('at 320 px, a page with long names does not scroll sideways', async ({page}) => {
  for (const path of ['/api/staking-api/get-delegation-v-2/', pageKinds['api WebSocket method']]) {
    await openAt(page, 320, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('titles have the same size on every kind of page', async ({page}) => {
  for (const path of [
    pageKinds.concept,
    pageKinds['api operation'],
    pageKinds['blog list'],
    pageKinds['blog post'],
    pageKinds.search,
    pageKinds['not found'],
  ]) {
    await openAt(page, 1440, path);
    const title = page.getByRole('heading', {level: 1});
    await expect(title, path).toHaveCSS('font-size', '40px');
    await expect(title, path).toHaveCSS('line-height', '48px');
    await page.setViewportSize({width: 390, height: 900});
    await expect(title, path).toHaveCSS('font-size', '32px');
    await expect(title, path).toHaveCSS('line-height', '40px');
  }
});

test('the result of live code has the same colors as the page', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, pageKinds['live components']);
  await page.getByRole('button', {name: 'Edit and run'}).first().click();
  const result = page.frameLocator('iframe[title="Result of the live code"]').locator('html');
  await expect(result).toHaveCSS('background-color', 'rgb(20, 23, 28)');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(result).toHaveCSS('background-color', 'rgb(251, 250, 246)');
});

test('a callout with a custom title also shows its kind', async ({page}) => {
  await open(page, '/bsns/');
  await expect(page.getByRole('article').getByText('Warning: Not live')).toBeVisible();
});

test('the page actions are on one line', async ({page}) => {
  await open(page, pageKinds.concept);
  const header = page.getByRole('article').locator('header');
  const tops = await Promise.all(
    [
      header.getByRole('button', {name: 'Copy as Markdown'}),
      header.getByRole('link', {name: 'View as Markdown'}),
      header.getByRole('link', {name: 'Edit'}),
    ].map(async (action) => Math.round((await action.boundingBox())?.y ?? -1)),
  );
  expect(new Set(tops).size).toBe(1);
});

test.describe('home', () => {
  test('a figure with a text alternative explains the protocol, in a wide or a tall version', async ({
    page,
  }) => {
    await openAt(page, 1440, '/');
    const figure = page.getByRole('img', {name: 'Bitcoin staking at a glance'}).filter({
      visible: true,
    });
    await expect(figure).toHaveAttribute('viewBox', '0 0 720 352');
    await expect(page.getByRole('figure').filter({visible: true}).first()).toContainText(
      'The coins stay on Bitcoin',
    );
    await page.setViewportSize({width: 390, height: 844});
    await expect(figure).toHaveAttribute('viewBox', '0 0 360 404');
  });

  test('the seven home page cards fill their rows', async ({page}) => {
    for (const [width, rows] of [
      [1440, [4, 3]],
      [820, [2, 2, 2, 1]],
      [390, [1, 1, 1, 1, 1, 1, 1]],
    ] as const) {
      await openAt(page, width, '/');
      const boxes = await page
        .getByRole('region', {name: 'What do you want to do?'})
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect()).map(({top, right}) => ({top, right})),
        );
      const tops = [...new Set(boxes.map(({top}) => top))];
      const byRow = tops.map((top) => boxes.filter((box) => box.top === top));
      expect(byRow.map(({length}) => length)).toEqual(rows);
      const ends = byRow.map((row) => Math.round(row.at(-1)?.right ?? 0));
      expect(new Set(ends).size, `${width}: every row ends at the same edge`).toBe(1);
    }
  });

  test('the page shows the networks, the newest posts and the APIs within two screens', async ({
    page,
  }) => {
    await openAt(page, 1440, '/');
    const networks = page.getByRole('region', {name: 'Network status'});
    for (const row of ['Chain ID', 'Latest version recorded', 'Parameter version', 'Unbonding']) {
      await expect(networks.getByRole('row').filter({hasText: row})).toBeVisible();
    }
    const news = page.getByRole('region', {name: 'Recent changes'});
    await expect(news.getByRole('link').first()).toHaveAttribute('href', /^\/blog\/\d{4}\//);
    await expect(page.getByRole('region', {name: 'Three APIs'}).getByRole('link')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      1800,
    );
  });
});

import {expect, test, type Page} from '@playwright/test';
import {factsOf} from './factsOf';
import {open} from './open';
import {allPages} from './pages';

const pages = allPages();

test('the sitemap lists the pages', () => {
  expect(pages).toContain('/guides/overview/');
  expect(pages.length).toBeGreaterThan(20);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every page can be read and every link and anchor on it exists', async ({page, request}) => {
    test.setTimeout(900_000);
    const anchors = new Map<string, Set<string>>();
    const links: {from: string; to: URL}[] = [];
    for (const path of pages) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await expect(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
      const text = await page.getByRole('main').innerText();
      expect(text.length, `${path} has too little text without scripts`).toBeGreaterThan(60);
      anchors.set(
        path,
        new Set(await page.locator('[id]').evaluateAll((nodes) => nodes.map((node) => node.id))),
      );
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href));
      for (const href of new Set(hrefs)) links.push({from: path, to: new URL(href)});
    }
    const origin = new URL(page.url()).origin;
    const broken = new Set<string>();
    const known = new Map<string, boolean>();
    for (const {from, to} of links) {
      if (to.origin !== origin) {
        if (to.protocol !== 'https:' && to.protocol !== 'mailto:')
          broken.add(`${from} -> ${to.href}`);
        continue;
      }
      if (!known.has(to.pathname)) {
        const reply = await request.get(to.pathname, {maxRedirects: 0});
        known.set(to.pathname, reply.status() === 200);
      }
      if (!known.get(to.pathname)) broken.add(`${from} -> ${to.pathname} (missing, or a redirect)`);
      const ids = anchors.get(to.pathname);
      const id = decodeURIComponent(to.hash.slice(1));
      if (id && ids && !ids.has(id)) broken.add(`${from} -> ${to.pathname}#${id} (no such anchor)`);
    }
    expect([...broken]).toEqual([]);
  });
});

/** Pages of one test: both workers share the site, and a test that fails names its part. */
const PART = 20;
const parts = Array.from({length: Math.ceil(pages.length / PART)}, (_, index) =>
  pages.slice(index * PART, (index + 1) * PART),
);
const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};

// Each page is opened once, and all that holds for every page is looked at then.
for (const part of parts) {
  test(`with scripts, no page logs an error, moves, changes a value or is wider than a phone: ${part[0]} and ${part.length - 1} more`, async ({
    page,
    request,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
    for (const path of part) {
      await page.setViewportSize(WIDE);
      await open(page, path);
      const shift = await shiftOf(page);
      if (shift > 0.01) errors.push(`${path}: layout shift ${shift.toFixed(3)}`);
      const sent = factsOf(await (await request.get(path)).text());
      expect(await shownFacts(page), path).toEqual(sent);
      await page.setViewportSize(NARROW);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > NARROW.width) errors.push(`${path}: ${width} wide on a screen of 390`);
    }
    expect(errors).toEqual([]);
  });
}

/** How far the page moved while it loaded, as the browser scores it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            total += (entry as unknown as {value: number}).value;
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(total), 50);
      }),
  );
}

function shownFacts(page: Page): Promise<string[][]> {
  return page
    .locator('button[data-fact]')
    .evaluateAll((nodes) =>
      nodes.map((node) => [(node as HTMLElement).dataset.fact ?? '', node.textContent ?? '']),
    );
}

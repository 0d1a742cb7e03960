import {expect, test, type Page} from '@playwright/test';
import {site} from '../../config/site';
import {factsOf} from './factsOf';
import {hydrated, RESEND, saveData} from './open';
import {allPages, pageKinds} from './pages';

const pages = allPages();

test('the sitemap lists the pages', () => {
  expect(pages).toContain('/guides/overview/');
  expect(pages.length).toBeGreaterThan(20);
});

/** Contents of a page's HTML before any script runs. */
type ServedPage = {titles: number; text: string; ids: Set<string>; links: Set<string>};

/** Parses only HTML as the build writes it, because a full parser takes a hundred times as long. */
function parsePage(html: string): ServedPage {
  const page = html.replace(/<script[\s>][\s\S]*?<\/script>/g, '');
  const main = /<main[\s>][\s\S]*<\/main>/.exec(page)?.[0] ?? '';
  return {
    titles: page.match(/<h1[\s>]/g)?.length ?? 0,
    text: main.replace(/<[^>]+>/g, ''),
    ids: new Set(valuesOf(page, /<[^>]*?\sid=("[^"]*"|[^\s>]+)/g)),
    links: new Set(valuesOf(page, /<a\s[^>]*?\bhref=("[^"]*"|[^\s>]+)/g)),
  };
}

function valuesOf(html: string, attribute: RegExp): string[] {
  return [...html.matchAll(attribute)].map(([, value = '']) =>
    value.replace(/^"|"$/g, '').replaceAll('&amp;', '&'),
  );
}

test('every page has its text in the HTML, and every link and anchor on it exists', async ({
  request,
  baseURL,
}) => {
  const get = (path: string) => request.get(path, {...RESEND, maxRedirects: 0});
  const served = new Map<string, ServedPage>();
  for (const path of pages) {
    const response = await get(path);
    expect(response.status(), path).toBe(200);
    served.set(path, parsePage(await response.text()));
  }
  const broken = new Set<string>();
  const exists = new Map(pages.map((path) => [path, true]));
  for (const [from, {titles, text, links}] of served) {
    expect(titles, `${from}: number of level 1 headings`).toBe(1);
    expect(text.length, `${from} has too little text without scripts`).toBeGreaterThan(60);
    for (const href of links) {
      // A URL on the public host is a page of this site too.
      const to = new URL(href.replace(site.url, baseURL ?? ''), `${baseURL}${from}`);
      if (to.origin !== baseURL) {
        if (!['https:', 'mailto:'].includes(to.protocol)) broken.add(`${from} -> ${to.href}`);
        continue;
      }
      const {pathname} = to;
      if (!exists.has(pathname)) exists.set(pathname, (await get(pathname)).status() === 200);
      if (!exists.get(pathname)) broken.add(`${from} -> ${pathname} (missing, or a redirect)`);
      const id = decodeURIComponent(to.hash.slice(1));
      if (id && served.get(pathname)?.ids.has(id) === false)
        broken.add(`${from} -> ${pathname}#${id} (no such anchor)`);
    }
  }
  expect([...broken]).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  // No page may hide its text until a script has run.
  for (const kind of ['concept', 'command reference', 'api operation', 'blog post'] as const) {
    test(`${kind}: the text is shown`, async ({page}) => {
      await page.goto(pageKinds[kind]);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
    });
  }
});

/** All pages, but only every sixth of the API reference, because one generator writes all of them. */
const pagesToOpen = [
  ...pages.filter((path) => !path.startsWith('/api/')),
  ...pages.filter((path) => path.startsWith('/api/')).filter((_, index) => index % 6 === 0),
];

/** With few pages per test, two workers share the site, and a failure shows which part is affected. */
const PAGES_PER_TEST = 20;
const inChunks = (paths: readonly string[]) =>
  Array.from({length: Math.ceil(paths.length / PAGES_PER_TEST)}, (_, index) =>
    paths.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );

const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};

// The HTML alone determines the width, so these tests need no scripts and check more pages.
test.describe('on a phone, without JavaScript', {tag: '@extended'}, () => {
  test.use({javaScriptEnabled: false, viewport: NARROW});

  for (const chunk of inChunks(pagesToOpen)) {
    test(`no page is wider than the screen: ${chunk[0]} and ${chunk.length - 1} more`, async ({
      page,
    }) => {
      const tooWide: string[] = [];
      for (const path of chunk) {
        await page.goto(path);
        const width = await widthOf(page);
        if (width > NARROW.width) tooWide.push(`${path}: ${width} px wide on a 390 px screen`);
      }
      expect(tooWide).toEqual([]);
    });
  }
});

/**
 * Maximum layout shift score. A table drawn while its last rows are still loading moves its columns,
 * which scored up to 0.012 on a slow machine. Late content that pushes the text down scores several
 * times the maximum.
 */
const MAX_SHIFT = 0.02;

test.describe('with JavaScript', () => {
  // Prefetching takes a sixth of the time here, and these tests follow no link.
  test.beforeEach(({page}) => saveData(page));

  // The same components are on many pages, so every third is opened and checked.
  const sample = pagesToOpen.filter((_, index) => index % 3 === 0);
  for (const [index, chunk] of inChunks(sample).entries()) {
    const title = `no page logs an error, shifts, changes a value or is too wide: ${chunk[0]} and ${chunk.length - 1} more`;
    test(title, {tag: index ? '@extended' : []}, async ({page}) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
      await page.setViewportSize(NARROW);
      for (const path of chunk) {
        const response = await page.goto(path);
        await hydrated(page);
        const shift = await shiftOf(page);
        if (shift > MAX_SHIFT) errors.push(`${path}: layout shift ${shift.toFixed(3)}`);
        expect(await renderedFacts(page), path).toEqual(factsOf((await response?.text()) ?? ''));
        if ((await widthOf(page)) > NARROW.width) errors.push(`${path}: wider than a phone`);
      }
      expect(errors).toEqual([]);
    });
  }

  // In a wide window, the frame of a page depends only on its kind.
  test('no kind of page shifts or is too wide in a wide window', async ({page}) => {
    const errors: string[] = [];
    await page.setViewportSize(WIDE);
    for (const [kind, path] of Object.entries(pageKinds)) {
      // Its suggestions shift the page when they appear, once the list of pages has loaded.
      if (kind === 'not found') continue;
      await page.goto(path);
      await hydrated(page);
      const shift = await shiftOf(page);
      if (shift > MAX_SHIFT) errors.push(`${path}: layout shift ${shift.toFixed(3)}`);
      const width = await widthOf(page);
      if (width > WIDE.width) errors.push(`${path}: ${width} px wide in a 1440 px window`);
    }
    expect(errors).toEqual([]);
  });
});

/** Width of the page, in px: more than the window's if something overflows. */
function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** Layout shift score of the page while it loaded. */
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

function renderedFacts(page: Page): Promise<string[][]> {
  return page
    .locator('[data-fact]')
    .evaluateAll((nodes) =>
      nodes.map((node) => [(node as HTMLElement).dataset.fact ?? '', node.textContent ?? '']),
    );
}

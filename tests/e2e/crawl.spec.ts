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
type Sent = {titles: number; text: string; ids: Set<string>; links: Set<string>};

/** Parses only the HTML that the build writes: a full parser takes a hundred times as long. */
function readSent(html: string): Sent {
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
  const sent = new Map<string, Sent>();
  for (const path of pages) {
    const reply = await get(path);
    expect(reply.status(), path).toBe(200);
    sent.set(path, readSent(await reply.text()));
  }
  const broken = new Set<string>();
  const found = new Map(pages.map((path) => [path, true]));
  for (const [from, {titles, text, links}] of sent) {
    expect(titles, `${from}: headings of the first level`).toBe(1);
    expect(text.length, `${from} has too little text without scripts`).toBeGreaterThan(60);
    for (const href of links) {
      // A URL with the public host is a page of this site too.
      const to = new URL(href.replace(site.url, baseURL ?? ''), `${baseURL}${from}`);
      if (to.origin !== baseURL) {
        if (!['https:', 'mailto:'].includes(to.protocol)) broken.add(`${from} -> ${to.href}`);
        continue;
      }
      const {pathname} = to;
      if (!found.has(pathname)) found.set(pathname, (await get(pathname)).status() === 200);
      if (!found.get(pathname)) broken.add(`${from} -> ${pathname} (missing, or a redirect)`);
      const id = decodeURIComponent(to.hash.slice(1));
      if (id && sent.get(pathname)?.ids.has(id) === false)
        broken.add(`${from} -> ${pathname}#${id} (no such anchor)`);
    }
  }
  expect([...broken]).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  // Nothing that hides a page until its script has run.
  for (const kind of ['concept', 'command reference', 'api operation', 'blog post'] as const) {
    test(`${kind}: the text is shown`, async ({page}) => {
      await page.goto(pageKinds[kind]);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
    });
  }
});

/** One generator writes the pages of the API reference, so every sixth is opened, and all others. */
const opened = [
  ...pages.filter((path) => !path.startsWith('/api/')),
  ...pages.filter((path) => path.startsWith('/api/')).filter((_, index) => index % 6 === 0),
];

/** Pages per test: both workers share the site, and a failed test names its part. */
const PART = 20;
const inParts = (all: readonly string[]) =>
  Array.from({length: Math.ceil(all.length / PART)}, (_, index) =>
    all.slice(index * PART, (index + 1) * PART),
  );

const WIDE = {width: 1440, height: 900};
const NARROW = {width: 390, height: 844};

/** Width depends on the HTML, not on scripts, and every page is checked. */
test.describe('on a phone, without scripts', {tag: '@extended'}, () => {
  test.use({javaScriptEnabled: false, viewport: NARROW});

  for (const part of inParts(opened)) {
    test(`no page is wider than the screen: ${part[0]} and ${part.length - 1} more`, async ({
      page,
    }) => {
      const wide: string[] = [];
      for (const path of part) {
        await page.goto(path);
        const width = await widthOf(page);
        if (width > NARROW.width) wide.push(`${path}: ${width} wide on a screen of 390`);
      }
      expect(wide).toEqual([]);
    });
  }
});

/**
 * A table that is drawn while its last rows are still loading moves its columns: that scored
 * up to 0.012 on a slow machine. Late content that pushes the text away scores several times this.
 */
const MAX_SHIFT = 0.02;

test.describe('with scripts', () => {
  // Prefetching the next page takes a sixth of the time here, and no test goes there.
  test.beforeEach(({page}) => saveData(page));

  // The same components are on many pages, so every third is opened and checked.
  for (const part of inParts(opened.filter((_, index) => index % 3 === 0))) {
    test(`no page logs an error, shifts, changes a value or is too wide: ${part[0]} and ${part.length - 1} more`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
      await page.setViewportSize(NARROW);
      for (const path of part) {
        const reply = await page.goto(path);
        await hydrated(page);
        const shift = await shiftOf(page);
        if (shift > MAX_SHIFT) errors.push(`${path}: layout shift ${shift.toFixed(3)}`);
        expect(await shownFacts(page), path).toEqual(factsOf((await reply?.text()) ?? ''));
        if ((await widthOf(page)) > NARROW.width) errors.push(`${path}: wider than a phone`);
      }
      expect(errors).toEqual([]);
    });
  }

  // The frame of a wide window differs from kind to kind, not from page to page.
  test('no kind of page shifts or is too wide in a wide window', async ({page}) => {
    const errors: string[] = [];
    await page.setViewportSize(WIDE);
    for (const [kind, path] of Object.entries(pageKinds)) {
      // Suggestions appear there when the list of pages has loaded.
      if (kind === 'not found') continue;
      await page.goto(path);
      await hydrated(page);
      const shift = await shiftOf(page);
      if (shift > MAX_SHIFT) errors.push(`${path}: layout shift ${shift.toFixed(3)}`);
      const width = await widthOf(page);
      if (width > WIDE.width) errors.push(`${path}: ${width} wide in a window of 1440`);
    }
    expect(errors).toEqual([]);
  });
});

/** Width of the page, in px: more than the window when something overflows it. */
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

function shownFacts(page: Page): Promise<string[][]> {
  return page
    .locator('[data-fact]')
    .evaluateAll((nodes) =>
      nodes.map((node) => [(node as HTMLElement).dataset.fact ?? '', node.textContent ?? '']),
    );
}

import {expect, test, type Page} from '@playwright/test';
import {open, saveData} from './open';
import {pageKinds} from './pages';

test.beforeEach(({page}) => saveData(page));

const TASK = pageKinds['task, command line'];

/** Printable area of an A4 sheet, inside the browser's margins, in CSS pixels. */
const A4 = {width: 718, height: 1047};

async function openPrinted(page: Page, path: string): Promise<void> {
  await page.setViewportSize(A4);
  await page.emulateMedia({media: 'print'});
  await open(page, path);
}

for (const kind of ['task, command line', 'network', 'specification', 'blog post'] as const) {
  test(`${kind}: only the article is printed, and nothing is wider than the sheet`, async ({
    page,
  }) => {
    await openPrinted(page, pageKinds[kind]);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('button', {name: /Copy|wrap|Expand|Search|mode/i})).toHaveCount(0);
    const tooWide = await page.getByRole('main').evaluate((main, width) => {
      const elements = [...main.querySelectorAll('pre, table, td, th, figure, svg, li')];
      return elements
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .map((element) => `${element.localName}: ${element.textContent?.slice(0, 60)}`);
    }, A4.width);
    expect(tooWide).toEqual([]);
  });
}

test('long lines of code are wrapped, and no line is missing', async ({page}) => {
  await openPrinted(page, TASK);
  for (const code of await page.locator('main pre').all()) {
    const overflow = await code.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow, (await code.textContent()) ?? '').toBeLessThanOrEqual(1);
  }
});

test('values are printed, although they are buttons on screen', async ({page}) => {
  await openPrinted(page, pageKinds.network);
  await expect(page.locator('main [data-fact]').first()).toBeVisible();
});

test('pages are printed in light colors in both color modes', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, TASK);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colors = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--ink', '--btc', '--surface'].map((name) => style.getPropertyValue(name).trim());
    });
  const dark = await colors();
  await page.emulateMedia({media: 'print'});
  const printed = await colors();
  expect(printed).not.toEqual(dark);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  expect(await colors()).toEqual(printed);
});

test('figures fit on a sheet', async ({page}) => {
  await openPrinted(page, pageKinds.specification);
  for (const drawing of await page.locator('figure svg:visible').all()) {
    const box = await drawing.boundingBox();
    expect(box?.height).toBeLessThan(A4.height);
    expect(box?.width).toBeLessThanOrEqual(A4.width);
  }
});

test('in print, links in Sources show their URLs, and other links do not', async ({page}) => {
  await openPrinted(page, pageKinds.home);
  const textsAfter = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect((await textsAfter('main a')).filter((text) => text.includes('http'))).toEqual([]);
  await page.getByRole('main').evaluate((main) => {
    main.innerHTML =
      '<h2 id="sources">Sources</h2><ul><li><a href="https://a.example/x">x</a></li>' +
      '<li><a href="/stakers/">y</a></li></ul>';
  });
  const [external, internal] = await textsAfter('main a');
  expect(external).toContain('https://a.example/x');
  expect(internal).toBe('none');
});

test('no page break follows a heading or splits a step', async ({page}) => {
  await openPrinted(page, TASK);
  const headings = page.locator('main h2, main h3');
  for (const heading of await headings.all())
    await expect(heading).toHaveCSS('break-after', 'avoid');
  for (const step of await page.locator('main ol > li').all()) {
    await expect(step).toHaveCSS('break-inside', 'avoid');
  }
});

test('the browser can save a procedure as a PDF', async ({page}) => {
  await open(page, TASK);
  const pdf = await page.pdf({format: 'A4'});
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

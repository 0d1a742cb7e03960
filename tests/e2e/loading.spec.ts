import {expect, test} from '@playwright/test';
import {hydrated, open} from './open';

const OVERVIEW = '/guides/overview/';

test('a progress bar appears during a slow page change, and disappears when the page has loaded', async ({
  page,
}) => {
  // Data-saver mode turns prefetching off, so the next page has to load.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await open(page, OVERVIEW);
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Developers', exact: true})
    .click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeAttached();
  await expect(page).toHaveURL('/developers/');
  await expect(bar).toHaveCount(0);
});

test('a page whose files fail to load stays readable and offers a retry', async ({page}) => {
  let isBroken = true;
  await page.route('**/assets/js/*.js', (route) =>
    isBroken && !/\/(main|runtime~main)\./.test(route.request().url())
      ? route.abort()
      : route.continue(),
  );
  await page.goto(OVERVIEW);
  await expect(page.getByRole('alert')).toContainText('A part of this page failed to load.');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  isBroken = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that crashes shows the reason and a retry button', async ({page}) => {
  await page.addInitScript(() => {
    const Original = URLSearchParams;
    window.URLSearchParams = class extends Original {
      constructor(init?: string | URLSearchParams) {
        // Throws only once, and not in the head script, which also reads the URL.
        const isParsed = document.readyState !== 'loading';
        if (isParsed && String(init).includes('q=crash') && !('thrown' in window)) {
          Object.assign(window, {thrown: true});
          throw new Error('Broken on purpose', {cause: new Error('by this test')});
        }
        super(init);
      }
    } as typeof URLSearchParams;
  });
  await page.goto('/search/?q=crash');
  await expect(page.getByText('This page crashed.')).toBeVisible();
  await expect(page.getByText('Broken on purpose')).toBeVisible();
  await expect(page.getByText('by this test')).toBeVisible();
  // Styled like the rest of the site, in a column, and readable in dark mode.
  const {color, danger, left} = await page.getByText('by this test').evaluate((text) => {
    const sample = document.createElement('i');
    sample.style.color = 'var(--danger)';
    text.append(sample);
    return {
      color: getComputedStyle(text).color,
      danger: getComputedStyle(sample).color,
      left: text.getBoundingClientRect().left,
    };
  });
  expect(color).toBe(danger);
  expect(left).toBeGreaterThan(100);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toBeVisible();
});

test('a wrong base URL is reported on the home page', async ({page}) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
});

test('a page change scrolls to the top, and going back restores the position', async ({page}) => {
  await open(page, OVERVIEW);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link', {name: /Next/})
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).not.toHaveURL(OVERVIEW);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

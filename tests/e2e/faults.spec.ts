import {expect, test, type Page, type Route} from '@playwright/test';
import {scriptErrors} from './pageErrors';
import {hydrated, saveData} from './open';

const OVERVIEW = '/guides/overview/';

test("when a route's files fail once, the page is fully reloaded instead", async ({page}) => {
  // A prefetched script would already have loaded, so it could not fail.
  await saveData(page);
  await page.goto(OVERVIEW);
  await hydrated(page);
  // The next script that the page requests fails to load.
  let failed = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    if (failed === 0) {
      failed += 1;
      await route.abort();
    } else await route.continue();
  });
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Developers', exact: true})
    .click();
  await expect(page).toHaveURL('/developers/');
  await expect(page.getByRole('heading', {level: 1})).toContainText(/Developers/i);
  expect(failed).toBe(1);
});

test('storage that throws leaves the page usable', async ({page}) => {
  const errors = scriptErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(OVERVIEW);
  await hydrated(page);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(errors).toEqual([]);
});

test('an unknown path returns a page with status 404', async ({page}) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
});

test('links are prefetched on hover, except in data-saver mode', async ({page, browser}) => {
  const hoverRequests = async (target: Page, saveData: boolean) => {
    await target.addInitScript((save) => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: save, effectiveType: '4g'},
      });
      // A link in view is prefetched too; see prefetch.spec.ts.
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(): void {}
      };
    }, saveData);
    await target.goto('/blog/archive/');
    await hydrated(target);
    await target.waitForLoadState('networkidle');
    const requestedUrls: string[] = [];
    target.on('request', (request) => requestedUrls.push(request.url()));
    await target
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Operators', exact: true})
      .hover();
    await target.waitForTimeout(700);
    return requestedUrls.filter((url) => url.endsWith('.js')).length;
  };
  expect(await hoverRequests(page, false)).toBeGreaterThan(0);
  const saverPage = await browser.newPage({baseURL: new URL(page.url()).origin});
  expect(await hoverRequests(saverPage, true)).toBe(0);
  await saverPage.close();
});

const followDevelopers = (page: Page) =>
  page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Developers', exact: true})
    .click();

test.describe('a page whose main scripts', () => {
  for (const [failure, respond] of [
    ['fail to load', (route: Route) => route.abort()],
    ['are missing', (route: Route) => route.fulfill({status: 404, body: 'Not found'})],
    [
      'are HTML',
      (route: Route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Hello'}),
    ],
  ] as const) {
    test(`${failure} reports it in one line, and its links work`, async ({page}) => {
      let isBroken = true;
      await page.route(/\/assets\/js\/(main|runtime~main)\./, (route) =>
        isBroken ? respond(route) : route.continue(),
      );
      await page.goto(OVERVIEW);
      await expect(page.getByRole('alert')).toContainText('A part of this page failed to load.');
      await followDevelopers(page);
      await expect(page).toHaveURL('/developers/');
      await expect(page.getByRole('alert')).toContainText('A part of this page failed to load.');
      isBroken = false;
      await page.getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

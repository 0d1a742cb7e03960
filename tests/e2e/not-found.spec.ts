// A deliberate misspelling. cspell:ignore querries
import {expect, test, type Page} from '@playwright/test';
import {open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const MISSPELLED = '/guides/goverance/';

/** Entries of the list of suggested pages. */
const suggestions = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

test('a misspelled URL is not found, and the intended page is suggested', async ({page}) => {
  const response = await page.goto(MISSPELLED);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByText(`There is no page at ${MISSPELLED}.`)).toBeVisible();
  await expect(page.getByRole('status')).toContainText('closest');
  const links = suggestions(page);
  await expect(links.first()).toHaveText('Governance');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    '/guides/governance/: its name contains governance',
  );
  expect(await links.count()).toBeLessThanOrEqual(5);
  await links.first().click();
  await expect(page).toHaveURL('/guides/governance/');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
});

for (const width of [1440, 390]) {
  test(`at ${width} px nothing visible moves when the suggestions appear`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    let send = () => {};
    const released = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/pages.json', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, MISSPELLED);
    await expect(page.getByRole('status')).toContainText('Looking for pages');
    const field = page.getByRole('main').getByRole('searchbox');
    const before = await field.boundingBox();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    send();
    await expect(suggestions(page).first()).toBeVisible();
    expect(await field.boundingBox()).toEqual(before);
  });
}

test('every suggestion is a page that exists', async ({page, request}) => {
  await open(page, '/operators/babylon_node/babylon_cli/querries/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(suggestions(page).first()).toBeVisible();
  for (const link of await suggestions(page).all()) {
    const path = (await link.getAttribute('href')) ?? '';
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('the search form contains the words of the URL and works', async ({page}) => {
  await open(page, '/stakers/un-bonding.html');
  const form = page.getByRole('search', {name: 'Whole site'});
  await expect(form.getByRole('searchbox')).toHaveValue('stakers un bonding');
  await form.getByRole('searchbox').fill('unbonding');
  await form.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search/?q=unbonding');
});

test('a URL unlike that of any page gets no suggestions, only a link to the home page', async ({
  page,
}) => {
  await open(page, '/wp-admin-qqq/');
  await expect(page.getByRole('status')).toHaveText('No page on this site has a similar address.');
  await expect(suggestions(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'home page'}).click();
  await expect(page).toHaveURL('/');
});

test('markup in a URL is shown as text', async ({page}) => {
  await open(page, '/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('main').getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});

test('the page reports that the list of pages is loading', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pages.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, MISSPELLED);
  await expect(page.getByRole('status')).toContainText('Looking for pages');
  release();
  await expect(suggestions(page).first()).toBeVisible();
});

test('a list that fails to load is reported, and loading can be retried', async ({page}) => {
  let isBroken = true;
  await page.route('**/pages.json', (route) => (isBroken ? route.abort() : route.continue()));
  await open(page, MISSPELLED);
  await expect(page.getByRole('alert')).toContainText('The list of pages failed to load.');
  await expect(page.getByRole('search', {name: 'Whole site'})).toBeVisible();
  isBroken = false;
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(suggestions(page).first()).toHaveAttribute('href', '/guides/governance/');
});

for (const [requested, intended] of [
  ['/Stakers/Baby_Stakers/', '/stakers/baby_stakers/'],
  ['/Guides/Overview/', '/guides/overview/'],
  ['/Blog/', '/blog/'],
  ['/stakers/%20', '/stakers/'],
] as const) {
  test(`${requested} is a missing page and suggests ${intended}`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404'))
        errors.push(message.text());
    });
    expect((await page.goto(requested))?.status()).toBe(404);
    await expect(suggestions(page).first()).toHaveAttribute('href', intended);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(errors).toEqual([]);
  });
}

test('a page that exists does not request the list of pages', async ({page}) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await open(page, '/guides/overview/');
  await page.waitForLoadState('networkidle');
  expect(requestedPaths).not.toContain('/pages.json');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page explains what happened and links to the home page', async ({page}) => {
    await page.goto(MISSPELLED);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    // Text locators don't find text in a `noscript`.
    expect(await page.getByRole('main').innerText()).toContain(
      'Suggestions and search require JavaScript.',
    );
    await expect(page.getByRole('main').getByRole('link', {name: 'home page'})).toHaveAttribute(
      'href',
      '/',
    );
  });
});

test('a missing page in a section hydrates without errors', async ({page}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  await open(page, MISSPELLED);
  await expect(suggestions(page).first()).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
  expect(errors).toEqual([]);
});

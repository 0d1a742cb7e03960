import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {listFiles} from '../../data/listFiles';
import {hydrated, open, openAndSettle} from '../e2e/open';
import {openForm} from '../e2e/openForm';
import {FAVORITE, openWindow, RECENT, store, storedHit} from '../e2e/searchWindow';

const BUILD = path.resolve(__dirname, '../../build');
const OVERVIEW = '/guides/overview/';
const MARKUP = '<img src=x onerror="window.owned=1"><svg onload="window.owned=1">';

/** Records the errors and dialogs of a page, of which there must be none, and counts its loads. */
function watch(page: Page): {problems: string[]; loads: () => number} {
  const problems: string[] = [];
  let loads = 0;
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => {
    problems.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return {problems, loads: () => loads};
}

const owned = (page: Page) => page.evaluate(() => 'owned' in window);

for (const [part, address] of [
  ['the path', `/guides/${encodeURIComponent(MARKUP)}/`],
  ['a search query', `/search/?q=${encodeURIComponent(MARKUP)}`],
  ['an unknown parameter', `${OVERVIEW}?next=${encodeURIComponent(MARKUP)}`],
  ['the anchor', `${OVERVIEW}#${encodeURIComponent(MARKUP)}`],
  ['a javascript: anchor', `${OVERVIEW}#javascript:window.owned=1`],
] as const) {
  test(`${part} runs no script`, async ({page}) => {
    const {problems} = watch(page);
    await open(page, address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('[onerror], [onload]')).toHaveCount(0);
    expect([await owned(page), problems]).toEqual([false, []]);
  });
}

test('content of localStorage runs no script', async ({page}) => {
  const {problems} = watch(page);
  await store(page, RECENT, [
    storedHit(1, {hierarchy: {lvl0: MARKUP, lvl1: MARKUP, lvl2: MARKUP}}),
    storedHit(2, {url: 'javascript:window.owned=1'}),
  ]);
  const {hits} = await openWindow(page);
  await expect(hits.first()).toContainText('<img src=x');
  await expect(hits.getByRole('img')).toHaveCount(0);
  for (const link of await hits.getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/guides\//);
  }
  expect([await owned(page), problems]).toEqual([false, []]);
});

test('a page of another site cannot show ours in a frame', async ({page, baseURL}) => {
  await page.route('https://other.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${baseURL}${OVERVIEW}"></iframe>`,
    }),
  );
  await page.goto('https://other.example/');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', {level: 1})).toHaveCount(0);
});

test('no request goes to another origin', async ({page, baseURL}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  for (const address of [
    '/',
    OVERVIEW,
    '/developers/',
    '/api/babylon-gRPC/epoch-info/',
    '/blog/',
  ]) {
    await openAndSettle(page, address);
  }
  expect(foreign).toEqual([]);
});

test('a page opened by a link cannot reach its opener', async ({page, context}) => {
  await page.route('https://other.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><a target="_blank" href="${test.info().project.use.baseURL}${OVERVIEW}">x</a>`,
    }),
  );
  await page.goto('https://other.example/');
  const newTab = context.waitForEvent('page');
  await page.getByRole('link').click();
  const tab = await newTab;
  await hydrated(tab);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
});

/** Follows a link to a page whose first script is corrupted once. */
async function followCorrupted(page: Page, body?: string, contentType = 'text/javascript') {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await open(page, OVERVIEW);
  const watched = watch(page);
  let isCorrupted = false;
  await page.route('**/assets/js/*.js', async (route) => {
    if (isCorrupted) return route.continue();
    isCorrupted = true;
    return body === undefined ? route.abort() : route.fulfill({body, contentType});
  });
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Developers', exact: true})
    .click();
  await expect(page).toHaveURL('/developers/');
  await expect(page.getByRole('heading', {level: 1})).toContainText(/Developers/i);
  return {...watched, isCorrupted: () => isCorrupted};
}

for (const [fault, body, type] of [
  ['is missing', undefined, undefined],
  ['ends in the middle', '"use strict";(globalThis.webpackChunk', undefined],
  ['is an HTML page', '<!doctype html><title>Not found</title>', 'text/html'],
] as const) {
  test(`a chunk that ${fault} leads to the right page, with at most one reload`, async ({page}) => {
    const {loads, isCorrupted} = await followCorrupted(page, body, type);
    expect(isCorrupted()).toBe(true);
    expect(loads()).toBeLessThanOrEqual(1);
  });
}

test('a tab from an older deploy, whose chunks are all gone, does not reload in a loop', async ({
  page,
}) => {
  await open(page, OVERVIEW);
  const {loads} = watch(page);
  await page.route('**/assets/js/*.js', (route) =>
    /\/(main|runtime~main)\./.test(route.request().url())
      ? route.continue()
      : route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'}),
  );
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Developers', exact: true})
    .click();
  await expect(page).toHaveURL('/developers/');
  await expect(page.getByRole('heading', {level: 1})).toContainText(/Developers/i);
  await expect(page.getByRole('alert')).toContainText('failed to load');
  expect(loads()).toBeLessThanOrEqual(1);
});

for (const [fault, breakStorage] of [
  [
    'is denied',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`storage that ${fault} leaves the page usable`, async ({page}) => {
    const {problems} = watch(page);
    await page.addInitScript(breakStorage);
    await open(page, OVERVIEW);
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(problems).toEqual([]);
  });
}

test('malicious storage content leaves the page usable', async ({page}) => {
  const {problems} = watch(page);
  await page.addInitScript(
    (keys) => {
      for (const key of [...keys, 'theme', 'docusaurus.tab.npm2yarn']) {
        localStorage.setItem(key, '{"__proto__":[');
      }
      localStorage.setItem('babylon-docs.api.babylon-grpc.server', 'own javascript:alert(1)');
    },
    [RECENT, FAVORITE],
  );
  const {dialog} = await openWindow(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await open(page, '/api/babylon-gRPC/epoch-info/');
  await openForm(page);
  await expect(page.getByRole('combobox', {name: 'Server'})).toHaveValue('bbn-1');
  expect(problems).toEqual([]);
});

test('without JavaScript a page has its text, its commands and its links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/operators/babylon_node/installation_guide/');
  const article = page.getByRole('article');
  await expect(article.locator('pre code').first()).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Developers', exact: true})
    .click();
  await expect(page).toHaveURL('/developers/');
  await context.close();
});

test('every piece of code is marked translate="no"', () => {
  const pages = listFiles(BUILD).filter((file) => /(^|\/)index\.html$/.test(file));
  const wrong: string[] = [];
  let count = 0;
  for (const file of pages) {
    // Structured data is not visible.
    const html = readFileSync(path.join(BUILD, file), 'utf8').replace(
      /<script[^]*?<\/script>/g,
      '',
    );
    for (const [tag] of html.matchAll(/<(?:code|samp)\b[^>]*>/g)) {
      count += 1;
      if (!/translate="?no\b/.test(tag)) wrong.push(`${file}: ${tag}`);
    }
  }
  expect(count).toBeGreaterThan(10_000);
  expect(wrong).toEqual([]);
});

test('an extension that changes the page before hydration breaks nothing', async ({page}) => {
  const {problems} = watch(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', '1');
      document.body.prepend(document.createElement('extension-bar'));
      for (const text of document.querySelectorAll('article p')) {
        text.innerHTML = `<font>${text.innerHTML}</font>`;
      }
    });
  });
  await open(page, OVERVIEW);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Developers', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/Developers/i);
  expect(problems).toEqual([]);
});

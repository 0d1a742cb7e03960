import {expect, test, type Page} from '@playwright/test';
import {scriptErrors} from './pageErrors';
import {expectTruncated} from './expectTruncated';
import {open, openAndSettle, saveData} from './open';
import {
  breakIndex,
  FAVORITE,
  openWindow,
  PAGE,
  readStored,
  RECENT,
  searchFor,
  store,
  storedHit,
  windowOf,
} from './searchWindow';

test.beforeEach(({page}) => saveData(page));

test.describe('opening', () => {
  test('the button, Ctrl+K, Cmd+K and a slash open the window', async ({page}) => {
    await open(page, PAGE);
    const {dialog, field} = windowOf(page);
    const actions = [
      () => page.getByRole('button', {name: 'Search docs'}).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ];
    for (const act of actions) {
      await act();
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('placeholder', 'Search docs');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

  test('a slash typed into a field stays a slash', async ({page}) => {
    await open(page, '/');
    const hero = page.getByRole('searchbox', {name: 'Search the documentation'});
    await hero.focus();
    await page.keyboard.type('a/b');
    await expect(hero).toHaveValue('a/b');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('typing on the button opens the window without losing a key press', async ({page}) => {
    await page.route('**/search-window.*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await open(page, PAGE);
    await page.getByRole('button', {name: 'Search docs'}).focus();
    await page.keyboard.type('two words');
    await expect(windowOf(page).field).toHaveValue('two words');
  });

  for (const action of ['hover', 'focus'] as const) {
    test(`no part of search is fetched before the first ${action} of the button`, async ({
      page,
    }) => {
      const requestedPaths: string[] = [];
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
      await openAndSettle(page, PAGE);
      expect(requestedPaths.filter((path) => /\/search[-/]/.test(path))).toEqual([]);
      await page.getByRole('button', {name: 'Search docs'})[action]();
      await expect
        .poll(
          () =>
            requestedPaths.filter((path) => /search-window.*\.js|manifest\.json/.test(path)).length,
        )
        .toBe(2);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('selected text prefills the field, truncated to 64 characters', async ({page}) => {
    await open(page, PAGE);
    await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(
        [...document.querySelectorAll('article p')].find((p) => p.textContent.length > 100)!,
      );
      window.getSelection()?.addRange(range);
    });
    await page.keyboard.press('Control+k');
    const {field} = windowOf(page);
    await expect(field).toBeFocused();
    expect(await field.inputValue()).toHaveLength(64);
  });

  test('the field accepts at most 64 characters', async ({page}) => {
    const {field} = await openWindow(page);
    await page.keyboard.type('x'.repeat(70));
    await expect(field).toHaveValue('x'.repeat(64));
  });

  test('Ctrl+K and a click outside the window close it, and the focus returns', async ({page}) => {
    await open(page, PAGE);
    const {dialog, field} = windowOf(page);
    const button = page.getByRole('button', {name: 'Search docs'});
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    const link = page.getByRole('link', {name: 'Stakers', exact: true}).first();
    await link.focus();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.mouse.click(20, 500);
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('going back in history closes the window', async ({page}) => {
    await open(page, '/guides/overview/');
    await page.getByRole('link', {name: 'Stakers', exact: true}).first().click();
    await expect(page).toHaveURL('/stakers/');
    await page.keyboard.press('Control+k');
    await expect(windowOf(page).field).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/guides/overview/');
  });

  test('Tab never reaches the page behind the window, even with results', async ({page}) => {
    const {dialog, field} = await searchFor(page, 'unbonding');
    for (let press = 0; press < 45; press += 1) {
      await page.keyboard.press('Tab');
      // After the last control the browser's own controls are next, with no element focused.
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await field.focus();
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  test('code that fails to load is reported, and loading can be retried', async ({page}) => {
    let isBroken = true;
    await page.route('**/search-window.*', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('You might want to check your network connection.');
    isBroken = false;
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(windowOf(page).field).toBeFocused();
  });

  test('the load error disappears once a retry by keyboard has loaded the code', async ({page}) => {
    let isBroken = true;
    await page.route('**/search-window.*', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('Search did not load.');
    isBroken = false;
    await page.keyboard.press('Control+k');
    await expect(windowOf(page).field).toBeFocused();
    await expect(page.getByText('Search did not load.')).toHaveCount(0);
  });

  test('without JavaScript, the button opens the search page', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(PAGE);
    await page.getByRole('button', {name: 'Search docs'}).click();
    await expect(page).toHaveURL(/\/search\/\??$/);
    // Text locators don't find text in a `noscript`.
    expect(await page.getByRole('main').innerText()).toContain('Search requires JavaScript.');
    await context.close();
  });
});

test.describe('results', () => {
  test('at most 20 hits are requested, and 5 per group are shown', async ({page}) => {
    const {hits, sections} = await searchFor(page, 'staking');
    expect(await hits.count()).toBeLessThanOrEqual(20);
    for (const section of await sections.all()) {
      expect(await section.getByRole('treeitem').count()).toBeLessThanOrEqual(5);
    }
  });

  for (const [width, maxWords] of [
    [1440, 10],
    [768, 5],
  ] as const) {
    test(`at ${width} px a snippet has at most ${maxWords} words`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      const {hits} = await searchFor(page, 'unbonding takes two bitcoin transactions');
      const texts = await hits.locator('.search-row-title').allTextContents();
      expectTruncated(texts, maxWords);
    });
  }

  test('arrow keys select a hit, Enter opens it, and the page scrolls to the heading', async ({
    page,
  }) => {
    const {dialog, hits} = await searchFor(page, 'move a key to another machine');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    const href = await hits.first().getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await expect(dialog).toHaveCount(0);
    const id = new URL(href ?? '', 'http://x').hash.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('opening a heading on the same page scrolls to it', async ({page}) => {
    const {hits} = await searchFor(page, 'why signing twice exposes a key');
    await hits
      .getByRole('link', {name: /Why signing twice exposes a key/i})
      .first()
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/bitcoin_staking\/#/);
    await expect(
      page.getByRole('heading', {name: /Why signing twice exposes a key/}),
    ).toBeInViewport();
  });

  for (const key of ['Control', 'Meta', 'Shift'] as const) {
    test(`${key}+Enter opens the hit in a new tab or window`, async ({page, context}) => {
      const {dialog, hits} = await searchFor(page, 'slashing');
      const href = await hits.first().getByRole('link').getAttribute('href');
      const newPage = context.waitForEvent('page');
      await page.keyboard.press(`${key}+Enter`);
      expect(new URL((await newPage).url()).pathname).toBe(
        new URL(href ?? '', 'http://x').pathname,
      );
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(PAGE);
    });
  }

  test('Ctrl+click opens a tab', async ({page, context}) => {
    const {dialog, hits} = await searchFor(page, 'slashing');
    const newPage = context.waitForEvent('page');
    await hits
      .first()
      .getByRole('link')
      .click({modifiers: ['ControlOrMeta']});
    await newPage;
    await expect(dialog).toBeVisible();
  });

  test('"See all" leads to all results on the search page', async ({page}) => {
    const {dialog} = await searchFor(page, 'finality provider');
    await dialog.getByRole('link', {name: /^See all \d+ results$/}).click();
    await expect(page).toHaveURL('/search/?q=finality%20provider');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toContainText(/\d+ results/);
  });

  test('the clear button empties the field', async ({page}) => {
    const {dialog, field} = await searchFor(page, 'slashing');
    await dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(field).toHaveValue('');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  test('without results, the window shows the query as text, suggestions, and a link to report it', async ({
    page,
  }) => {
    const {dialog, field, hits} = await openWindow(page);
    await field.fill('<zzzq qqqx="xxqz">');
    await expect(dialog.getByText('No results for "<zzzq qqqx="xxqz">"').last()).toBeVisible();
    await expect(dialog.getByText('Try searching for:').filter({visible: true})).toBeVisible();
    const link = dialog.getByRole('link', {name: 'Let us know.'});
    await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/.*issues\/new\?title=/);
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    const suggestions = dialog.getByRole('listitem').getByRole('button');
    expect(await suggestions.count()).toBeGreaterThan(0);
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(hits.first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  test('a slow query is shown as loading after 300 ms', async ({page}) => {
    let delay = 0;
    await page.route(/\/assets\/search\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    const {dialog, field, hits} = await openWindow(page);
    await field.fill('slashing');
    await expect(hits.first()).toBeVisible();
    const searching = dialog.getByRole('status').filter({hasText: 'Searching…'});
    await expect(searching).toHaveCount(0);
    delay = 1200;
    await field.fill('covenant');
    await expect(searching).toBeVisible();
    await expect(hits.first()).toContainText(/covenant/i);
    await expect(searching).toHaveCount(0);
  });
});

test.describe('when no host can be reached', () => {
  test('an error with a hint appears, never "No results", and search recovers', async ({page}) => {
    const errors = scriptErrors(page);
    const restore = await breakIndex(page);
    const {dialog, field, hits} = await openWindow(page);
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('.search-nothing')) document.title = 'No results seen';
      });
      observer.observe(document.body, {childList: true, subtree: true});
    });
    await field.fill('unbonding');
    await expect(dialog.getByText('Unable to fetch results').first()).toBeVisible();
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await page.waitForTimeout(500);
    await expect(
      dialog.getByText('You might want to check your network connection.'),
    ).toBeVisible();
    await expect(dialog.getByText(/No results/)).toHaveCount(0);
    expect(await page.title()).not.toBe('No results seen');
    restore();
    await field.fill('slashing');
    await expect(hits.first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('old results are not shown for a new query', async ({page}) => {
    const {dialog, field, hits} = await searchFor(page, 'slashing');
    await breakIndex(page);
    await field.fill('covenant emulation');
    // Some words of the query are already cached; others cannot be fetched.
    const hint = dialog.getByText('You might want to check your network connection.');
    await expect(hint.or(hits.first().filter({hasText: /covenant|emulat/i}))).toBeVisible();
    await expect(hits.filter({hasText: /^\W*slashing/i})).toHaveCount(0);
    await field.fill('');
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });
});

test.describe('recent and favorite searches', () => {
  test('an opened result becomes recent; it can become a favorite and be removed', async ({
    page,
  }) => {
    await searchFor(page, 'unbonding');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => readStored(page, RECENT)).toHaveLength(1);
    const [entry] = await readStored(page, RECENT);
    expect(Object.keys(entry as object).filter((key) => key.startsWith('_'))).toEqual([]);

    await page.keyboard.press('Control+k');
    const {dialog, hits} = windowOf(page);
    await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
    await dialog.getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
    expect(await readStored(page, RECENT)).toHaveLength(0);
    expect(await readStored(page, FAVORITE)).toHaveLength(1);
    await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(hits).toHaveCount(0);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    expect(await readStored(page, FAVORITE)).toHaveLength(0);
  });

  test('an opened paragraph becomes recent as its section', async ({page}) => {
    const {hits} = await searchFor(page, 'spends the staking output without waiting');
    await hits.first().getByRole('link').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => readStored(page, RECENT)).toHaveLength(1);
  });

  test('an opened paragraph stays recent when a heading is opened after it', async ({page}) => {
    const {field, hits} = await searchFor(page, 'spends the staking output without waiting');
    await hits
      .first()
      .getByRole('link')
      .click({modifiers: ['Control']});
    await expect.poll(() => readStored(page, RECENT)).toHaveLength(1);
    await field.fill('glossary');
    await hits
      .getByRole('link')
      .and(page.locator('[href$="/glossary/"]'))
      .click({modifiers: ['Control']});
    await expect.poll(() => readStored(page, RECENT)).toHaveLength(2);
  });

  test('seven recent searches are shown, or four with favorites, and ten favorites', async ({
    page,
  }) => {
    const entries = Array.from({length: 15}, (_, id) => storedHit(id));
    await store(page, RECENT, entries);
    const {hits} = await openWindow(page);
    await expect(hits).toHaveCount(7);
    await page.evaluate(
      ([key, list]) => localStorage.setItem(key!, list!),
      [FAVORITE, JSON.stringify(Array.from({length: 15}, (_, id) => storedHit(100 + id)))],
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(hits).toHaveCount(14);
  });

  test('a malicious entry is shown as text, runs nothing and links to no other site', async ({
    page,
  }) => {
    const attacks: string[] = [];
    page.on('dialog', (dialog) => {
      attacks.push(dialog.message());
      void dialog.dismiss();
    });
    await page.addInitScript(() => Object.assign(window, {ran: false}));
    const html = '<img src=x onerror="window.ran=true"><svg onload="window.ran=true">';
    await store(page, RECENT, [
      storedHit(1, {hierarchy: {lvl0: html, lvl1: html, lvl2: html}}),
      storedHit(2, {type: 'content', content: html}),
      storedHit(3, {url: 'javascript:window.ran=true'}),
      storedHit(4, {url: 'https://evil.example/'}),
      storedHit(5, {hierarchy: null}),
      storedHit(6, {type: '__proto__'}),
      storedHit(7, {_snippetResult: {hierarchy: {lvl2: {value: html}}}}),
      null,
      'text',
    ]);
    await store(page, FAVORITE, '{"not": "a list"}');
    const {dialog, hits} = await openWindow(page);
    await expect(hits).toHaveCount(3);
    await expect(hits.first()).toContainText('<img src=x onerror="window.ran=true">');
    await expect(hits.getByRole('img')).toHaveCount(0);
    expect(await dialog.locator('[onerror], [onload]').count()).toBe(0);
    for (const link of await hits.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/guides\//);
    }
    expect(await page.evaluate(() => 'ran' in window && window.ran)).toBe(false);
    expect(attacks).toEqual([]);
  });

  test('storage with invalid JSON is treated as empty', async ({page}) => {
    await store(page, RECENT, '{"a": [');
    const {dialog} = await openWindow(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  test('without storage, search works and nothing is saved', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const errors = scriptErrors(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const {dialog, field, hits} = await openWindow(page);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
    await field.fill('slashing');
    await expect(hits.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(errors).toEqual([]);
    expect(warnings.join()).toContain('storage is not available');
  });

  test('full storage does not prevent a result from opening', async ({page}) => {
    await open(page, PAGE);
    await page.evaluate(() => {
      for (let size = 2 ** 23; size >= 8; size /= 2) {
        try {
          localStorage.setItem(`fill${size}`, 'x'.repeat(size));
        } catch {
          // Full for this size: try half of it next.
        }
      }
    });
    await page.keyboard.press('Control+k');
    const {dialog, field, hits} = windowOf(page);
    await field.fill('slashing');
    await expect(hits.first()).toBeVisible();
    await hits.first().getByRole('link').click();
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(PAGE);
  });
});

test.describe('questions', () => {
  const NOTE = 'These are the search results for "finality provider".';

  test('without an endpoint, the words of a question are searched for, and the window says so', async ({
    page,
  }) => {
    const {dialog, field, hits} = await openWindow(page);
    await dialog.getByRole('button', {name: 'Ask a question'}).click();
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('search'))).toBe('ai');
    await field.fill('What is a finality provider?');
    await expect(hits).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(hits.first()).toContainText(/finality provider/i);
    await expect(dialog.getByText(`No answer service is connected. ${NOTE}`)).toBeVisible();
    // A second Enter asks the question again and opens nothing; Enter on a selected row opens it.
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const href = await hits.nth(1).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href ?? '');
    await expect(dialog).toHaveCount(0);
  });

  test('a question without results is reported with the words that were searched for', async ({
    page,
  }) => {
    await store(page, 'search', 'ai');
    const {dialog, field} = await openWindow(page);
    await field.fill('Why is zzzqqqx?');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('No results for "zzzqqqx"').last()).toBeVisible();
  });

  test('a question typed in words mode is asked when the mode changes, and each choice of mode is saved', async ({
    page,
  }) => {
    const {dialog, field, hits} = await openWindow(page);
    await field.fill('what is a finality provider');
    await dialog.getByRole('button', {name: 'Ask a question'}).click();
    await expect(dialog.getByText(NOTE)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox', {name: 'Question'})).toBeFocused();
    await dialog.getByRole('button', {name: 'Find words'}).click();
    await expect(dialog.getByRole('combobox', {name: 'Search'})).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('search'))).toBe('docsearch');
    await field.fill('slashing');
    await expect(hits.first()).toBeVisible();
  });
});

test('on a phone, the window fills the screen and has a cancel button', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, PAGE);
  await page.getByRole('button', {name: 'Search docs'}).click();
  const {dialog, field} = windowOf(page);
  await expect(field).toBeFocused();
  expect(await dialog.boundingBox()).toMatchObject({x: 0, y: 0, width: 390, height: 800});
  expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe('300');
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toHaveCount(0);
});

test.describe('the search page', () => {
  const field = (page: Page) => page.getByRole('searchbox', {name: 'Search the documentation'});
  const status = (page: Page) => page.getByRole('main').getByRole('status');
  const results = (page: Page) => page.getByRole('main').getByRole('article');

  test('a result links to its heading', async ({page}) => {
    await open(page, '/search/?q=unbonding');
    await results(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search\//);
    await expect(page.getByRole('main')).toContainText(/unbond/i);
  });

  test('the URL follows the query', async ({page}) => {
    await open(page, '/search/?q=epoch');
    await expect(field(page)).toHaveValue('epoch');
    await field(page).fill('slashing');
    await expect(page).toHaveURL('/search/?q=slashing');
    await expect(results(page).first()).toContainText(/slash/i);
  });

  test('each page has 20 results and its number in the URL, and going back works', async ({
    page,
  }) => {
    await open(page, '/search/?q=staking');
    await expect(status(page)).toContainText(/^\d+ results for "staking", page 1 of \d+$/);
    await expect(results(page)).toHaveCount(20);
    const first = await results(page).first().textContent();
    const pages = page.getByRole('navigation', {name: 'Result pages'});
    await expect(pages.getByRole('link', {name: 'Previous'})).toHaveCount(0);
    await pages.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL('/search/?q=staking&page=2');
    await expect(status(page)).toContainText('page 2 of');
    await expect(status(page)).toBeFocused();
    await expect(results(page).first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(status(page)).toContainText('page 1 of');
    await page.goForward();
    await pages.getByRole('link', {name: 'Previous'}).click();
    await expect(page).toHaveURL('/search/?q=staking');
    await expect(results(page).first()).toHaveText(first ?? '');
  });

  test('arrow keys move from the field to the results and back', async ({page}) => {
    await open(page, '/search/?q=unbonding');
    await expect(results(page).first()).toBeVisible();
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
  });

  test('a query without results is reported, and shown as text', async ({page}) => {
    await open(page, '/search/?q=<zzzq%20qqqx="xxqz">');
    await expect(status(page)).toHaveText('No results for "<zzzq qqqx="xxqz">"');
    await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(results(page).first()).toBeVisible();
  });

  test('an index that cannot be fetched is reported, and fetching can be retried', async ({
    page,
  }) => {
    const restore = await breakIndex(page);
    await open(page, '/search/?q=epoch');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    restore();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(status(page)).toContainText(/result/);
  });

  test('being offline is reported', async ({page, context}) => {
    await open(page, '/search/');
    await context.setOffline(true);
    await field(page).fill('epoch');
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(status(page)).toContainText(/result/);
  });

  test('a question gets results here too', async ({page}) => {
    await open(page, '/search/');
    await page.getByRole('button', {name: 'Ask a question'}).click();
    await field(page).fill('What is a finality provider?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?q=What%20is%20a%20finality%20provider%3F');
    await expect(status(page)).toContainText('results for "finality provider"');
    await expect(results(page).first()).toContainText(/finality provider/i);
  });
});

import {expect, test, type Page, type Route} from '@playwright/test';
import {consoleErrors, scriptErrors} from './pageErrors';
import {mockHostedSearch} from './mockHostedSearch';
import {open} from './open';
import {
  openWindow,
  PAGE,
  readStored,
  RECENT,
  searchFor,
  store,
  storedHit,
  windowOf,
} from './searchWindow';

/** Delays every file whose URL matches. */
async function delay(page: Page, files: RegExp, delayMs: number): Promise<void> {
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
}

/** Holds back every file whose URL matches until the returned function is called, and then runs `end`. */
async function hold(
  page: Page,
  files: RegExp,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await end(route);
  });
  return release;
}

const WINDOW_CODE = /\/search-window[^/]*\.js/;
const INDEX = /\/assets\/search\//;
const NETWORK = 'You might want to check your network connection.';

test.describe('Enter', () => {
  test('waits for the hits of the current query', async ({page}) => {
    await delay(page, INDEX, 400);
    const {dialog, hits} = await searchFor(page, 'slashing');
    const from = page.url();
    const previousHref = await hits.getByRole('link').first().getAttribute('href');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('covenant quorum', {delay: 70});
    await page.waitForTimeout(60);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    // The window closes before the next page has loaded.
    await expect(page).not.toHaveURL(from);
    const openedUrl = new URL(page.url());
    expect(openedUrl.pathname + openedUrl.hash).not.toBe(previousHref);
    // The expected target: the first hit of the same query, fully loaded.
    const {hits: settled} = await searchFor(page, 'covenant quorum');
    await expect(settled.first()).toContainText(/covenant/i);
    await expect(settled.getByRole('link').first()).toHaveAttribute(
      'href',
      openedUrl.pathname + openedUrl.hash,
    );
  });

  test('with Ctrl opens a tab, even when pressed before any hit has loaded', async ({
    page,
    context,
  }) => {
    await delay(page, INDEX, 300);
    const {dialog, field} = await openWindow(page);
    await field.fill('slashing');
    const tab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await tab;
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(PAGE);
  });

  for (const [action, act] of [
    ['keeps typing', (page: Page) => page.keyboard.type('x')],
    ['presses an arrow key', (page: Page) => page.keyboard.press('ArrowDown')],
    ['clicks into the field', (page: Page) => windowOf(page).field.click()],
  ] as const) {
    test(`is dropped when the reader ${action}`, async ({page}) => {
      await delay(page, INDEX, 400);
      const {dialog, field, hits} = await openWindow(page);
      await field.fill('slashing');
      await page.keyboard.press('Enter');
      await act(page);
      await expect(hits.or(dialog.getByText(/No results for/)).first()).toBeVisible();
      await page.waitForTimeout(300);
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(PAGE);
    });
  }

  test('does nothing without results, now or later', async ({page}) => {
    const {dialog, field, hits} = await openWindow(page);
    await field.fill('zzzqqqx');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('No results for "zzzqqqx"').last()).toBeVisible();
    await page.keyboard.press('Enter');
    await field.fill('slashing');
    await expect(hits.first()).toBeVisible();
    await page.waitForTimeout(300);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(PAGE);
  });
});

test.describe('keys while the code of the window is loading', () => {
  test.beforeEach(async ({page}) => {
    await delay(page, WINDOW_CODE, 1500);
    await open(page, PAGE);
  });

  test('a second click on the button loses no key', async ({page}) => {
    const release = await hold(page, WINDOW_CODE);
    const button = page.getByRole('button', {name: 'Search docs'});
    await button.click();
    await page.keyboard.type('slash');
    await button.click();
    await page.keyboard.type('ing');
    release();
    await expect(windowOf(page).field).toHaveValue('slashing');
  });

  test('the field contains the first 64 characters', async ({page}) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('y'.repeat(80));
    await expect(windowOf(page).field).toHaveValue('y'.repeat(64));
  });

  for (const key of ['Escape', 'Control+k']) {
    test(`${key} cancels, and the focus returns`, async ({page}) => {
      const link = page.getByRole('link', {name: 'Stakers', exact: true}).first();
      await link.focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('ab');
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
      await page.waitForTimeout(2000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(windowOf(page).field).toHaveValue('');
    });
  }

  test('code that fails to load after Escape is not reported', async ({page}) => {
    const abort = await hold(page, WINDOW_CODE, (route) => route.abort());
    const request = page.waitForRequest(WINDOW_CODE);
    await page.keyboard.press('Control+k');
    await request;
    await page.keyboard.press('Escape');
    const failed = page.waitForEvent('requestfailed');
    abort();
    await failed;
    await page.waitForTimeout(300);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('typing a query and pressing Enter opens the first result', async ({page}) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('slashing');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(PAGE);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/slash/i);
  });

  test('text typed after a query and Enter is added to the query', async ({page}) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('slash');
    await page.keyboard.press('Enter');
    await page.keyboard.type('ing');
    const {dialog, field, hits} = windowOf(page);
    await expect(field).toHaveValue('slashing');
    await expect(hits.first()).toBeVisible();
    await page.waitForTimeout(300);
    await expect(dialog).toBeVisible();
  });
});

test('the page of a result is prefetched on hover, not when it is rendered', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\//.test(request.url())) scripts.push(request.url());
  });
  const {field, hits} = await openWindow(page);
  await page.waitForLoadState('networkidle');
  const before = [...scripts];
  await field.fill('create-bls-key');
  await expect(hits.first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(scripts).toEqual(before);
  await hits.getByRole('link').first().hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before.length);
});

test('a question and Enter, typed before the window has loaded, are answered', async ({page}) => {
  await store(page, 'search', 'ai');
  await delay(page, WINDOW_CODE, 1000);
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('What is a finality provider?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('results for "finality provider"')).toBeVisible();
});

test('the search page behind the window can still update its URL', async ({page}) => {
  await open(page, '/search/');
  await page.getByRole('button', {name: 'Search docs'}).hover();
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox', {name: 'Search the documentation'}).pressSequentially('epoch');
  await page.keyboard.press('Control+k');
  const {field} = windowOf(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('slash');
  await expect(page).toHaveURL('/search/?q=epoch');
  await page.keyboard.type('ing');
  await expect(field).toHaveValue('slashing');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('saved rows in the window', () => {
  const SAVE = 'Save this search';
  const FORGET = 'Remove this search from history';

  test.beforeEach(async ({page}) => {
    await store(
      page,
      RECENT,
      Array.from({length: 7}, (_, id) => storedHit(id)),
    );
  });

  for (const [button, message] of [
    [SAVE, 'Heading 0 is now a favorite'],
    [FORGET, 'Heading 0 is removed from history'],
  ] as const) {
    test(`after "${button}" is pressed by keyboard, the focus is in the field, and the change is announced`, async ({
      page,
    }) => {
      const {dialog, field} = await openWindow(page);
      await dialog.getByRole('button', {name: button}).first().focus();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await expect(dialog.getByRole('status')).toHaveText(message);
      await page.keyboard.type('slashing');
      await expect(field).toHaveValue('slashing');
      await expect(dialog.getByRole('status')).toHaveText(/results/);
    });
  }

  test('the focus also returns to the field when a favorite is removed', async ({page}) => {
    const {dialog, field} = await openWindow(page);
    await dialog.getByRole('button', {name: SAVE}).first().click();
    const remove = dialog.getByRole('button', {name: 'Remove this search from favorites'});
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(dialog.getByRole('status')).toHaveText('Heading 0 is removed from favorites');
  });

  test('a change that cannot be saved is reported', async ({page}) => {
    const {dialog, hits} = await openWindow(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await dialog.getByRole('button', {name: SAVE}).first().click();
    await expect(dialog.getByRole('status')).toHaveText('This browser could not save the change');
    await expect(dialog.getByText('Favorite', {exact: true})).toHaveCount(0);
    await expect(hits).toHaveCount(7);
  });

  test('four recent searches are shown with the first favorite, and all are saved', async ({
    page,
  }) => {
    const {dialog, hits} = await openWindow(page);
    await expect(hits).toHaveCount(7);
    await dialog.getByRole('button', {name: SAVE}).first().click();
    await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
    await expect(dialog.getByRole('button', {name: FORGET})).toHaveCount(4);
    await expect(hits.first()).toContainText('Heading 1');
    await expect(dialog.getByRole('status')).toHaveText('Heading 0 is now a favorite');
    expect(await readStored(page, RECENT)).toHaveLength(6);
    await dialog.getByRole('button', {name: SAVE}).first().click();
    await expect(dialog.getByRole('button', {name: FORGET})).toHaveCount(4);
    await expect(hits).toHaveCount(6);
  });
});

test.describe('text selected on the page', () => {
  /** Selects from the last characters of an element to the first three of the next one. */
  const select = (page: Page, nextSelector: string) =>
    page.evaluate((selector) => {
      const textsOf = (element: Element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts.filter(({data}) => data.trim() !== '');
      };
      const ends = [...document.querySelectorAll(`article ${selector}`)].map((element) => ({
        start: textsOf(element.previousElementSibling!).at(-1),
        end: textsOf(element)[0],
      }));
      const {start, end} = ends.find((pair) => pair.start && pair.end)!;
      window.getSelection()!.setBaseAndExtent(start!, Math.max(0, start!.length - 12), end!, 3);
      return `${start!.data.slice(-12)} ${end!.data.slice(0, 3)}`.trim();
    }, nextSelector);

  for (const [elements, nextSelector] of [
    ['paragraphs', 'p + p'],
    ['rows of a table', 'tbody tr + tr'],
  ] as const) {
    test(`text from two ${elements} is joined by a space, and typing replaces the whole query`, async ({
      page,
    }) => {
      await open(page, PAGE);
      const joined = await select(page, nextSelector);
      await page.keyboard.press('Control+k');
      const {field} = windowOf(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(joined);
      await page.keyboard.type('slashing');
      await expect(field).toHaveValue('slashing');
    });
  }
});

test.describe('switching between words and questions', () => {
  const questionsButton = (page: Page) =>
    page.getByRole('dialog').getByRole('button', {name: 'Ask a question'});
  const wordsButton = (page: Page) =>
    page.getByRole('dialog').getByRole('button', {name: 'Find words'});

  test('keeps the page behind the window from scrolling', async ({page}) => {
    const scrolled = async () => {
      await page.mouse.move(700, 850);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      await page.waitForTimeout(200);
      return page.evaluate(() => window.scrollY);
    };
    await openWindow(page);
    expect(await scrolled()).toBe(0);
    await questionsButton(page).click();
    await expect(page.getByRole('dialog', {name: 'Ask a question'})).toBeVisible();
    expect(await scrolled()).toBe(0);
    await wordsButton(page).click();
    await expect(page.getByPlaceholder('Search docs')).toBeFocused();
    expect(await scrolled()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test('leaves the field with a single clear button', async ({page}) => {
    const {field} = await openWindow(page);
    await questionsButton(page).click();
    const clear = page.getByRole('dialog').getByRole('button', {name: 'Clear the question'});
    await expect(clear).toBeHidden();
    await field.fill('What is a finality provider?');
    await page.keyboard.press('Enter');
    const results = page.getByRole('dialog').getByRole('treeitem');
    await expect(results.first()).toBeVisible();
    await clear.click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(results).toHaveCount(0);
  });

  test('keeps a question that is too long for words mode', async ({page}) => {
    const question = `What does a staker lose ${'and what happens to the rest of it '.repeat(3)}then?`;
    const {field} = await openWindow(page);
    await questionsButton(page).click();
    await field.fill(question);
    await wordsButton(page).click();
    await expect(field).toHaveValue(question.slice(0, 64));
    await questionsButton(page).click();
    await expect(field).toHaveValue(question);
  });
});

test('the number of results disappears with the query', async ({page}) => {
  const {dialog, field} = await searchFor(page, 'slashing');
  const status = dialog.getByRole('status').filter({hasText: /result/});
  await expect(status).toHaveCount(1);
  await field.fill('');
  await expect(status).toHaveCount(0);
  await field.fill('slashing');
  await expect(status).toHaveCount(1);
  await dialog.getByRole('button', {name: 'Clear the query'}).click();
  await expect(status).toHaveCount(0);
});

test('"No results" is never visible twice, even while the next key press is processed', async ({
  page,
}) => {
  const {dialog, field} = await openWindow(page);
  await field.fill('zzzqqqx');
  await expect(dialog.locator('.search-nothing')).toBeVisible();
  await page.evaluate(() => {
    const line = document.querySelector('dialog [role="status"]')!;
    new MutationObserver(() => {
      const isSeen =
        !line.classList.contains('visually-hidden') && /No results/.test(line.textContent);
      if (isSeen) document.title = 'Visible twice';
    }).observe(line, {attributes: true, characterData: true, childList: true, subtree: true});
  });
  await page.keyboard.type('zzq');
  await expect(dialog.getByText('No results for "zzzqqqxzzq"').last()).toBeVisible();
  await expect(page).not.toHaveTitle('Visible twice');
});

test('a tap outside the field keeps the query', async ({page}) => {
  await delay(page, INDEX, 500);
  const {dialog, field, hits} = await openWindow(page);
  await field.fill('slashing');
  await page.waitForTimeout(200);
  await dialog.locator('.search-bar').dispatchEvent('touchstart');
  await expect(hits.or(dialog.getByText(/No results for/)).first()).toBeVisible();
  await expect(hits.first()).toBeVisible();
});

test('a click on the bottom edge of a row opens it too', async ({page}) => {
  const {hits} = await searchFor(page, 'slashing');
  const {height = 0} = (await hits.nth(1).boundingBox()) ?? {};
  const href = await hits.nth(1).getByRole('link').getAttribute('href');
  await hits.nth(1).click({position: {x: 40, y: height - 1}});
  await expect(page).toHaveURL(href ?? '');
});

test('the field refers to the tree of results, and to the row that Enter opens', async ({page}) => {
  const {dialog, field, hits, sections} = await searchFor(page, 'staking');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const tree = dialog.getByRole('tree', {name: 'Results'});
  await expect(tree).toHaveAttribute('id', (await field.getAttribute('aria-controls')) ?? '');
  for (const section of await sections.all()) await expect(section).toHaveAccessibleName(/\w/);
  await page.keyboard.press('ArrowDown');
  const active = await field.getAttribute('aria-activedescendant');
  await expect(dialog.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await expect(hits.nth(1)).toHaveId(active ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(hits.last()).toHaveAttribute('aria-selected', 'true');
  await field.fill('');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).not.toHaveAttribute('aria-controls');
});

test('new hits are shown from the first one, wherever the list was scrolled to', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 400});
  const {field, hits} = await searchFor(page, 'staking');
  await hits.last().scrollIntoViewIfNeeded();
  await expect(hits.first()).not.toBeInViewport();
  await field.fill('covenant');
  await expect(hits.first()).toContainText(/covenant/i);
  await expect(hits.first()).toBeInViewport();
});

test('opening the window does not violate the CSP', async ({page}) => {
  const errors = consoleErrors(page);
  const {dialog, field} = await openWindow(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  expect(errors).toEqual([]);
});

test('a query of one or two letters gets up to 20 hits, at most five per group', async ({page}) => {
  const {field, hits, sections} = await openWindow(page);
  for (const query of ['v', 'tx']) {
    await field.fill(query);
    await expect(async () => expect(await hits.count()).toBeGreaterThan(8)).toPass();
    expect(await hits.count()).toBeLessThanOrEqual(20);
    expect(await sections.count()).toBeGreaterThan(0);
    for (const section of await sections.all()) {
      expect(await section.getByRole('treeitem').count()).toBeLessThanOrEqual(5);
    }
  }
});

test.describe('a hosted service that returns an error', () => {
  test.use({bypassCSP: true});

  /** Mocks the service, and watches for "No results". Returns the list of the page's script errors. */
  async function mockAndWatch(page: Page, status: number, body: string): Promise<string[]> {
    const errors = scriptErrors(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.search-nothing')) document.title = 'No results seen';
      }).observe(document, {childList: true, subtree: true});
    });
    await mockHostedSearch(page, status, body);
    return errors;
  }

  for (const [response, status, body, hint] of [
    ['400', 400, '{"message":"Bad <b>filter</b>","status":400}', 'status 400: Bad <b>filter</b>'],
    [
      '403',
      403,
      '{"message":"Invalid Application-ID or API key","status":403}',
      'status 403: Invalid Application-ID or API key',
    ],
    ['400 with details', 400, '{"message":"Bad","error":{"code":"x"}}', 'status 400: Bad'],
    ['an HTML page', 200, '<html></html>', 'returned an invalid response'],
    ['an empty list of results', 200, '{"results":[]}', 'returned an invalid response'],
  ] as const) {
    test(`${response} is reported, and logged once`, async ({page}) => {
      const errors = await mockAndWatch(page, status, body);
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('[search]')) logged.push(message.text());
      });
      const {dialog, field} = await openWindow(page);
      await field.fill('slashing');
      await expect(dialog.getByText(hint)).toBeVisible();
      await expect(dialog.getByText('Unable to fetch results').last()).toBeVisible();
      await expect(dialog.getByText(NETWORK)).toHaveCount(0);
      await field.fill('covenant');
      await page.waitForTimeout(300);
      await expect(dialog.getByText(hint)).toBeVisible();
      expect(logged).toHaveLength(1);
      expect(await page.title()).not.toBe('No results seen');
      expect(errors).toEqual([]);
    });
  }

  test('503 from every host is reported as a network error', async ({page}) => {
    const errors = await mockAndWatch(page, 503, '{"message":"down","status":503}');
    const {dialog, field} = await openWindow(page);
    await field.fill('slashing');
    await expect(dialog.getByText(NETWORK)).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('the first Escape closes the window and keeps the query; a second clears it', async ({
  page,
}) => {
  const {dialog, field, hits} = await searchFor(page, 'covenant');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('covenant');
  await expect(hits.first()).toContainText(/covenant/i);
  // Typing replaces it.
  await page.keyboard.type('s');
  await expect(field).toHaveValue('s');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
});

test('a query is cleared when its result is opened', async ({page}) => {
  const {dialog, field} = await searchFor(page, 'covenant');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
});

test('a result that loads late does not close a window opened meanwhile', async ({page}) => {
  const {dialog, field} = await searchFor(page, 'covenant');
  const start = page.url();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  release();
  await page.waitForURL((url) => url.href !== start);
  await expect(field).toBeFocused();
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('a double click on the button opens the window', async ({page}) => {
  const {dialog, field} = await openWindow(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', {name: 'Search docs'}).dblclick();
  await expect(field).toBeFocused();
  await page.waitForTimeout(200);
  await expect(dialog).toBeVisible();
});

for (const [device, width, height] of [
  ['on a desktop', 1440, 900],
  ['on a phone', 390, 800],
  ['on a phone in landscape mode', 812, 375],
] as const) {
  test(`${device}, the window has a cancel button and room for results`, async ({page}) => {
    await page.setViewportSize({width, height});
    const {dialog, field, hits} = await openWindow(page);
    await field.fill('slashing');
    await expect(hits.first()).toBeVisible();
    const room = await dialog.locator('.search-body').boundingBox();
    expect(room?.height).toBeGreaterThan(height * 0.6);
    await dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog).toHaveCount(0);
  });
}

test('recent searches hidden by a favorite reappear when it is removed', async ({page}) => {
  await store(
    page,
    RECENT,
    Array.from({length: 7}, (_, id) => storedHit(id)),
  );
  const {dialog, hits} = await openWindow(page);
  await expect(hits).toHaveCount(7);
  await dialog.getByRole('button', {name: 'Save this search'}).first().click();
  await expect(hits).toHaveCount(5);
  await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(hits).toHaveCount(6);
});

import {expect, test, type Page} from '@playwright/test';
import {expectTruncated} from './expectTruncated';
import {mockHostedSearch} from './mockHostedSearch';
import {hydrated, open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

// Tests of the URL and the state of the search page; search.spec.ts tests its results.

const field = (page: Page) => page.getByRole('searchbox', {name: 'Search the documentation'});
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('main').getByRole('article');
const mode = (page: Page, name: 'Find words' | 'Ask a question') =>
  page.getByRole('main').getByRole('button', {name});
/** The note above the results for a question about slashing. */
const NOTE = 'These are the search results for "slashing".';
const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Stores a mode before the first page of a test loads. */
async function storeMode(page: Page, chosen: 'ai' | 'docsearch') {
  await page.addInitScript((name) => {
    if (!sessionStorage.getItem('chosen')) localStorage.setItem('search', name);
    sessionStorage.setItem('chosen', 'done');
  }, chosen);
}

/** Records the texts of the page's status from now on; the returned function reads them. */
async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    const record = () => {
      const text = document.querySelector('main [role=status]')?.textContent ?? '';
      if (text !== texts.at(-1)) texts.push(text);
    };
    new MutationObserver(record).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, {statusTexts: texts});
  });
  return () => page.evaluate(() => (window as unknown as {statusTexts: string[]}).statusTexts);
}

test.describe('while a query loads', () => {
  async function delayIndex(page: Page) {
    await page.route(/\/assets\/search\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
  }

  test('"No results" is shown with the query without results, never with the next query', async ({
    page,
  }) => {
    await open(page, '/search/?q=zzzzqqqqx');
    await expect(status(page)).toHaveText('No results for "zzzzqqqqx"');
    await delayIndex(page);
    const readTexts = await watchStatus(page);
    await field(page).fill('covenant');
    await expect(status(page)).toHaveText('Searching…');
    await expect(status(page)).toContainText(/^\d+ results for "covenant"/);
    expect(
      (await readTexts()).filter((text) => text.includes('No results for "covenant"')),
    ).toEqual([]);
  });

  test('the status shows the old query until the new results appear', async ({page}) => {
    await open(page, '/search/?q=slashing');
    await expect(status(page)).toContainText(/^\d+ results for "slashing"/);
    const before = await status(page).textContent();
    await delayIndex(page);
    const readTexts = await watchStatus(page);
    await field(page).fill('covenant');
    await expect(status(page)).toContainText(/^\d+ results for "covenant"/);
    const texts = await readTexts();
    expect(texts.slice(0, -1).filter((text) => text !== 'Searching…' && text !== before)).toEqual(
      [],
    );
  });
});

test.describe('the URL', () => {
  for (const [cause, clear] of [
    ['typing', (page: Page) => field(page).fill('')],
    ['Escape', (page: Page) => field(page).press('Escape')],
  ] as const) {
    test(`has no query after ${cause} has cleared the field`, async ({page}) => {
      await open(page, '/search/?q=covenant');
      await expect(results(page).first()).toBeVisible();
      await clear(page);
      await expect(page).toHaveURL('/search/');
      await page.reload();
      await hydrated(page);
      await expect(status(page)).toHaveText('Type a word, a flag, an error or an identifier.');
      await expect(field(page)).toHaveValue('');
    });
  }

  test('Enter on the current query adds no history entry', async ({page}) => {
    await open(page, '/search/');
    await field(page).pressSequentially('covenant');
    await expect(page).toHaveURL('/search/?q=covenant');
    const before = await historyLength(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    expect(await historyLength(page)).toBe(before);
    await field(page).fill('slashing');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?q=slashing');
    expect(await historyLength(page)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/search/?q=covenant');
    await expect(field(page)).toHaveValue('covenant');
  });

  for (const [query, requested] of [
    ['staking', '99'],
    ['staking', '1234567'],
    ['lock and unlock a ledger device', '2000'],
  ] as const) {
    test(`page ${requested} of "${query}" shows the last page`, async ({page}) => {
      await open(page, `/search/?q=${encodeURIComponent(query)}&page=${requested}`);
      await expect(status(page)).toContainText(/page (\d+) of \1$/);
      expect(await results(page).count()).toBeGreaterThan(0);
      await expect(status(page)).not.toBeFocused();
    });
  }

  test('a page parameter that is not a number shows the first page', async ({page}) => {
    await open(page, '/search/?q=staking&page=two');
    await expect(status(page)).toContainText(/page 1 of \d+$/);
    await expect(results(page)).toHaveCount(20);
  });

  test('typing on a later page of results does not move the focus', async ({page}) => {
    await open(page, '/search/?q=staking&page=2');
    await expect(status(page)).toContainText('page 2 of');
    await field(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' rewards', {delay: 60});
    await expect(field(page)).toHaveValue('staking rewards');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/search/?q=staking%20rewards');
  });

  test('a letter typed while the URL is updated is kept', async ({page}) => {
    await open(page, '/search/');
    await page.evaluate(() => {
      const write = window.history.replaceState.bind(window.history);
      window.history.replaceState = (...args) => {
        write(...args);
        const input = document.querySelector<HTMLInputElement>('main input[type=search]');
        if (input?.value !== 'sla') return;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          'slas',
        );
        input.dispatchEvent(new Event('input', {bubbles: true}));
      };
    });
    await field(page).fill('sla');
    await expect(page).toHaveURL('/search/?q=slas');
    await expect(field(page)).toHaveValue('slas');
  });

  test('text typed just before a result is opened is not written into the URL of its page', async ({
    page,
  }) => {
    await open(page, '/search/?q=slashing');
    const first = results(page).first().getByRole('link').first();
    await expect(first).toBeVisible();
    const href = await first.getAttribute('href');
    // The next page takes a moment to load.
    await page.route(/\/assets\/js\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('main input[type=search]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        'slashing b',
      );
      input?.dispatchEvent(new Event('input', {bubbles: true}));
      document.querySelector<HTMLElement>('main article a')?.click();
    });
    await expect(page.getByRole('heading', {level: 1, name: 'Search'})).toHaveCount(0);
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(href ?? '');
  });

  test('a long question in the URL is kept in both modes', async ({page}) => {
    const question = `What is a finality provider, ${'and '.repeat(20)}what does it do?`;
    const address = `/search/?q=${encodeURIComponent(question)}`;
    await open(page, address);
    await expect(status(page)).toContainText('result');
    await page.waitForTimeout(600);
    await expect(page).toHaveURL(address);
    await mode(page, 'Ask a question').click();
    await expect(field(page)).toHaveValue(question);
  });

  test('the title contains the query', async ({page}) => {
    await open(page, '/search/?q=covenant');
    await expect(page).toHaveTitle('covenant | Search | Babylon Docs');
    await field(page).fill('<b>slashing');
    await expect(page).toHaveTitle('<b>slashing | Search | Babylon Docs');
    await field(page).fill('');
    await expect(page).toHaveTitle('Search | Babylon Docs');
  });
});

for (const [width, maxWords] of [
  [1440, 10],
  [768, 5],
] as const) {
  test(`at ${width} px a snippet has at most ${maxWords} words`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, '/search/?q=unbonding%20takes%20two%20bitcoin%20transactions');
    await expect(results(page).first()).toBeVisible();
    const snippets = await results(page).locator('.results-text').allTextContents();
    expectTruncated(snippets, maxWords);
  });
}

test.describe('the mode', () => {
  test('an empty field has a hint for the mode', async ({page}) => {
    await open(page, '/search/');
    await expect(status(page)).toHaveText('Type a word, a flag, an error or an identifier.');
    await mode(page, 'Ask a question').click();
    await expect(status(page)).toContainText('Ask a question in your own words.');
  });

  test('"See all" opens words mode when it was chosen in the window', async ({page}) => {
    await storeMode(page, 'ai');
    await open(page, '/search/?q=slashing');
    await expect(mode(page, 'Ask a question')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', {name: 'Find words'}).click();
    await expect(mode(page, 'Find words')).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('combobox').fill('covenant');
    await dialog.getByRole('link', {name: /^See all \d+ results$/}).click();
    await expect(page).toHaveURL('/search/?q=covenant');
    await expect(status(page)).toContainText(/^\d+ results for "covenant"/);
    expect(await page.evaluate(() => localStorage.getItem('search'))).toBe('docsearch');
  });

  test('a tab follows the mode chosen in another', async ({page, context}) => {
    await open(page, '/search/?q=slashing');
    const otherTab = await context.newPage();
    await open(otherTab, '/search/');
    await mode(otherTab, 'Ask a question').click();
    await expect(mode(page, 'Ask a question')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(NOTE)).toBeVisible();
  });

  test('without storage, the window and the page still use the same mode', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, '/search/?q=slashing');
    await mode(page, 'Ask a question').click();
    await expect(page.getByText(NOTE)).toBeVisible();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox', {name: 'Question'})).toBeFocused();
    await dialog.getByRole('button', {name: 'Find words'}).click();
    await expect(mode(page, 'Find words')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('when there are no results, or the service rejects the query', () => {
  test.use({bypassCSP: true});

  test('a query without results is not suggested again', async ({page}) => {
    const noHits = {hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 20, query: 'slashing'};
    await mockHostedSearch(page, 200, JSON.stringify({results: [noHits]}));
    await open(page, '/search/?q=Slashing');
    await expect(status(page)).toHaveText('No results for "Slashing"');
    const suggested = page.getByRole('main').getByRole('listitem');
    await expect(suggested).toHaveText(['unbonding', 'finality provider']);
  });

  for (const [content, search] of [
    ['results', 'docsearch'],
    ['an answer', 'ai'],
  ] as const) {
    test(`a rejection replaces ${content}, without mentioning the network`, async ({page}) => {
      await storeMode(page, search);
      await mockHostedSearch(page, 403, '{"message":"Not <b>allowed</b>","status":403}');
      await open(page, '/search/?q=slashing');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('Unable to fetch results');
      await expect(alert).toContainText('rejected the query with status 403: Not <b>allowed</b>');
      await expect(alert).not.toContainText('network');
    });
  }
});

test('a query in the URL is truncated to the 64 characters that are searched for', async ({
  page,
}) => {
  const long = 'unbonding a delegation '.repeat(8).trim();
  await open(page, `/search/?q=${encodeURIComponent(long)}`);
  await expect(field(page)).toHaveValue(long.slice(0, 64));
  await expect(status(page)).toContainText(`"${long.slice(0, 64).trim()}"`);
});

test('a heading in the results is shown with the first words of its section', async ({page}) => {
  await open(page, '/search/?q=slashing');
  await expect(results(page).first()).toBeVisible();
  const hits = await results(page).all();
  const texts = await Promise.all(
    hits.map((hit) => hit.locator('.results-text').allTextContents()),
  );
  // A section may begin with other headings, but few do.
  expect(texts.filter(([text]) => text).length).toBeGreaterThan(hits.length * 0.7);
});

test('Back from a result restores the position in the results', async ({page}) => {
  await open(page, '/search/?q=staking');
  const result = results(page).nth(15);
  await result.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const before = await page.evaluate(() => window.scrollY);
  await result.getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search\//);
  await page.goBack();
  await expect(results(page).nth(15)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
  // The next query starts at the top.
  await page.evaluate(() => window.scrollTo(0, 0));
  await field(page).fill('slashing');
  await expect(status(page)).toContainText('"slashing"');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the results appear without a layout shift', async ({page}) => {
  await page.goto('/search/?q=slashing');
  await expect(results(page).first()).toBeVisible();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as {value: number}).value;
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test.describe('the index of a hosted service', () => {
  // The CSP of this build blocks requests to such a service.
  test.use({bypassCSP: true});

  test('bidirectional control characters are removed from headings, titles and results', async ({
    page,
  }) => {
    const reordered = `stake\u202eekatsnu\u202c`;
    const hit = {
      objectID: '1',
      url: '/stakers/',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Stakers', lvl1: reordered},
      _snippetResult: {hierarchy: {lvl1: {value: reordered}}},
    };
    await mockHostedSearch(
      page,
      200,
      JSON.stringify({results: [{hits: [hit], nbHits: 1, nbPages: 1}]}),
    );
    await open(page, `/search/?q=${encodeURIComponent(reordered)}`);
    await expect(results(page).first()).toContainText('stakeekatsnu');
    await expect(page).toHaveTitle(/^stakeekatsnu \| Search/);
    expect(await page.locator('main').innerText()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test('hits from other sites are shown with the host name of the site', async ({page}) => {
    const hit = (objectID: string, url: string) => ({
      objectID,
      url,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Stakers', lvl1: `Stake ${objectID}`},
    });
    const hits = [
      hit('1', 'https://docs.babylonlabs.io/stakers/'),
      hit('2', 'https://other.example/stake/'),
      hit('3', 'javascript:alert(1)'),
    ];
    const body = JSON.stringify({results: [{hits, nbHits: 3, nbPages: 1}]});
    await mockHostedSearch(page, 200, body);
    await open(page, '/search/?q=stake');
    await expect(results(page)).toHaveCount(2);
    await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/stakers/');
    await expect(results(page).last()).toContainText('other.example › Stakers');
    const external = results(page).last().getByRole('link');
    await expect(external).toHaveAttribute('href', 'https://other.example/stake/');
    await expect(external).toHaveAttribute('rel', /noopener/);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('stake');
    await expect(dialog.getByRole('treeitem')).toHaveCount(2);
    await expect(dialog.getByRole('treeitem').last()).toContainText('other.example');
  });
});

import {expect, test, type Locator, type Page} from '@playwright/test';
import {open, saveData} from './open';
import {pageKinds} from './pages';

test.beforeEach(({page}) => saveData(page));

type Box = {x: number; y: number; width: number; height: number};

async function boxOf(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
}

/** Opens a page in a window of this width. */
async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await open(page, path);
}

const heading = (page: Page, level: number) =>
  page.getByRole('article').getByRole('heading', {level}).first();

test.describe('headings', () => {
  test('of the same level have the same size on every kind of page, and on a phone', async ({
    page,
  }) => {
    for (const width of [1440, 390]) {
      for (const path of [pageKinds.concept, pageKinds.questions]) {
        await openAt(page, width, path);
        await expect(heading(page, 2), path).toHaveCSS('font-size', '27px');
        await expect(heading(page, 3), path).toHaveCSS('font-size', '20px');
      }
      await openAt(page, width, pageKinds['api operation']);
      const responses = page.getByRole('heading', {level: 2, name: /^Responses/});
      await expect(responses).toHaveCSS('font-size', '27px');
    }
  });

  test('show their link symbol on hover, and when the link has the focus', async ({page}) => {
    await openAt(page, 1440, pageKinds.concept);
    const link = heading(page, 2).getByRole('link', {name: /^Direct link to/});
    await expect(link).toHaveCSS('opacity', '0');
    await heading(page, 2).hover();
    await expect(link).toHaveCSS('opacity', '1');
    expect((await boxOf(link)).width).toBeGreaterThan(12);
    await page.mouse.move(0, 0);
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#what-staking-does-to-a-coin$/);
  });
});

/** Opens a page as if the connection had stalled in the middle of its article. */
async function openHalf(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({width, height: 900});
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const end = html.indexOf('<h2', html.indexOf('<article'));
    expect(end, 'position of the first heading in the article').toBeGreaterThan(0);
    await route.fulfill({response, body: html.slice(0, end)});
  });
  await page.goto(path);
}

for (const width of [1440, 1024]) {
  test(`at ${width} px a half-loaded page already has its final width`, async ({browser, page}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const halfLoaded = await context.newPage();
    for (const path of [pageKinds.concept, pageKinds.network, pageKinds['api operation']]) {
      await openHalf(halfLoaded, width, path);
      await openAt(page, width, path);
      const {width: finalWidth} = await boxOf(page.getByRole('article'));
      expect((await boxOf(halfLoaded.getByRole('article'))).width, path).toBeCloseTo(finalWidth, 0);
    }
    await context.close();
  });
}

test('the footer of a short page is at the bottom of the window', async ({page}) => {
  for (const height of [900, 1400]) {
    await page.setViewportSize({width: 1440, height});
    await open(page, pageKinds['blog archive']);
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(footer.y + footer.height).toBeCloseTo(height, 0);
  }
});

test('the glossary letters are on one line', async ({page}) => {
  await openAt(page, 1440, pageKinds.glossary);
  const letters = page.getByRole('navigation', {name: 'Letters'}).getByRole('link');
  const tops = await letters.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().y),
  );
  expect(tops.length).toBeGreaterThan(20);
  expect(new Set(tops).size).toBe(1);
});

test('"Read more" is aligned with the title of its post', async ({page}) => {
  for (const width of [1440, 390]) {
    await openAt(page, width, pageKinds['blog list']);
    const more = await boxOf(page.getByRole('link', {name: /^Read more about/}).first());
    expect(more.x).toBeCloseTo((await boxOf(heading(page, 2))).x, 0);
  }
});

test.describe('tables', () => {
  test('a sum such as "H + 62,991" stays on one line, even on a phone', async ({page}) => {
    for (const width of [1440, 1024, 390]) {
      await openAt(page, width, pageKinds['tool on the page']);
      const sums = page.getByRole('cell', {name: /^H \+ \d/});
      expect(await sums.count()).toBeGreaterThan(10);
      const lineCounts = await sums.evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          return text.getClientRects().length;
        }),
      );
      expect(Math.max(...lineCounts), String(width)).toBe(1);
    }
  });

  test('configuration keys can be read on a tablet without scrolling sideways', async ({page}) => {
    await openAt(page, 1024, '/operators/finality_providers/fpd_reference/');
    const table = page.getByRole('group', {name: 'Top-level keys in fpd.conf'});
    await expect(table).toBeVisible();
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test('a short value has no gap after it', async ({page}) => {
    await openAt(page, 1440, '/');
    const row = page.getByRole('row', {name: /^Parameter version/});
    const value = row.getByRole('button', {name: '5', exact: true}).first();
    const mark = row.getByText('not verified').first();
    const gap = async () => {
      const end = await value.evaluate((node) => {
        const text = document.createRange();
        text.selectNodeContents(node);
        return text.getBoundingClientRect().right;
      });
      return (await boxOf(mark)).x - end;
    };
    expect(await gap()).toBeLessThan(8);
  });
});

test.describe('values in text', () => {
  test('no line begins with the period after a value, or ends with the opening parenthesis before it', async ({
    page,
  }) => {
    for (const width of [1440, 1024, 390]) {
      for (const path of [pageKinds.concept, pageKinds.landing, pageKinds.questions]) {
        await openAt(page, width, path);
        const badBreaks = await page.getByRole('article').evaluate((article) => {
          const boxAt = (text: Text, index: number) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            return range.getBoundingClientRect();
          };
          const broken: string[] = [];
          for (const value of article.querySelectorAll<HTMLElement>('[data-fact]')) {
            if (!value.checkVisibility()) continue;
            const lines = [...value.getClientRects()];
            const {previousSibling: before, nextSibling: after} = value.parentElement ?? value;
            const last = value.parentElement?.lastElementChild === value ? lines.at(-1) : undefined;
            if (last && after instanceof Text && /^[.,;:)]/.test(after.data)) {
              if (boxAt(after, 0).top > last.bottom - 4)
                broken.push(`${value.innerText}${after.data}`);
            }
            if (lines[0] && before instanceof Text && before.data.endsWith('(')) {
              const bracket = boxAt(before, before.data.length - 1);
              if (lines[0].top > bracket.bottom - 4) broken.push(`(${value.innerText}`);
            }
          }
          return broken;
        });
        expect(badBreaks, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('a long value wraps inside the line where it begins', async ({page}) => {
    await openAt(page, 390, pageKinds.questions);
    const value = page.getByRole('button', {name: /^4 amd64 cores, 32 GB/});
    await expect(value).toBeVisible();
    expect(await value.evaluate((node) => node.getClientRects().length)).toBeGreaterThan(1);
  });
});

test('on a phone, a label is closer to its own field than to the field above', async ({page}) => {
  await openAt(page, 390, pageKinds['tool on the page']);
  await page.getByRole('button', {name: 'Open the transaction checker'}).click();
  const form = page.getByRole('form', {name: 'Transaction checker'});
  const above = await boxOf(form.getByLabel('Network'));
  const label = await boxOf(form.getByText('Transaction or delegation', {exact: true}));
  const field = await boxOf(form.getByLabel('Transaction or delegation'));
  expect(label.y - above.y - above.height).toBeGreaterThan(8);
  expect(field.y - label.y - label.height).toBeLessThan(8);
});

test('on a phone, the accounts in the footer are aligned with its heading', async ({page}) => {
  await openAt(page, 390, pageKinds['blog archive']);
  const footer = page.getByRole('contentinfo');
  const {x: title} = await boxOf(footer.getByRole('heading', {name: 'Developers'}));
  const {x: accounts} = await boxOf(footer.getByRole('link', {name: 'GitHub organization'}));
  // The icon is 8 px inside the clickable area.
  expect(accounts + 8).toBeCloseTo(title, 0);
});

test('the hint for an empty search keeps its distance from the field', async ({page}) => {
  await openAt(page, 1440, pageKinds.search);
  const field = await boxOf(page.getByRole('main').getByRole('searchbox'));
  const hint = await boxOf(page.getByText('Type a word, a flag'));
  expect(hint.y - field.y - field.height).toBeGreaterThan(12);
});

test('the name of an enum value fits on one line, however long its description', async ({page}) => {
  await openAt(
    page,
    390,
    '/api/staking-api/schemas/handler-publicresponse-v-2-service-delegationpublic/',
  );
  const name = page
    .getByRole('article')
    .getByText('PENDING', {exact: true})
    .filter({visible: true})
    .first();
  expect((await boxOf(name)).height).toBeLessThan(32);
});

test('the page facts keep their distance from the text', async ({page}) => {
  await openAt(page, 1440, pageKinds.components);
  const facts = await boxOf(page.getByText('Page checked against the code'));
  const text = await boxOf(page.getByText('This page is for people who write'));
  expect(text.y - facts.y - facts.height).toBeGreaterThan(16);
});

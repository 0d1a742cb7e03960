import {expect, test, type Page} from '@playwright/test';
import {announcement} from '../../config/announcement';
import {footer} from '../../config/footer';
import {hydrated, open, saveData} from './open';

test.beforeEach(({page}) => saveData(page));

const OVERVIEW = '/guides/overview/';

test.describe('top of the page', () => {
  test('the first tab stop is a link that skips to the content', async ({page}) => {
    await open(page, OVERVIEW);
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skipLink).toBeFocused();
    await page.keyboard.press('Enter');
    // The next tab stop is inside the content, past the navigation.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('the focused element has a ring in the action color', async ({page}) => {
    await open(page, OVERVIEW);
    const ringOf = () =>
      page.evaluate(() => {
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(
          document.activeElement!,
        );
        const action = document.createElement('i');
        action.style.color = 'var(--act)';
        document.body.append(action);
        const isAction = getComputedStyle(action).color === outlineColor;
        action.remove();
        return {outlineStyle, outlineWidth, isAction};
      });
    const link = page.getByRole('main').getByRole('link').first();
    for (const stop of [page.getByRole('button', {name: 'Search docs'}), link]) {
      await stop.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(stop).toBeFocused();
      expect(await ringOf()).toEqual({outlineStyle: 'solid', outlineWidth: '2px', isAction: true});
    }
  });

  test('the announcement closes and stays closed until its ID changes', async ({page}) => {
    await open(page, OVERVIEW);
    const bar = page.getByText('Check it on-chain before you act');
    await expect(bar).toBeVisible();
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(bar).toBeHidden();
    expect(await page.evaluate(() => ({...localStorage}))).toMatchObject({
      'docusaurus.announcement.id': announcement.id,
      'docusaurus.announcement.dismiss': 'true',
    });
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
    await page.reload();
    await hydrated(page);
    await expect(bar).toBeVisible();
  });

  test('the navigation bar has the specified items, in order', async ({page}) => {
    await open(page, OVERVIEW);
    const nav = page.getByRole('navigation', {name: 'Main'});
    const logo = nav.getByRole('img', {name: 'Babylon documentation, home'}).first();
    await expect(logo).toHaveAttribute('width', '101');
    await expect(logo).toHaveAttribute('height', '40');
    const names = await nav
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('aria-label') ?? link.textContent?.trim() ?? ''),
      );
    const expected = ['Overview', 'Stakers', 'Developers', 'Operators', 'BSNs'];
    expect(names.filter((name) => expected.includes(name))).toEqual(expected);
    for (const name of ['Support', 'Community chat on Discord', 'Source code on GitHub']) {
      await expect(nav.getByRole('link', {name})).toHaveAttribute('href', /^https:\/\//);
    }
    await expect(nav.getByRole('button', {name: 'Search docs'})).toBeVisible();
  });

  test('the API dropdown opens on hover and lists three references', async ({page}) => {
    await open(page, OVERVIEW);
    await page.getByRole('button', {name: 'API', exact: true}).hover();
    for (const name of ['Staking API', 'Babylon gRPC', 'CometBFT RPC']) {
      await expect(
        page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}),
      ).toBeVisible();
    }
  });

  test('the language dropdown keeps path, query and hash', async ({page}) => {
    await open(page, `${OVERVIEW}?a=1#sources`);
    await page.getByRole('button', {name: 'English'}).hover();
    await expect(page.getByRole('link', {name: 'English'})).toHaveAttribute(
      'href',
      `${OVERVIEW}?a=1#sources`,
    );
  });

  test('the navigation bar hides on scrolling down and reappears on scrolling up', async ({
    page,
  }) => {
    await open(page, OVERVIEW);
    const nav = page.getByRole('navigation', {name: 'Main'});
    await page.mouse.move(700, 500);
    for (let step = 0; step < 5; step += 1) {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(100);
    }
    await expect.poll(async () => (await nav.boundingBox())?.y ?? 0).toBeLessThan(-40);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => (await nav.boundingBox())?.y ?? -99).toBeGreaterThanOrEqual(0);
  });
});

test.describe('color mode', () => {
  test('is dark by default; the toggle stores the choice and updates other tabs', async ({
    page,
    context,
  }) => {
    await open(page, OVERVIEW);
    const mode = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.theme);
    expect(await mode(page)).toBe('dark');
    const otherTab = await context.newPage();
    await open(otherTab, '/stakers/');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    expect(await mode(page)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await expect.poll(() => mode(otherTab)).toBe('light');
  });

  test('a light system theme does not change the default', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, OVERVIEW);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('footer', () => {
  test('has its link group, legal links, accounts, year and logo height', async ({page}) => {
    await open(page, OVERVIEW);
    const region = page.getByRole('contentinfo');
    await expect(region.getByRole('heading', {name: 'Developers'})).toBeVisible();
    for (const {label, href} of [...footer.group.links, ...footer.legal, ...footer.social]) {
      await expect(region.getByRole('link', {name: label, exact: true})).toHaveAttribute(
        'href',
        href,
      );
    }
    await expect(region).toContainText(`© ${new Date().getFullYear()}`);
    await expect(region.getByRole('img').first()).toHaveAttribute('height', '36');
    // The X icon resembles a close button, so the name of the link says what X is.
    await expect(
      region.getByRole('link', {name: 'Babylon on X, formerly Twitter'}),
    ).toHaveAttribute('href', 'https://x.com/babylonlabs_io');
  });
});

test.describe('around the article', () => {
  test('there are breadcrumbs, a table of contents, previous and next links, an edit link and the last update', async ({
    page,
  }) => {
    await open(page, '/guides/overview/bitcoin_staking/');
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText('Overview');
    const pages = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pages.getByRole('link', {name: /Previous/})).toBeVisible();
    await expect(pages.getByRole('link', {name: /Next/})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      /docs\/guides\/overview\/bitcoin_staking\.mdx$/,
    );
    await expect(page.getByText(/Last updated/)).toBeVisible();
    const levels = await page.locator('.table-of-contents a').evaluateAll((links) =>
      links.map((link) => {
        const id = decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1));
        return document.getElementById(id)?.tagName;
      }),
    );
    expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  });

  test('opening a sidebar category collapses the others', async ({page}) => {
    await open(page, '/guides/overview/babylon_genesis/');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'BABY Tokenomics'})).toBeVisible();
    await sidebar.getByRole('button', {name: /Phases of the Launch/}).click();
    await expect(sidebar.getByRole('link', {name: /Phase 1/})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'BABY Tokenomics'})).toBeHidden();
  });

  test('the sidebar can be hidden and shown again', async ({page}) => {
    await open(page, OVERVIEW);
    await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
    await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  });

  test('a hash scrolls to its heading', async ({page}) => {
    await open(page, `${OVERVIEW}#sources`);
    await expect(page.getByRole('heading', {name: /^Sources/})).toBeInViewport();
  });

  test('the blog sidebar groups posts by year', async ({page}) => {
    await open(page, '/blog/');
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    await expect(sidebar).toContainText('2025');
    await expect(sidebar.getByRole('link', {name: 'Babylon Dev Blogs'})).toBeVisible();
  });
});

test.describe('small screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu opens, shows the page menu first, and goes back to the main menu', async ({
    page,
  }) => {
    await open(page, OVERVIEW);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('link', {name: 'Bitcoin Staking'}).first()).toBeVisible();
    await page.getByRole('button', {name: /Back to main menu/}).click();
    const operators = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Operators', exact: true});
    await expect(operators).toBeVisible();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(operators).toBeHidden();
  });
});

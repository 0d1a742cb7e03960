import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from './open';
import {allPages, pageKinds} from './pages';

const BUILD = path.resolve(__dirname, '../../build');
const pages = allPages();

/** Metadata in the HTML of a page, as the server sends it. */
type Head = {
  path: string;
  status: number;
  h1: string;
  canonical: string;
  /** URL of the Markdown copy. */
  copy: string;
  /** Open Graph properties, in document order. */
  properties: readonly (readonly [string, string])[];
  card: string;
  /** Structured data, unparsed. */
  data: readonly string[];
};

/** Fetches pages in the browser and parses them there, without running their scripts. */
function readHeads(page: Page, paths: readonly string[]): Promise<Head[]> {
  return page.evaluate(async (requested) => {
    const heads: Head[] = [];
    for (const path of requested) {
      const response = await fetch(path);
      const html = new DOMParser().parseFromString(await response.text(), 'text/html');
      const attribute = (selector: string, name: string) =>
        html.head.querySelector(selector)?.getAttribute(name) ?? '';
      heads.push({
        path,
        status: response.status,
        h1: html.querySelector('h1')?.textContent ?? '',
        canonical: attribute('link[rel=canonical]', 'href'),
        copy: attribute('link[rel=alternate][type="text/markdown"]', 'href'),
        properties: [...html.head.querySelectorAll('meta[property]')].map((meta) => [
          meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
        card: attribute('meta[name="twitter:card"]', 'content'),
        data: [...html.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => script.textContent ?? '',
        ),
      });
    }
    return heads;
  }, paths);
}

function property({properties}: Head, name: string): string {
  return properties.find(([key]) => key === name)?.[1] ?? '';
}

let heads: Head[] = [];
let origin = '';

test.beforeAll(async ({browser}, {project}) => {
  const page = await browser.newPage({baseURL: project.use.baseURL});
  await page.goto('/robots.txt');
  heads = await readHeads(page, pages);
  origin = new URL(heads.find((head) => head.path === '/')?.canonical ?? '').origin;
  await page.close();
});

test('the canonical URL of every page is its own, on the public host', () => {
  expect(heads.map(({path: pathname, status, canonical}) => [pathname, status, canonical])).toEqual(
    pages.map((pathname) => [pathname, 200, origin + pathname]),
  );
  expect(heads.map((head) => property(head, 'og:url'))).toEqual(
    pages.map((pathname) => origin + pathname),
  );
});

test.describe('Markdown copies', () => {
  test('every page has a copy in its folder, and links to it', async ({request}) => {
    for (const {path: pathname, copy, h1} of heads) {
      expect(copy, pathname).toBe(`${pathname}index.md`);
      const response = await request.get(copy, {maxRedirects: 0});
      expect(response.status(), copy).toBe(200);
      expect(response.headers()['content-type'], copy).toBe('text/markdown; charset=utf-8');
      const text = await response.text();
      expect(text, copy).toMatch(/^---\ntitle: "/);
      expect(text, copy).toContain(`\nurl: "${origin}${pathname}"\n`);
      const title = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('\\', '');
      expect(title, copy).toBe(h1.replace(/[\u200b#]/g, '').trim());
      expect(text, `${copy} contains page controls`).not.toMatch(
        /(Copy|View) as Markdown|Direct link to|data-fact/,
      );
    }
  });

  test('a page with noindex has no copy and links to none', async ({page, request}) => {
    await page.goto('/robots.txt');
    const [search] = await readHeads(page, ['/search/']);
    expect(search?.copy).toBe('');
    expect((await request.get('/search/index.md')).status()).toBe(404);
  });

  test('llms.txt lists the copy of every page in the sitemap, and no missing file', async ({
    request,
  }) => {
    const response = await request.get('/llms.txt');
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    const copies = links.filter((link) => link.endsWith('/index.md'));
    expect(copies.sort()).toEqual(pages.map((pathname) => `${origin}${pathname}index.md`).sort());
    for (const link of links) {
      expect((await request.get(new URL(link).pathname)).status(), link).toBe(200);
    }
  });
});

test.describe('Copy as Markdown', () => {
  const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});
  const outcome = (page: Page) =>
    page.locator('header', {has: copyButton(page)}).getByRole('status');

  for (const kind of ['concept', 'network', 'blog post'] as const) {
    test(`${kind}: the clipboard gets the contents of index.md`, async ({
      page,
      context,
      request,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, pageKinds[kind]);
      await copyButton(page).click();
      await expect(outcome(page)).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await (await request.get(`${pageKinds[kind]}index.md`)).text());
    });
  }

  test('the button works with the keyboard alone', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pageKinds.concept);
    await page.getByRole('heading', {level: 1}).click();
    await page.keyboard.press('Tab');
    for (let tabs = 0; tabs < 10; tabs += 1) {
      if (await copyButton(page).evaluate((node) => node === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(copyButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toHaveText('Copied');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
  });

  test('a denied clipboard is reported, and the link opens the text', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open(page, pageKinds.concept);
    await copyButton(page).click();
    await expect(outcome(page)).toHaveText('Not copied: use the link');
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(`${pageKinds.concept}index.md`);
  });

  test('a file that fails to load is reported, and copying can be retried', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    let isBroken = true;
    await page.route('**/index.md', (route) => (isBroken ? route.abort() : route.continue()));
    await open(page, pageKinds.concept);
    await copyButton(page).click();
    await expect(outcome(page)).toHaveText('Not copied: use the link');
    isBroken = false;
    await copyButton(page).click();
    await expect(outcome(page)).toHaveText('Copied');
  });

  test('the outcome on one page is not shown on the next', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pageKinds.concept);
    await copyButton(page).click();
    await expect(outcome(page)).toHaveText('Copied');
    await page.locator('.pagination-nav__link--next, .pagination-nav__link--prev').first().click();
    await expect(page).not.toHaveURL(pageKinds.concept);
    await hydrated(page);
    await expect(outcome(page)).toHaveText('');
    const file = await copyButton(page).getAttribute('data-copy-page');
    expect(file).toBe(`${new URL(page.url()).pathname}index.md`);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('a plain link remains', async ({page}) => {
      await page.goto(pageKinds.concept);
      await expect(copyButton(page)).toBeHidden();
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
        'href',
        `${pageKinds.concept}index.md`,
      );
    });
  });
});

test.describe('feeds', () => {
  for (const name of ['upgrades', 'parameters']) {
    test(`${name}: RSS and JSON parse and have the same entries`, async ({page, request}) => {
      const rss = await request.get(`/feeds/${name}.rss.xml`);
      expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
      await page.goto('/robots.txt');
      const channel = await page.evaluate(
        (xml) => {
          const feed = new DOMParser().parseFromString(xml, 'application/xml');
          const texts = (selector: string) =>
            [...feed.querySelectorAll(selector)].map((node) => node.textContent ?? '');
          return {
            errors: texts('parsererror'),
            titles: texts('item > title'),
            ids: texts('item > guid'),
            // The URL of the feed itself is an attribute.
            links: texts('link').filter(Boolean),
          };
        },
        await rss.text(),
      );
      expect(channel.errors).toEqual([]);
      expect(channel.ids.length).toBeGreaterThan(5);
      expect(new Set(channel.ids).size).toBe(channel.ids.length);
      for (const link of new Set(channel.links)) expect(pages).toContain(new URL(link).pathname);

      const json = await request.get(`/feeds/${name}.json`);
      expect(json.headers()['content-type']).toBe('application/feed+json');
      const feed = (await json.json()) as {
        version: string;
        feed_url: string;
        items: {id: string; title: string; content_text: string}[];
      };
      expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
      expect(feed.feed_url).toBe(`${origin}/feeds/${name}.json`);
      expect(feed.items.map(({id}) => id)).toEqual(channel.ids);
      expect(feed.items.map(({title}) => title)).toEqual(channel.titles);
    });
  }

  test('a page links to the feeds', async ({page, request}) => {
    await page.goto(pageKinds.network);
    const links = page.locator('head link[rel=alternate][type="application/rss+xml"]');
    const addresses = await links.evaluateAll((nodes) =>
      nodes.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual([
      '/blog/rss.xml',
      '/feeds/upgrades.rss.xml',
      '/feeds/parameters.rss.xml',
    ]);
    for (const address of addresses) expect((await request.get(address ?? '')).status()).toBe(200);
  });
});

test.describe('preview images', () => {
  test('every page has its own image, of the declared size', async ({request}) => {
    for (const head of heads) {
      const address = property(head, 'og:image');
      expect(new URL(address).origin, head.path).toBe(origin);
      const response = await request.get(new URL(address).pathname);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type'], address).toBe('image/png');
      const png = await response.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], address).toEqual([1200, 630]);
      expect(png.length, address).toBeLessThan(50_000);
    }
    const addresses = heads.map((head) => property(head, 'og:image'));
    expect(new Set(addresses).size).toBe(pages.length);
  });

  test('the size and the alternative text follow the URL, as parsers of these tags expect', () => {
    for (const head of heads) {
      const names = head.properties.map(([name]) => name);
      const first = names.indexOf('og:image');
      const block = names.slice(first, first + 4);
      expect(block, head.path).toEqual([
        'og:image',
        'og:image:width',
        'og:image:height',
        'og:image:alt',
      ]);
      expect(
        names.filter((name) => name === 'og:image'),
        head.path,
      ).toHaveLength(1);
      expect(property(head, 'og:image:width')).toBe('1200');
      expect(property(head, 'og:image:height')).toBe('630');
      const alt = property(head, 'og:image:alt');
      expect(property(head, 'og:title'), head.path).toBe(`${alt} | Babylon Docs`);
      expect(head.card, head.path).toBe('summary_large_image');
    }
  });

  test('a browser can render a preview image', async ({page}) => {
    const head = heads.find(({path: pathname}) => pathname === pageKinds.concept);
    await page.goto(new URL(head ? property(head, 'og:image') : '', origin).pathname);
    const size = await page
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([1200, 630]);
  });

  test('unlisted pages use the preview image of the site', async ({page, request}) => {
    await page.goto('/robots.txt');
    for (const head of await readHeads(page, ['/search/', '/no-such-page/'])) {
      const {pathname} = new URL(property(head, 'og:image'));
      expect(pathname).toBe('/img/social.png');
      expect((await request.get(pathname)).status()).toBe(200);
    }
  });
});

test.describe('structured data', () => {
  type Thing = Record<string, unknown> & {'@type': string};
  const things = ({data}: Head) => data.map((text) => JSON.parse(text) as Thing);
  const thing = (head: Head, type: string) => things(head).find((item) => item['@type'] === type);

  test('all structured data parses and uses schema.org', () => {
    for (const head of heads) {
      for (const item of things(head)) {
        expect(item['@context'], head.path).toBe('https://schema.org');
        expect(item['@type'], head.path).toMatch(/^[A-Z]/);
        expect(JSON.stringify(item), head.path).not.toMatch(/undefined|\[object|Invalid Date/);
      }
    }
  });

  test('a document is marked up as an article with breadcrumbs', () => {
    const documents = heads.filter(
      ({path: pathname}) => pathname !== '/' && !pathname.startsWith('/blog/'),
    );
    expect(documents.length).toBeGreaterThan(20);
    for (const head of documents) {
      const article = thing(head, 'TechArticle');
      expect(article, head.path).toMatchObject({
        headline: property(head, 'og:image:alt'),
        description: property(head, 'og:description'),
        url: head.canonical,
        image: property(head, 'og:image'),
      });
      expect(thing(head, 'BreadcrumbList'), head.path).toBeDefined();
    }
  });

  test('a post is marked up as a blog posting, and the blog lists it', () => {
    const headAt = (page: string) => heads.find(({path}) => path === page);
    const post = headAt(pageKinds['blog post']);
    const list = headAt(pageKinds['blog list']);
    expect(post && thing(post, 'BlogPosting')).toMatchObject({url: post?.canonical});
    expect(list && thing(list, 'Blog')).toMatchObject({
      blogPost: expect.arrayContaining([expect.objectContaining({url: post?.canonical})]),
    });
  });

  test('the home page declares a search URL that works', async ({page}) => {
    const home = heads.find((head) => head.path === '/');
    const {potentialAction} = (home && thing(home, 'WebSite')) as unknown as {
      potentialAction: {target: {urlTemplate: string}};
    };
    const {urlTemplate} = potentialAction.target;
    expect(urlTemplate.startsWith(`${origin}/search/`)).toBe(true);
    const {pathname, search} = new URL(urlTemplate.replace('{search_term_string}', 'unbonding'));
    await open(page, pathname + search);
    const field = page.getByRole('searchbox', {name: 'Search the documentation'});
    await expect(field).toHaveValue('unbonding');
  });
});

test.describe('for crawlers', () => {
  test('robots.txt points to the sitemap on this host', async ({request}) => {
    const response = await request.get('/robots.txt');
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect((await response.text()).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      '',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ]);
  });

  test('security.txt is where RFC 9116 requires it', async ({request}) => {
    const response = await request.get('/.well-known/security.txt');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toMatch(/^Contact: https:\/\//m);
  });

  test('every document in the sitemap has the date of its last change', () => {
    test.skip(!hasHistory(), 'This clone has no history, so no dates are known.');
    const xml = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
    const undated = [...xml.matchAll(/<url>.*?<\/url>/g)]
      .map(([entry]) => entry)
      .filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/.test(entry))
      .map((entry) => new URL(/<loc>(.+?)<\/loc>/.exec(entry)?.[1] ?? '').pathname);
    // The URL of a post contains its date; lists and the home page change with other pages.
    expect(
      undated.filter((pathname) => pathname !== '/' && !pathname.startsWith('/blog/')),
    ).toEqual([]);
  });
});

/** Whether git knows when each file was changed. */
function hasHistory(): boolean {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, {cwd: BUILD, encoding: 'utf8', stdio: 'pipe'}).trim();
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

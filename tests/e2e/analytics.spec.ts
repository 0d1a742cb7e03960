import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {scriptErrors} from './pageErrors';
import {openAndSettle} from './open';

/** Bundles the analytics client as the site does when a tracking ID is configured. */
async function buildClient(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {
      contents: `import client from './plugins/analytics/client';\nwindow.client = client;`,
      resolveDir: path.resolve(__dirname, '../..'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: {'process.env.ANALYTICS_ID': '"G-TEST"'},
  });
  return outputFiles[0]?.text ?? '';
}

type UrlParts = {pathname: string; search: string; hash: string};
type Client = {
  onRouteDidUpdate: (update: {location: UrlParts; previousLocation: UrlParts | null}) => void;
};

async function loadClient(page: Page): Promise<void> {
  const script = await buildClient();
  await page.route('http://analytics.test/', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Test</title>'}),
  );
  await page.goto('http://analytics.test/');
  await page.addScriptTag({content: script});
}

/** Reports a route change to the client, as the framework does. */
function changeRoute(page: Page, to: string, from: string | null): Promise<void> {
  return page.evaluate(
    ([target, source]) => {
      const partsOf = (address: string) => {
        const {pathname, search, hash} = new URL(address, 'http://analytics.test');
        return {pathname, search, hash};
      };
      (window as unknown as {client: Client}).client.onRouteDidUpdate({
        location: partsOf(target),
        previousLocation: source === null ? null : partsOf(source),
      });
    },
    [to, from] as const,
  );
}

function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]));
}

test('each route change sets the path and sends one page view, with anonymized IP addresses', async ({
  page,
}) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await loadClient(page);
  await changeRoute(page, '/a/', null);
  await changeRoute(page, '/b/', '/a/');
  await changeRoute(page, '/b/', '/b/');
  // As in the framework's own plugin, a different query or hash counts as another page view.
  await changeRoute(page, '/b/?a=1', '/b/');
  await changeRoute(page, '/b/?a=1#c', '/b/?a=1');
  await changeRoute(page, '/b/?a=1#c', '/b/?a=1#c');
  await expect.poll(async () => (await commands(page)).length).toBe(10);
  const sent = await commands(page);
  expect(sent[1]).toEqual(['config', 'G-TEST', {anonymize_ip: true, send_page_view: false}]);
  expect(sent.slice(2)).toEqual([
    ['set', 'page_path', '/a/'],
    ['event', 'page_view'],
    ['set', 'page_path', '/b/'],
    ['event', 'page_view'],
    ['set', 'page_path', '/b/?a=1'],
    ['event', 'page_view'],
    ['set', 'page_path', '/b/?a=1#c'],
    ['event', 'page_view'],
  ]);
});

test('a blocked script logs one console error and breaks nothing', async ({page}) => {
  const messages: string[] = [];
  const errors = scriptErrors(page);
  page.on('console', (message) => {
    if (message.text().startsWith('[analytics]')) messages.push(message.text());
  });
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort());
  await loadClient(page);
  await expect
    .poll(() => messages)
    .toEqual(['[analytics] The analytics script failed to load, so page views are not counted.']);
  await changeRoute(page, '/a/', null);
  expect(errors).toEqual([]);
});

test('without a tracking ID, the site contains no analytics', async ({page}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await openAndSettle(page, '/');
  expect(requestedUrls.filter((url) => url.includes('googletagmanager'))).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

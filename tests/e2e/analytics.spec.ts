import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {scriptErrors} from './errorsOn';
import {openAndSettle} from './open';

/** The analytics module as it is built when a tracking id is configured. */
async function clientWithId(): Promise<string> {
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

type Visit = {pathname: string; search: string; hash: string};
type Client = {
  onRouteDidUpdate: (update: {location: Visit; previousLocation: Visit | null}) => void;
};

async function start(page: Page): Promise<void> {
  const script = await clientWithId();
  await page.route('http://analytics.test/', (route) =>
    route.fulfill({contentType: 'text/html', body: '<title>Test</title>'}),
  );
  await page.goto('http://analytics.test/');
  await page.addScriptTag({content: script});
}

/** Goes from one URL of the site to another, as the framework reports it. */
function visit(page: Page, to: string, from: string | null): Promise<void> {
  return page.evaluate(
    ([target, source]) => {
      const at = (address: string) => {
        const {pathname, search, hash} = new URL(address, 'http://analytics.test');
        return {pathname, search, hash};
      };
      (window as unknown as {client: Client}).client.onRouteDidUpdate({
        location: at(target),
        previousLocation: source === null ? null : at(source),
      });
    },
    [to, from] as const,
  );
}

function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as unknown[])]));
}

test('each route change sets the path and sends one view, with anonymous addresses', async ({
  page,
}) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await start(page);
  await visit(page, '/a/', null);
  await visit(page, '/b/', '/a/');
  await visit(page, '/b/', '/b/');
  // The framework's own rule for its plugin: a different query or hash is another view.
  await visit(page, '/b/?a=1', '/b/');
  await visit(page, '/b/?a=1#c', '/b/?a=1');
  await visit(page, '/b/?a=1#c', '/b/?a=1#c');
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
  const failures = scriptErrors(page);
  page.on('console', (message) => {
    if (message.text().startsWith('[analytics]')) messages.push(message.text());
  });
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort());
  await start(page);
  await expect
    .poll(() => messages)
    .toEqual(['[analytics] The analytics script failed to load, so page views are not counted.']);
  await visit(page, '/a/', null);
  expect(failures).toEqual([]);
});

test('without a tracking id the site contains no analytics', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openAndSettle(page, '/');
  expect(requested.filter((url) => url.includes('googletagmanager'))).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});

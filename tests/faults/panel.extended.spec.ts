// cspell:ignore mple
import {expect, test, type Page} from '@playwright/test';
import type {OperationDocument} from '../../api/schema/operation';
import {scriptErrors} from '../e2e/pageErrors';
import {open} from '../e2e/open';
import {openForm, waitForForm} from '../e2e/openForm';

const EPOCH = '/api/babylon-gRPC/epoch-info/';
const NODE = 'http://localhost:1317/**';
const DOCUMENT = '**/openapi/babylon-grpc/epoch-info.json';

const outcome = (page: Page) => page.getByRole('region', {name: 'Outcome'});
const server = (page: Page) => page.getByRole('combobox', {name: 'Server'});
const epoch = (page: Page) => page.getByRole('textbox', {name: /^epoch_num/});
const send = (page: Page) => page.getByRole('button', {name: 'Send', exact: true});
const owned = (page: Page) => page.evaluate(() => 'owned' in window);

async function openPanel(page: Page, path = EPOCH): Promise<void> {
  await open(page, path);
  await openForm(page);
}

/** Sends a request to a local node that responds with this body. */
async function sendToNode(
  page: Page,
  body: string,
  contentType = 'application/json',
): Promise<void> {
  const headers = {'Access-Control-Allow-Origin': '*'};
  await page.route(NODE, (route) => route.fulfill({body, contentType, headers}));
  await openPanel(page);
  await server(page).selectOption('local');
  await epoch(page).fill('1');
  await send(page).click();
}

const MARKUP = '<img src=x onerror="window.owned=1"><script>window.owned=1</script>';

test('markup in a response is rendered as text', async ({page}) => {
  await sendToNode(page, JSON.stringify({epoch: MARKUP}));
  await expect(outcome(page)).toContainText('<script>window.owned=1</script>');
  expect(await outcome(page).locator('img, script').count()).toBe(0);
  expect(await owned(page)).toBe(false);
});

test('markup in an API document is rendered as text', async ({page}) => {
  await page.route(DOCUMENT, async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as OperationDocument;
    const text = JSON.stringify(document).replace(
      /"(summary|description|title)":"/g,
      (start) => `${start}${MARKUP.replaceAll('"', '\\"')}`,
    );
    await route.fulfill({response, body: text});
  });
  await openPanel(page);
  await expect(epoch(page)).toBeVisible();
  expect(await page.locator('.rq').locator('img, script').count()).toBe(0);
  expect(await owned(page)).toBe(false);
});

test('a 50 MB response is offered as a file, and the page stays usable', async ({page}) => {
  await sendToNode(page, `["${'a'.repeat(50_000_000)}"]`);
  await expect(outcome(page)).toContainText('too large to show');
  await expect(epoch(page)).toBeEditable();
});

test('JSON that is 100,000 levels deep does not freeze the page', async ({page}) => {
  const errors = scriptErrors(page);
  await sendToNode(page, '['.repeat(100_000) + ']'.repeat(100_000));
  await expect(outcome(page)).toContainText(/^200 in/);
  await expect(epoch(page)).toBeEditable();
  expect(errors).toEqual([]);
});

test('bidirectional control characters in a response are made visible', async ({page}) => {
  await sendToNode(page, JSON.stringify({epoch: 'a\u202eb'}));
  await expect(outcome(page)).toContainText('\\u202e');
  expect(await outcome(page).innerText()).not.toContain('\u202e');
});

test('a hostile URL for a custom server is rejected, and nothing is sent', async ({page}) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).host));
  await openPanel(page);
  await server(page).selectOption('custom');
  const address = page.getByRole('textbox', {name: 'URL of your server'});
  for (const [url, reason] of [
    ['javascript:alert(1)', /must begin with https/],
    ['http://evil.example', /localhost, 127/],
    ['https://babylonlabs.io@evil.example', /name or password/],
    ['https://node.example\u202e', /invisible/],
    ['https://exa mple', /space/],
  ] as const) {
    await address.fill(url);
    await expect(address).toHaveAccessibleDescription(reason);
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  }
  expect(hosts.filter((host) => /evil/.test(host))).toEqual([]);
});

test('a link never presets a custom server', async ({page}) => {
  for (const name of ['https://evil.example', 'custom', 'own', 'own https://evil.example']) {
    await open(page, `${EPOCH}?epoch_num=5&server=${encodeURIComponent(name)}`);
    await waitForForm(page);
    await expect(server(page)).toHaveValue('bbn-1');
  }
});

test('a network chosen for one API does not apply to another', async ({page}) => {
  await openPanel(page);
  await server(page).selectOption('bbn-test-6');
  for (const path of ['/api/comet-bft/block/', '/api/staking-api/get-health-check/']) {
    await openPanel(page, path);
    await expect(server(page)).toHaveValue('bbn-1');
  }
  await openPanel(page);
  await expect(server(page)).toHaveValue('bbn-test-6');
});

test('a broadcast asks for confirmation first, with Cancel focused', async ({page}) => {
  const requestedUrls: string[] = [];
  await page.route(NODE, async (route) => {
    requestedUrls.push(route.request().url());
    const headers = {'Access-Control-Allow-Origin': '*'};
    await route.fulfill({body: '{}', contentType: 'application/json', headers});
  });
  await page.route(DOCUMENT, async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as OperationDocument;
    await route.fulfill({response, json: {...document, broadcasts: true}});
  });
  await openPanel(page);
  await server(page).selectOption('local');
  await epoch(page).fill('2');
  await send(page).click();
  const dialog = page.getByRole('dialog', {name: 'Send to local node?'});
  await expect(dialog.getByRole('button', {name: 'Cancel'})).toBeFocused();
  expect(requestedUrls).toEqual([]);
  await dialog.getByRole('button', {name: 'Send to local node'}).click();
  await expect(outcome(page)).toContainText('200 in');
  expect(requestedUrls).toHaveLength(1);
});

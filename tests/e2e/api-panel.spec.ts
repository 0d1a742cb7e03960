import {AxeBuilder} from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import type {OperationDocument} from '../../api/schema/operation';
import {open, saveData} from './open';
import {formToggle, openForm, waitForForm} from './openForm';
import {startFaultyNode, startMock, type Stop} from './panelNode';

test.beforeEach(({page}) => saveData(page));

const EPOCH = '/api/babylon-gRPC/epoch-info/';
const DOCUMENT = '**/openapi/babylon-grpc/epoch-info.json';

// The tests run one at a time, because all need the only port that the CSP allows for a local gateway.
test.describe.configure({mode: 'default'});

const outcome = (page: Page) => page.getByRole('region', {name: 'Outcome'});
const send = (page: Page) => page.getByRole('button', {name: 'Send', exact: true});
const epoch = (page: Page) => page.getByRole('textbox', {name: /^epoch_num/});
const server = (page: Page) => page.getByRole('combobox', {name: 'Server'});

/** Opens the panel of an operation and chooses the local node. */
async function openPanel(page: Page, path = EPOCH): Promise<void> {
  await open(page, path);
  await openForm(page);
  await server(page).selectOption('local');
}

async function sendEpoch(page: Page, value: string): Promise<void> {
  await epoch(page).fill(value);
  await send(page).click();
}

/** Changes the published operation while the page loads it. */
async function patchOperation(page: Page, changes: Partial<OperationDocument>): Promise<void> {
  await page.route(DOCUMENT, async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as OperationDocument;
    await route.fulfill({response, json: {...document, ...changes}});
  });
}

test.describe('with a node that responds as documented', () => {
  let stop: Stop;
  test.beforeAll(async () => {
    stop = await startMock('openapi/babylon-grpc.json');
  });
  test.afterAll(async () => stop());

  test('a request with the example gets the documented response', async ({page}) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logged.push(message.text());
    });
    await openPanel(page);
    await page.getByRole('button', {name: 'Fill with example for epoch_num'}).click();
    await send(page).click();
    await expect(outcome(page)).toContainText(/^200 in [\d.]+ m?s, /);
    await expect(outcome(page)).toContainText('Every field is as documented.');
    await expect(outcome(page).getByRole('treeitem').first()).toContainText('1 field');
    await expect(page.getByRole('status').filter({hasText: /^200 in/})).toHaveCount(1);
    await expect(send(page)).toBeFocused();
    // The styles loaded with the panel apply under the CSP, without violations.
    await expect(outcome(page).getByRole('tree')).toHaveCSS('max-height', '480px');
    expect(logged).toEqual([]);
  });

  test('the URL contains the values of the form, and opening it sends nothing', async ({
    page,
    context,
  }) => {
    await openPanel(page);
    await epoch(page).fill('7');
    await expect(page).toHaveURL(`${EPOCH}?epoch_num=7&server=local`);
    const link = page.url();
    const other = await context.newPage();
    const requestedUrls: string[] = [];
    other.on('request', (request) => {
      if (request.url().includes(':1317')) requestedUrls.push(request.url());
    });
    await open(other, link);
    await waitForForm(other);
    await expect(epoch(other)).toHaveValue('7');
    await expect(server(other)).toHaveValue('local');
    expect(requestedUrls).toEqual([]);
  });

  test('an invalid value is reported before anything is sent', async ({page}) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(':1317')) requestedUrls.push(request.url());
    });
    await openPanel(page);
    await send(page).click();
    await expect(epoch(page)).toBeFocused();
    await expect(epoch(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(epoch(page)).toHaveAccessibleDescription(/Enter a value for epoch_num\./);
    await sendEpoch(page, '18446744073709551616');
    await expect(epoch(page)).toHaveAccessibleDescription(/Enter 18446744073709551615 or less\./);
    await epoch(page).fill('1');
    await expect(epoch(page)).toHaveAttribute('aria-invalid', 'false');
    expect(requestedUrls).toEqual([]);
  });

  for (const code of [400, 500]) {
    test(`error ${code} is shown with the node's message`, async ({page}) => {
      await page.route('http://localhost:1317/**', async (route) => {
        await route.continue({headers: {...route.request().headers(), prefer: `code=${code}`}});
      });
      await openPanel(page);
      await sendEpoch(page, '5');
      await expect(outcome(page)).toContainText(`Error ${code} in`);
      await expect(outcome(page)).toContainText('"message": "');
      await expect(outcome(page)).toContainText('Every field is as documented.');
    });
  }

  test('the panel works with the keyboard alone', async ({page}) => {
    await open(page, EPOCH);
    await formToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(epoch(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('l');
    await page.keyboard.press('y');
    await server(page).selectOption('local');
    await epoch(page).focus();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toContainText('200 in');
    const rows = outcome(page).getByRole('treeitem');
    const count = await rows.count();
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(rows).not.toHaveCount(count);
    await page.keyboard.press('ArrowRight');
    await expect(rows).toHaveCount(count);
    await page.keyboard.press('End');
    await expect(rows.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rows.first()).toBeFocused();
  });

  test('Ctrl+Enter sends the request, the response replaces the example, and Escape returns to the form', async ({
    page,
  }) => {
    await openPanel(page);
    const example = page.getByRole('heading', {name: 'Example response'});
    await expect(example).toBeVisible();
    await epoch(page).fill('5');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status').filter({hasText: /^200 in/})).toHaveCount(1);
    await expect(outcome(page)).toBeInViewport();
    await expect(example).toBeHidden();
    await outcome(page).getByRole('treeitem').first().focus();
    await page.keyboard.press('Escape');
    await expect(epoch(page)).toBeFocused();
    await outcome(page).getByRole('button', {name: 'Show the example again'}).click();
    await expect(example).toBeVisible();
    await expect(outcome(page)).toHaveCount(0);
    await expect(epoch(page)).toBeFocused();
  });

  for (const {theme, tag} of [
    {theme: 'light', tag: []},
    {theme: 'dark', tag: '@extended'},
  ]) {
    test(
      `the panel and the outcome are accessible in ${theme} mode, and fit in 320 px`,
      {tag},
      async ({page}) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await page.setViewportSize({width: 320, height: 800});
        await openPanel(page);
        await send(page).click();
        await sendEpoch(page, '5');
        await expect(outcome(page)).toContainText('200 in');
        const {violations} = await new AxeBuilder({page}).include('.api-interactive').analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        const overflowing = await page.evaluate(() =>
          [...document.querySelectorAll('.api-interactive > *, .rq > *, form > *, section > *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth)
            .map((element) => element.className),
        );
        expect(overflowing).toEqual([]);
      },
    );
  }
});

test.describe('with a node that misbehaves', () => {
  let stop: Stop;
  let paths: string[];
  test.beforeAll(async () => {
    ({stop, paths} = await startFaultyNode());
  });
  test.afterAll(async () => stop());

  const owned = (page: Page) => page.evaluate(() => 'owned' in window);

  test('a 404 response is shown with its body', async ({page}) => {
    await openPanel(page);
    await sendEpoch(page, '404');
    await expect(outcome(page)).toContainText('Error 404 in');
    await expect(outcome(page)).toContainText('"no such epoch"');
  });

  test('differences from the documentation are listed and marked', async ({page}) => {
    await openPanel(page);
    await sendEpoch(page, '1');
    const table = outcome(page).getByRole('region', {name: 'Differs from the documentation'});
    await expect(table.getByRole('row', {name: /\/epoch\/extra/})).toContainText('not documented');
    await expect(
      outcome(page).getByRole('treeitem', {name: /"extra".*\\u202eb.*differs/}),
    ).toBeVisible();
    // Every digit is shown, and nothing in a response is rendered as markup.
    await expect(outcome(page)).toContainText('"18446744073709551615"');
    await expect(outcome(page)).toContainText('<script>window.owned=1</script>');
    expect(await owned(page)).toBe(false);
    await table.getByRole('button', {name: '/epoch/extra'}).click();
    await expect(outcome(page).getByRole('treeitem', {name: /"extra"/})).toBeFocused();
  });

  test('a number above 2^53 keeps all its digits when it is shown and copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPanel(page);
    await sendEpoch(page, '2');
    await expect(outcome(page)).toContainText('9007199254740993');
    await outcome(page).getByRole('button', {name: 'Copy response'}).click();
    await expect(outcome(page).getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('{\n  "number": 9007199254740993\n}');
  });

  test('HTML is shown as text', async ({page}) => {
    await openPanel(page);
    await sendEpoch(page, '3');
    await expect(outcome(page)).toContainText('not shown as JSON');
    await expect(outcome(page)).toContainText('the server calls it text/html');
    await expect(outcome(page)).toContainText('<img src=x onerror="owned=1">');
    expect(await outcome(page).locator('img, script').count()).toBe(0);
    expect(await owned(page)).toBe(false);
  });

  test('a 5 MB response is offered as a file', async ({page}) => {
    await openPanel(page);
    await sendEpoch(page, '4');
    await expect(outcome(page)).toContainText('too large to show');
    const download = page.waitForEvent('download');
    await outcome(page).getByRole('button', {name: 'Download response'}).click();
    expect((await download).suggestedFilename()).toBe('epoch-info.json');
  });

  test('a CORS failure is reported as far as the browser reveals it, with the curl command', async ({
    page,
  }) => {
    await openPanel(page);
    await sendEpoch(page, '5');
    await expect(outcome(page)).toContainText('No response after');
    await expect(outcome(page)).toContainText('The browser does not tell this page which');
    await expect(outcome(page)).toContainText("curl 'http://localhost:1317/");
  });

  test('a redirect is not followed', async ({page}) => {
    await openPanel(page);
    paths.length = 0;
    await sendEpoch(page, '6');
    await expect(outcome(page)).toContainText('Redirected, not followed');
    expect(paths).toHaveLength(1);
  });

  test('a request to a silent node times out after 30 seconds', async ({page}) => {
    await page.clock.install();
    await openPanel(page);
    paths.length = 0;
    await sendEpoch(page, '7');
    await expect.poll(() => paths.length).toBe(1);
    await page.clock.fastForward(29_000);
    await expect(page.getByRole('button', {name: 'Abort'})).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(outcome(page)).toContainText('Timed out after 30.0 s');
  });

  test('a response that arrives very slowly can be aborted', async ({page}) => {
    await openPanel(page);
    await sendEpoch(page, '8');
    await page.getByRole('button', {name: 'Abort'}).click();
    await expect(outcome(page)).toContainText('Aborted after');
    await expect(send(page)).toBeFocused();
    await sendEpoch(page, '2');
    await expect(outcome(page)).toContainText('200 in');
  });

  test('a broadcast asks for confirmation, and Cancel has the focus', async ({page}) => {
    await patchOperation(page, {broadcasts: true});
    await openPanel(page);
    paths.length = 0;
    await sendEpoch(page, '2');
    const dialog = page.getByRole('dialog', {name: 'Send to local node?'});
    await expect(dialog).toContainText('http://localhost:1317');
    await expect(dialog.getByRole('button', {name: 'Cancel'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(send(page)).toBeFocused();
    expect(paths).toEqual([]);
    await send(page).click();
    await dialog.getByRole('button', {name: 'Send to local node'}).click();
    await expect(outcome(page)).toContainText('200 in');
    expect(paths).toHaveLength(1);
  });
});

test('a refused connection is reported with the curl command', async ({page}) => {
  await openPanel(page);
  await sendEpoch(page, '1');
  await expect(outcome(page)).toContainText('No response after');
  await expect(outcome(page).getByRole('group', {name: 'curl command'})).toContainText(
    "curl 'http://localhost:1317/babylon/epoching/v1/epochs/1'",
  );
});

test('the page sends nothing to a custom server, and explains why', async ({page}) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).host));
  await openPanel(page);
  await server(page).selectOption('custom');
  const address = page.getByRole('textbox', {name: 'URL of your server'});
  await address.fill('javascript:alert(1)');
  await expect(address).toHaveAccessibleDescription(/must begin with https/);
  await address.fill('https://us\u0435r.example/api');
  await expect(address).toHaveAccessibleDescription(/letters from another alphabet/);
  await address.fill('https://node.example/api');
  await epoch(page).fill('5');
  await expect(page.getByText('This page cannot send to https://node.example/api')).toBeVisible();
  await expect(page.getByRole('group', {name: 'curl command'})).toContainText(
    "curl 'https://node.example/api/babylon/epoching/v1/epochs/5'",
  );
  await expect(send(page)).toHaveCount(0);
  // The server is remembered, but isn't part of the URL.
  await expect(page).toHaveURL(`${EPOCH}?epoch_num=5`);
  await page.reload();
  await waitForForm(page);
  await expect(page.getByRole('textbox', {name: 'URL of your server'})).toHaveValue(
    'https://node.example/api',
  );
  expect(hosts.filter((host) => host.includes('node.example'))).toEqual([]);
});

test('a link cannot preset a custom server', async ({page}) => {
  for (const name of ['https://evil.example', 'custom', 'own', 'own https://evil.example']) {
    await open(page, `${EPOCH}?epoch_num=5&server=${encodeURIComponent(name)}`);
    await waitForForm(page);
    await expect(epoch(page)).toHaveValue('5');
    await expect(server(page)).toHaveValue('bbn-1');
  }
});

test('samples use the values of the form, and the example value of an empty field', async ({
  page,
}) => {
  await open(page, EPOCH);
  const sample = (name: string) => page.getByRole('group', {name: `Request: ${name}`});
  const curl = sample('curl');
  await expect(curl).toContainText(/^.*curl 'https:[^']+\/epochs\/\d+'/);
  await openPanel(page);
  await expect(curl).toContainText(/curl 'http:\/\/localhost:1317\/[^']+\/epochs\/\d+'/);
  await epoch(page).fill('42');
  await expect(curl).toContainText("curl 'http://localhost:1317/babylon/epoching/v1/epochs/42'");
  await page.getByRole('tab', {name: 'Go', exact: true}).click();
  const go = sample('Go');
  await expect(go).toContainText('client.Get("http://localhost:1317/');
  await page.getByRole('tab', {name: 'grpcurl'}).click();
  await expect(sample('grpcurl')).toContainText('{"epoch_num":"42"}');
});

test('a form that fails to load can be opened again', async ({page}) => {
  await page.route(DOCUMENT, (route) => route.abort());
  await open(page, EPOCH);
  await formToggle(page).click();
  await expect(page.getByText('The form could not be loaded.')).toBeVisible();
  await page.unroute(DOCUMENT);
  await openForm(page);
  await expect(epoch(page)).toBeVisible();
});
